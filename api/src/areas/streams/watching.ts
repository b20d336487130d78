import type { contract } from '@loan-kereta/sdk/contract';
import type { Background } from '../../background.ts';
import { ApiError } from '../../http/errors.ts';
import type { Feed, Follower } from '../../http/events.ts';
import { Rounds } from '../../rounds.ts';
import type { Audience, Watched } from './service.ts';

type Events = (typeof contract.streams.watch)['events'];

/** How often a process looks for changes, while somebody watches: what an overlay shows is hardly further behind. */
const lookMilliseconds = 150;
/** How long after a failure it looks again, at most. */
const longestPause = 2000;
/** How often it notes who watches, for the advisor to see. */
const noteMilliseconds = 10_000;
/** Connections of one stream, and of all, that a process holds. */
const limits = { ofStream: 10, ofProcess: 1000 };

interface Watcher {
  readonly id: number;
  readonly advisorId: number;
  readonly follower: Follower<Events>;
  /** What it has been told. */
  told: string | undefined;
}

/**
 * The overlays, or the sources, that follow by this process. Any process may have made the change that they wait for, so
 * each asks the database, at once for all of its own, and not at all while it has none.
 */
export class Watching {
  readonly #audience: Audience;
  readonly #background: Background;
  readonly #watchers = new Set<Watcher>();
  readonly #rounds: Rounds;
  #noted = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(audience: Audience, background: Background) {
    this.#audience = audience;
    this.#background = background;
    this.#rounds = new Rounds('follow live streams', lookMilliseconds, () => this.#look(), longestPause);
  }

  /**
   * What tells an overlay of its stream: first how it is, unless that is what the overlay was told `last`.
   * @throws {ApiError} `too_many_watchers`; `unavailable` when the process holds as many as it may, or is about to end
   */
  feed({ id, advisorId }: Watched, last: string): Feed<Events> {
    const all = [...this.#watchers];
    if (all.filter(watcher => watcher.advisorId === advisorId).length >= limits.ofStream)
      throw new ApiError('too_many_watchers');
    if (this.#closed || all.length >= limits.ofProcess) throw new ApiError('unavailable');
    return follower => {
      const watcher: Watcher = { id, advisorId, follower, told: last };
      if (this.#closed) follower.end();
      this.#watchers.add(watcher);
      this.#noted = Number.NEGATIVE_INFINITY;
      this.#rounds.start(this.#background);
      return () => this.#leave(watcher);
    };
  }

  /** Ends every answer, for the overlays to come back to another process, and takes no more. */
  close(): void {
    this.#closed = true;
    for (const { follower } of this.#watchers) follower.end();
  }

  #leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    if (this.#watchers.size === 0) this.#rounds.stop();
    if (![...this.#watchers].some(other => other.id === watcher.id))
      this.#background.run('note that a watcher has gone', () => this.#audience.noteGone(watcher.id));
  }

  async #look(): Promise<void> {
    const watchers = [...this.#watchers];
    const ids = [...new Set(watchers.map(watcher => watcher.id))];
    const states = await this.#audience.statesOf(ids);
    for (const watcher of watchers) {
      const now = states.get(watcher.id);
      const id = now ? `${watcher.id}.${now.version}` : 'clear';
      if (now === undefined) {
        watcher.follower.tell('end', {});
        watcher.follower.end();
      } else if (now === null) {
        if (watcher.told !== id) watcher.follower.tell('clear', {}, id);
        watcher.told = id;
      } else if (id !== watcher.told) {
        watcher.told = id;
        watcher.follower.tell('state', now.state, id);
      }
    }
    if (performance.now() - this.#noted < noteMilliseconds) return;
    this.#noted = performance.now();
    const here = new Set([...this.#watchers].map(watcher => watcher.id));
    await this.#audience.noteSeen([...states.keys()].filter(id => here.has(id)));
  }
}
