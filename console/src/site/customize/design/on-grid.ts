import { deferred } from '../../../browser/deferred.ts';
import { tabStorage } from '../../../browser/storage.ts';
import { layoutDraftsKey } from '../../../session/stored.ts';

/** Where this tab keeps which of the drafts is on its grid. */
const openDraftKey = 'lk.open-draft';
const prefix = `${layoutDraftsKey}.`;

/** Says to other windows, and to this one once it is loaded anew, that it has a draft on its grid. @returns lets go of it */
export function hold(draft: string): () => void {
  tabStorage.write(openDraftKey, draft);
  const { promise, resolve } = deferred<void>();
  // Without locks, as where a connection is not secure, windows do not know of each other.
  if ('locks' in navigator) navigator.locks.request(prefix + draft, () => promise).catch(() => {});
  return resolve;
}

/** The drafts that windows have on their grids. */
export async function draftsOnGrids(): Promise<readonly string[]> {
  if (!('locks' in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

/** The draft that this window had on its grid before it was loaded anew. */
export const lastOnGrid = (): string | null => tabStorage.read(openDraftKey);
