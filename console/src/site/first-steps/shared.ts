import { create } from 'zustand';
import { storage } from '../../browser/storage.ts';

const key = 'lk.shared';

/** Whether this browser has copied a snippet or the address of the account's page. It is forgotten with the session. */
export const useShared = create<{ readonly shared: boolean }>()(() => ({
  shared: storage.read(key) !== null,
}));

/** Notes that a snippet or the address was copied. */
export function noteShared(): void {
  storage.write(key, '1');
  useShared.setState({ shared: true });
}
