import { nextTask } from './next-task.ts';

/** How long a part that could not be fetched is waited for before it is asked for again, in ms; less once there is a connection. */
const pause = 5000;

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
 */
export const patiently = <Part>(fetchPart: () => Promise<Part>): Promise<Part> =>
  nextTask()
    .then(fetchPart)
    .catch(async () => {
      await whenConnected();
      return patiently(fetchPart);
    });
