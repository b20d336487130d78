import { create } from 'zustand';
import { storage } from './storage.ts';

export const singleKeysKey = 'lk.single-keys';
const off = 'off';

/** Whether a key does something by itself: to who speaks instead of typing, each letter that is heard would be one. */
export const useSingleKeys = create<{ readonly on: boolean }>()(() => ({
  on: storage.read(singleKeysKey) !== off,
}));

export function turnSingleKeys(on: boolean): void {
  if (on) storage.remove(singleKeysKey);
  else storage.write(singleKeysKey, off);
  useSingleKeys.setState({ on });
}
