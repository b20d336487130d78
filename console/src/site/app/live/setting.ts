import type { StreamState } from '@loan-kereta/sdk/contract';
import { linePattern, longestStreamNote, type StreamFormat, streamFormats } from '@loan-kereta/sdk/rules';
import { create } from 'zustand';
import { storage, tabStorage } from '../../../browser/storage.ts';

const storageKey = 'lk.stream-setting.v1';

/** The form of the stream and what stands beside the figures. */
export interface StreamSetting {
  readonly format: StreamFormat;
  readonly note: string;
  /** Whether the stream shows nothing; until it ends. */
  readonly hidden: boolean;
  /** The length of the countdown in minutes, and its end as an ISO time; undefined without one. */
  readonly minutes: number | undefined;
  readonly until: string | undefined;
}

const endOfStream = { hidden: false, minutes: undefined, until: undefined };

/** Form and note of the last stream, and, after a reload of this tab, what belongs to the stream that is on. */
function stored(): StreamSetting {
  const { format, note } = storage.readRecord(storageKey) ?? {};
  const { hidden, minutes, until } = tabStorage.readRecord(storageKey) ?? {};
  const isCounting =
    typeof minutes === 'number' && typeof until === 'string' && Date.parse(until) > Date.now();
  return {
    format: streamFormats.find(each => each === format) ?? 'calculator',
    note: typeof note === 'string' ? note.slice(0, longestStreamNote) : '',
    ...endOfStream,
    hidden: hidden === true,
    ...(isCounting && { minutes, until }),
  };
}

export const useStreamSetting = create<StreamSetting>()(stored);

// A full or closed storage keeps the setting for this visit.
useStreamSetting.subscribe(({ format, note, ...ofStream }) => {
  storage.write(storageKey, JSON.stringify({ format, note }));
  tabStorage.write(storageKey, JSON.stringify(ofStream));
});

/** Ends what belongs to one stream: it is not hidden, and counts to nothing. */
export const endStreamSetting = (): void => useStreamSetting.setState(endOfStream);

/** The state of a stream with its setting. Characters that a line may not have, such as a pasted number's marks, become spaces. */
export function withSetting(state: StreamState, { format, hidden, note, until }: StreamSetting): StreamState {
  const line = Array.from(note, letter => (linePattern.test(letter) ? letter : ' '))
    .join('')
    .trim();
  return { ...state, format, hidden, ...(line && { note: line }), ...(until && { until }) };
}
