import type { Database } from '../../db/database.ts';
import {
  addKeys,
  deleteKeys,
  deleteText,
  lockSearched,
  markSearchable,
  someUnsearchable,
  textsOf,
  writeTexts,
} from './table.ts';
import { keysOf, type Searched, searchText } from './text.ts';

/** Few enough that another process, which may have taken the same ones, does not wait long. */
const indexedAtOnce = 40;

/** Makes accounts searchable of which nothing has been written yet. Belongs into a transaction. */
async function addToSearch(
  db: Database,
  accounts: readonly (Searched & { readonly id: number })[],
): Promise<void> {
  const texts = accounts.map(account => ({ advisor_id: account.id, text: searchText(account) }));
  await writeTexts(db, texts);
  await addKeys(
    db,
    texts.flatMap(({ advisor_id, text }) => [...keysOf(text)].map(name => ({ name, advisor_id }))),
  );
  await markSearchable(
    db,
    accounts.map(({ id }) => id),
  );
}

/**
 * Has accounts be found by what they are now. Belongs into the transaction that changes them, and writes only the keys
 * that come and go.
 */
export async function makeSearchable(db: Database, ids: readonly number[]): Promise<void> {
  const accounts = await lockSearched(db, ids);
  const texts = new Map((await textsOf(db, ids)).map(({ advisor_id, text }) => [advisor_id, text]));
  await addToSearch(
    db,
    accounts.filter(({ id }) => !texts.has(id)),
  );
  for (const account of accounts) {
    const before = texts.get(account.id);
    if (before === undefined) continue;
    const text = searchText(account);
    const [old, wanted] = [keysOf(before), keysOf(text)];
    const gone = [...old].filter(name => !wanted.has(name));
    const come = [...wanted].filter(name => !old.has(name));
    await deleteKeys(db, account.id, gone);
    await addKeys(
      db,
      come.map(name => ({ name, advisor_id: account.id })),
    );
    await writeTexts(db, [{ advisor_id: account.id, text }]);
    await markSearchable(db, [account.id]);
  }
}

/** Removes what an account was found by. Belongs into the transaction that deletes it. */
export async function forget(db: Database, id: number): Promise<void> {
  for (const { text } of await textsOf(db, [id])) await deleteKeys(db, id, [...keysOf(text)]);
  await deleteText(db, id);
}

/** Makes some accounts searchable that are not yet. @returns whether there may be more */
export async function makeSomeSearchable(db: Database): Promise<boolean> {
  const ids = await someUnsearchable(db, indexedAtOnce);
  if (ids.length > 0) await db.transaction(() => makeSearchable(db, ids));
  return ids.length === indexedAtOnce;
}
