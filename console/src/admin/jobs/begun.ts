import { create } from 'zustand';

/** The jobs that were begun in this tab, of which is said what came of them. */
export const useBegun = create<{ readonly ids: readonly number[] }>()(() => ({ ids: [] }));

export const awaitJob = (id: number): void => useBegun.setState(({ ids }) => ({ ids: [...ids, id] }));

/** Takes a job that has come to an end off the list. @returns whether it was on it */
export function settleJob(id: number): boolean {
  const { ids } = useBegun.getState();
  const isBegun = ids.includes(id);
  if (isBegun) useBegun.setState({ ids: ids.filter(each => each !== id) });
  return isBegun;
}
