import type { StreamState } from '@loan-kereta/sdk/contract';
import type { Options } from '@loan-kereta/sdk/embed';
import { isRecord } from '@loan-kereta/sdk/rules';
import { tabStorage } from '../../../browser/storage.ts';
import { tabChannel } from '../../../browser/tab-channel.ts';

const steeredKey = 'lk.steered.v1';

/** Says that the tab which tells it steers the stream of an account from now on. */
interface Taken {
  readonly type: 'STREAM_TAKEN';
  readonly userId: number;
}

const isTaken = (data: unknown): data is Taken =>
  isRecord(data) && data.type === 'STREAM_TAKEN' && typeof data.userId === 'number';

/** By which the tabs of one session settle which of them steers: the server knows the session only. */
export const { tell: tellTaken, hear: onTaken } = tabChannel('live_stream', isTaken);

/** Keeps what an account's stream shows by this tab, so that a page that is loaded anew goes on with it. */
export function keepSteered(userId: number, state: StreamState): void {
  tabStorage.write(steeredKey, JSON.stringify({ userId, state }));
}

/** This tab steers no stream any more. */
export const forgetSteered = (): void => tabStorage.remove(steeredKey);

/** What this tab has on air for an account. */
function steeredBy(userId: number): StreamState | undefined {
  const kept = tabStorage.readRecord(steeredKey);
  // As this page wrote it: the version of its form is in the key.
  return kept?.userId === userId ? (kept.state as StreamState) : undefined;
}

/** Whether this tab steers the live stream of an account. */
export const isSteering = (userId: number | undefined): boolean =>
  userId !== undefined && steeredBy(userId) !== undefined;

/** What the calculator of an account starts from: the figures that are on air by this tab; nothing where none are. */
export function steeredOptions(userId: number): Options {
  const state = steeredBy(userId);
  if (!state) return {};
  const { model, variant, years, deposit, rate, method } = state;
  return { model, variant, years: `${years}`, deposit: `${deposit}`, rate: `${rate}`, method };
}
