import { nextTask } from './next-task.ts';
import { isReachable } from './reachable.ts';

/** How long a part that could not be fetched is waited for before it is asked for again, in ms; less once there is a connection. */
const pause = 5000;
/** How often a server that answers may have no such part before it is one of a version that is no more. */
const mostMissed = 3;

/** The page is of a version that is no more: to load it anew is all that helps. */
export class Outdated extends Error {
  override readonly name = 'Outdated';

  constructor(cause: unknown) {
    super('A part of the page is of a version that is no more.', { cause });
  }
}

/** Waits until there may be a connection again. */
export const whenConnected = (): Promise<void> =>
  new Promise(resolve => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, pause);
  });

/**
 * Fetches a part of a page that comes after it, as often as it takes: a page that is there is worth more than what is
 * still to come to it, so that a connection that is lost between the two takes nothing away. It begins once what asks for
 * it is drawn: to name what a part is made of, dozens of files, takes a slow phone longer than a frame.
 * @throws {Outdated} where the server answers and has no such part any more
 */
export const patiently = <Part>(fetchPart: () => Promise<Part>, missed = 0): Promise<Part> =>
  nextTask()
    .then(fetchPart)
    .catch(async fault => {
      const missedNow = (await isReachable()) ? missed + 1 : missed;
      if (missedNow === mostMissed) throw new Outdated(fault);
      await whenConnected();
      return patiently(fetchPart, missedNow);
    });
