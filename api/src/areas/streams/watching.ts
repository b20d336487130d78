import type { contract } from '@loan-kereta/sdk/contract';
import type { Background } from '../../background.ts';
import { ApiError } from '../../http/errors.ts';
import type { Feed, Follower } from '../../http/events.ts';
import { Rounds } from '../../rounds.ts';
import type { StreamsService } from './service.ts';

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
  readonly overlayId: number;
  readonly advisorId: number;
  readonly follower: Follower<Events>;
  /** What it has been told. */
  told: string | undefined;
}

/**
 * The overlays that follow by this process. Any process may have made the change that they wait for, so each asks the
 * database, in one query for all of its overlays, and not at all while it has none.
 */
export class Watching {
  readonly #streams: StreamsService;
  readonly #background: Background;
  readonly #watchers = new Set<Watcher>();
  readonly #rounds: Rounds;
  #noted = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(streams: StreamsService, background: Background) {
    this.#streams = streams;
    this.#background = background;
    this.#rounds = new Rounds('follow live streams', lookMilliseconds, () => this.#look(), longestPause);
  }

  /**
   * What tells an overlay of its stream: first how it is, unless that is what the overlay was told `last`.
   * @throws {ApiError} `too_many_watchers`; `unavailable` when the process holds as many as it may, or is about to end
   */
  feed(overlay: { readonly overlayId: number; readonly advisorId: number }, last: string): Feed<Events> {
    const all = [...this.#watchers];
    if (all.filter(({ advisorId }) => advisorId === overlay.advisorId).length >= limits.ofStream)
      throw new ApiError('too_many_watchers');
    if (this.#closed || all.length >= limits.ofProcess) throw new ApiError('unavailable');
    return follower => {
      const watcher = { ...overlay, follower, told: last };
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
    const { overlayId } = watcher;
    if (this.#watchers.size === 0) this.#rounds.stop();
    if (![...this.#watchers].some(other => other.overlayId === overlayId))
      this.#background.run('note that an overlay has gone', () => this.#streams.noteGone(overlayId));
  }

  async #look(): Promise<void> {
    const watchers = [...this.#watchers];
    const ids = [...new Set(watchers.map(({ overlayId }) => overlayId))];
    const states = await this.#streams.statesOf(ids);
    for (const watcher of watchers) {
      const now = states.get(watcher.overlayId);
      const id = `${watcher.overlayId}.${now?.version}`;
      if (!now) {
        watcher.follower.tell('end', {});
        watcher.follower.end();
      } else if (id !== watcher.told) {
        watcher.told = id;
        watcher.follower.tell('state', now.state, id);
      }
    }
    if (performance.now() - this.#noted < noteMilliseconds) return;
    this.#noted = performance.now();
    await this.#streams.noteSeen([...states.keys()]);
  }
}
