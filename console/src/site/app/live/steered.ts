import type { StreamState } from '@loan-kereta/sdk/contract';
import type { Options } from '@loan-kereta/sdk/embed';
import { isRecord } from '@loan-kereta/sdk/rules';
import { storage, tabStorage } from '../../../browser/storage.ts';
import { tabChannel } from '../../../browser/tab-channel.ts';

const steeredKey = 'lk.steered.v1';
/** Names the tab that took an account's stream last. A tab that is loading hears no message, but reads this. */
const takerKey = 'lk.stream-taker.v1';
/** The name of this tab. */
const tabKey = 'lk.stream-tab.v1';

/** Says that the tab which tells it steers the stream of an account from now on. */
interface Taken {
  readonly type: 'STREAM_TAKEN';
  readonly userId: number;
}

const isTaken = (data: unknown): data is Taken =>
  isRecord(data) && data.type === 'STREAM_TAKEN' && typeof data.userId === 'number';

const taken = tabChannel('live_stream', isTaken);

/** Listens for another tab that takes the stream. @returns a function that stops it */
export const onTaken = taken.hear;

/** Takes an account's stream from the other tabs of this session, which the server cannot tell apart. */
export function takeStream(userId: number): void {
  const tab = tabStorage.read(tabKey) ?? Math.random().toString(36).slice(2);
  tabStorage.write(tabKey, tab);
  storage.write(takerKey, JSON.stringify({ userId, tab }));
  taken.tell({ type: 'STREAM_TAKEN', userId });
}

/** Stores what this tab sends to an account's stream, so that the tab goes on with it after a reload. */
export function keepSteered(userId: number, state: StreamState): void {
  tabStorage.write(steeredKey, JSON.stringify({ userId, state }));
}

/** This tab steers no stream any more. */
export const forgetSteered = (): void => tabStorage.remove(steeredKey);

/** What this tab has on air for an account. */
function steeredBy(userId: number): StreamState | undefined {
  const kept = tabStorage.readRecord(steeredKey);
  const last = storage.readRecord(takerKey);
  const isTakenElsewhere = last?.userId === userId && last.tab !== tabStorage.read(tabKey);
  if (kept?.userId !== userId || isTakenElsewhere) return undefined;
  // The key has the version of this shape.
  return kept.state as StreamState;
}

/** Whether this tab steers the live stream of an account. */
export const isSteering = (userId: number | undefined): boolean =>
  userId !== undefined && steeredBy(userId) !== undefined;

/** What the calculator of an account starts from: the figures that are on air by this tab; nothing where none are. */
export function steeredOptions(userId: number): Options {
  const state = steeredBy(userId);
  if (!state) return {};
  const { model, variant, years, deposit, rate, rate_kind = null, method } = state;
  const figures = { years: `${years}`, deposit: `${deposit}`, rate: `${rate}` };
  return { model, variant, ...figures, 'rate-kind': rate_kind, method };
}
