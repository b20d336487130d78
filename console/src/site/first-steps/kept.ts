import { create } from 'zustand';
import { api } from '../../api/api.ts';
import { ofAccounts } from '../../browser/of-accounts.ts';
import { useSession } from '../../session/advisor.ts';
import { firstStepsKey } from '../../session/stored.ts';

interface Kept {
  /** A snippet or the address of the account's page was copied in this browser. */
  readonly shared?: boolean;
  /** Its owner wants to hear no more of the steps on the calculator. */
  readonly hidden?: boolean;
  /** The place that was chosen last on the Embed page. */
  readonly place?: string;
}

const kept = ofAccounts(firstStepsKey);
const read = (id: number | undefined): Kept => (id === undefined ? {} : (kept.read(id) ?? {}));

const useKept = create<Kept>()(() => read(useSession.getState().user?.id));

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) useKept.setState(read(user?.id), true);
});

/** What this browser knows of the steps of whoever is signed in. */
export const useKeptSteps = (): Kept => useKept();

/** Notes something of the steps of whoever is signed in. */
export function noteSteps(change: Kept): void {
  const id = useSession.getState().user?.id;
  if (id !== undefined) kept.write(id, { ...read(id), ...change });
  useKept.setState(change);
}

/** Notes that the calculator was put somewhere: here at once, and with the account for its owner's other devices. */
export function noteShared(): void {
  noteSteps({ shared: true });
  // Where it does not arrive, this browser knows all the same.
  void api.account.saveSettings({ body: { shared: true } }).catch(() => {});
}
