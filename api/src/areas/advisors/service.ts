import { exampleSlug } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { LinksService } from '../links/service.ts';
import { forget, makeSearchable } from '../search/search.ts';
import { searchedColumns } from '../search/text.ts';
import type { SlugsService } from '../slugs/service.ts';
import type { Account } from './account.ts';
import { exampleAdvisor } from './demos.ts';
import type { NewAccount } from './new-account.ts';
import {
  type AccountChanges,
  type Credentials,
  find,
  findCredentials,
  insert,
  lockCredentials,
  lockMany,
  namesOf,
  remove,
  type SignInChanges,
  settleSome,
  update,
} from './table.ts';

/** Few enough that nobody waits long for a row among them. */
const settledAtOnce = 500;

/** The accounts of advisors: every other area reads and changes them through here. */
export function advisorsService(db: Database, now: Clock, slugs: SlugsService, links: LinksService) {
  const byFormerSlug = async (slug: string) => {
    const id = await slugs.ownerOf(slug);
    return id === undefined ? undefined : find(db, { id });
  };

  const change = (ids: readonly number[], changes: AccountChanges & SignInChanges) =>
    db.transaction(async () => {
      await update(db, ids, now(), changes);
      if (searchedColumns.some(name => name in changes)) await makeSearchable(db, ids);
    });

  const refuseReserved = async (email: string, id: number) => {
    if (await links.isReserved(email, id)) throw new ApiError('email_taken');
  };

  return {
    /**
     * The advisor who has this public name, or had it and has another one now; also the invented one.
     * @throws {ApiError} `advisor_not_found`
     */
    async bySlug(slug: string): Promise<Account> {
      if (slug === exampleSlug) return exampleAdvisor(now());
      const advisor = (await find(db, { slug })) ?? (await byFormerSlug(slug));
      if (!advisor) throw new ApiError('advisor_not_found');
      return advisor;
    },

    /** The account with this number, if there is one. */
    byId: (id: number) => find(db, { id }),

    /** The account with this address, which is in small letters. */
    byEmail: (email: string) => find(db, { email }),

    /** What an account's owner reads; null when that is not known. */
    languageOf: async (id: number): Promise<Account['language']> =>
      (await find(db, { id }))?.language ?? null,

    /** An account with its password's hash, for whoever compares a password. */
    credentialsOf: (key: { id: number } | { email: string }) => findCredentials(db, key),

    /**
     * The account, which nothing else changes until the running transaction ends.
     * @throws {ApiError} `not_signed_in` when it has been deleted since its session was looked at
     */
    async lockCaller(id: number): Promise<Account> {
      const found = await lockCredentials(db, id);
      if (!found) throw new ApiError('not_signed_in');
      return found.account;
    },

    /** The account with its password's hash, which nothing else changes until the running transaction ends. */
    lockCredentials: (id: number): Promise<Credentials | undefined> => lockCredentials(db, id),

    /**
     * Adds an account under its public name. Belongs into a transaction.
     * @throws when its address or its public name is taken, by the constraint's name
     */
    async add(account: NewAccount): Promise<Account> {
      const id = await insert(db, account);
      await refuseReserved(account.email, id);
      await makeSearchable(db, [id]);
      await slugs.claim(id, account.slug);
      const { password_hash: _, ...rest } = account;
      return { id, ...rest };
    },

    /** Those of these accounts that there are, which nothing else changes until the running transaction ends. */
    lockMany: (ids: readonly number[]): Promise<Account[]> => lockMany(db, ids),

    /** What accounts are called, by their number; those that are gone are missing. */
    namesOf: (ids: readonly number[]) => namesOf(db, ids),

    /** Changes what is given, and notes when. */
    change: (id: number, changes: AccountChanges): Promise<void> => change([id], changes),

    /** Changes the same of many accounts, and notes when. */
    changeMany: (ids: readonly number[], changes: AccountChanges): Promise<void> => change(ids, changes),

    /**
     * Changes what signs an account's owner in: whatever link was mailed before opens nothing any more. Belongs into a
     * transaction.
     */
    async changeSignIn(id: number, changes: SignInChanges): Promise<void> {
      await change([id], changes);
      if (changes.email !== undefined) await refuseReserved(changes.email, id);
      await links.endAll(id);
    },

    /** Brings some of what lists of accounts are made from up to date. @returns whether there may be more */
    settleSome: async (): Promise<boolean> => (await settleSome(db, now(), settledAtOnce)) === settledAtOnce,

    /** Deletes an account; what refers to it goes with it. */
    remove: (id: number): Promise<void> =>
      db.transaction(async () => {
        await forget(db, id);
        await remove(db, id);
      }),
  };
}

export type AdvisorsService = ReturnType<typeof advisorsService>;
