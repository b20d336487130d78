import type { StreamState } from '@loan-kereta/sdk/contract';
import { ApiProblem, api } from '../../../api/api.ts';

/** The time between two changes on their way, in ms: fast enough for a finger that drags. */
const betweenMilliseconds = 100;
const againMilliseconds = 1000;
const timeout = 4000;

interface Told {
  /** Whether what is wanted reaches the server; it is tried again and again until it does. */
  readonly onOffline: (offline: boolean) => void;
  /** The server takes no more: this device steers no stream, or may not. */
  readonly onRefused: (problem: ApiProblem) => void;
}

export interface Sender {
  /** Has the overlays show this. What was wanted before and is not on its way yet is passed over. */
  send(state: StreamState): void;
  stop(): void;
}

const isRefusal = (failure: unknown): failure is ApiProblem =>
  failure instanceof ApiProblem &&
  failure.status >= 400 &&
  failure.status < 500 &&
  ![408, 429].includes(failure.status);

/**
 * Sends what overlays are to show: one at a time, so that they come in their order, and the newest at last. What was given
 * up without an answer may arrive yet, after what was sent next: the newest is sent once more then.
 */
export function createSender({ onOffline, onRefused }: Told): Sender {
  let wanted: StreamState | undefined;
  let sending = false;
  let stopped = false;
  let isUnsure = false;
  let hurry: () => void = () => {};

  const pause = (milliseconds: number) =>
    new Promise<void>(resolve => {
      hurry = resolve;
      setTimeout(resolve, milliseconds);
    });

  /** @returns how long to wait before what comes next, in ms */
  async function attempt(state: StreamState): Promise<number> {
    try {
      await api.streams.steer({ body: state, timeout });
      onOffline(false);
      if (isUnsure) {
        isUnsure = false;
        return againMilliseconds;
      }
      if (wanted === state) wanted = undefined;
      return betweenMilliseconds;
    } catch (failure) {
      if (stopped) return 0;
      if (isRefusal(failure)) {
        wanted = undefined;
        onRefused(failure);
        return 0;
      }
      const wait = failure instanceof ApiProblem ? failure.retryAfter : undefined;
      if (wait === undefined) {
        isUnsure = true;
        onOffline(true);
      }
      return wait === undefined ? againMilliseconds : wait * 1000;
    }
  }

  async function sendAll(): Promise<void> {
    sending = true;
    while (wanted && !stopped) await pause(await attempt(wanted));
    sending = false;
  }

  const again = () => hurry();
  window.addEventListener('online', again);
  return {
    send(state) {
      wanted = state;
      if (!sending) void sendAll();
    },
    stop() {
      stopped = true;
      window.removeEventListener('online', again);
      hurry();
    },
  };
}
