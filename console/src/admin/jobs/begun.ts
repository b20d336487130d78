import { create } from 'zustand';
import { useAdmin } from '../../session/admin.ts';

/** The jobs that were begun in this tab, of which is said what came of them. */
export const useBegun = create<{ readonly ids: readonly number[] }>()(() => ({ ids: [] }));

// Another admin is not told of what was not theirs.
useAdmin.subscribe((session, before) => {
  if (before.admin && before.admin.email !== session.admin?.email) useBegun.setState({ ids: [] });
});

export const awaitJob = (id: number): void => useBegun.setState(({ ids }) => ({ ids: [...ids, id] }));

/** Takes a job that has come to an end off the list. @returns whether it was on it */
export function settleJob(id: number): boolean {
  const { ids } = useBegun.getState();
  const isBegun = ids.includes(id);
  if (isBegun) useBegun.setState({ ids: ids.filter(each => each !== id) });
  return isBegun;
}
