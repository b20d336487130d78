import type { StreamState } from '@loan-kereta/sdk/contract';
import { longestStreamNote, type StreamFormat, streamFormats } from '@loan-kereta/sdk/rules';
import { create } from 'zustand';
import { storage } from '../../../browser/storage.ts';

const storageKey = 'lk.stream-setting.v1';

/** The form of the stream and what stands beside the figures; the same on the next evening, but for the countdown. */
export interface StreamSetting {
  readonly format: StreamFormat;
  readonly hidden: boolean;
  readonly note: string;
  /** The end of the countdown, as an ISO time; undefined without one. */
  readonly until: string | undefined;
}

function stored(): StreamSetting {
  const { format, note } = storage.readRecord(storageKey) ?? {};
  return {
    format: streamFormats.find(each => each === format) ?? 'calculator',
    note: typeof note === 'string' ? note.slice(0, longestStreamNote) : '',
    hidden: false,
    until: undefined,
  };
}

export const useStreamSetting = create<StreamSetting>()(stored);

// A full or closed storage keeps the setting for this visit.
useStreamSetting.subscribe(({ format, note }) => storage.write(storageKey, JSON.stringify({ format, note })));

/** The state of a stream with its setting: the calculator alone, unhidden, adds nothing. */
export const withSetting = (
  state: StreamState,
  { format, hidden, note, until }: StreamSetting,
): StreamState => ({
  ...state,
  format,
  hidden,
  ...(note.trim() && { note: note.trim() }),
  ...(until && { until }),
});
