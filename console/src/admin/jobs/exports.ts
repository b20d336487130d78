import { create } from 'zustand';
import { api } from '../../api/api.ts';
import { save } from '../../browser/save.ts';
import { withProof } from '../step-up/step-up.ts';

/** The exports that were begun in this tab and are saved as soon as they are made. */
const useAwaited = create<{ readonly ids: readonly number[] }>()(() => ({ ids: [] }));

export const awaitExport = (id: number): void => useAwaited.setState(({ ids }) => ({ ids: [...ids, id] }));

/** Takes an export that has come to an end off the list. @returns whether it was on it */
export function settleExport(id: number): boolean {
  const { ids } = useAwaited.getState();
  useAwaited.setState({ ids: ids.filter(each => each !== id) });
  return ids.includes(id);
}

/** How long it may take until a table begins to come, in ms. */
const timeout = 60_000;

/** Saves the table that an export has made. @throws {ApiProblem} */
export async function saveTable(id: number): Promise<void> {
  const response = await withProof(() => api.adminJobs.table({ params: { id }, timeout }));
  save('loan-kereta-users.csv', await response.blob());
}
