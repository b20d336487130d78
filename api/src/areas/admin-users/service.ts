import type { AdminUser, AdminUserDetail, UserSort } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import type { Account } from '../advisors/account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { DevicesService } from '../devices/service.ts';
import type { NotesService } from '../notes/service.ts';
import type { ProfileService } from '../profile/service.ts';
import { byMatch } from '../search/find.ts';
import type { SessionsService } from '../sessions/service.ts';
import { orderOf, standingsFor, type UserFilter } from './orders.ts';
import { adminUser } from './presenters.ts';
import { listAccounts, searchAccounts } from './table.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly publicUrl: string;
  readonly advisors: AdvisorsService;
  readonly profile: ProfileService;
  readonly sessions: SessionsService;
  readonly devices: DevicesService;
  readonly notes: Pick<NotesService, 'countOf'>;
}

interface UserQuery extends UserFilter {
  readonly sort: UserSort;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** The accounts of advisors as admins look for them. */
export function adminUsersService({
  db,
  now,
  publicUrl,
  advisors,
  profile,
  sessions,
  devices,
  notes,
}: Parts) {
  const present = (account: Account): AdminUser => adminUser(account, publicUrl, now());

  return {
    present,

    /** A page of the accounts. @throws {ApiError} `invalid_request` for a cursor of another list or order, or none at all */
    page(query: UserQuery) {
      const range = { standings: standingsFor(query), now: now() };
      const { search } = query;
      if (search)
        return answerPage(query, byMatch, slice => searchAccounts(db, range, search, slice), present);
      const order = orderOf(query.sort);
      return answerPage(query, order, slice => listAccounts(db, range, { ...slice, order }), present);
    },

    /** One account with all that an admin is shown. @throws {ApiError} `user_not_found` */
    async get(id: number): Promise<AdminUserDetail> {
      const [account, use, lastSignIn, notes_count] = await Promise.all([
        advisors.byId(id),
        sessions.useOf(id),
        devices.lastSignIn('user', id),
        notes.countOf(id),
      ]);
      if (!account) throw new ApiError('user_not_found');
      const lastSeen = later(use.lastUse, lastSignIn);
      return {
        ...present(account),
        profile: profile.of(account),
        phone: account.phone,
        company: account.company,
        email_verified_at: account.email_verified_at?.toISOString() ?? null,
        must_change_password: account.must_change_password,
        last_seen_at: lastSeen?.toISOString() ?? null,
        sessions: use.sessions,
        notes_count,
        server_time: now().toISOString(),
      };
    },
  };
}

export type AdminUsersService = ReturnType<typeof adminUsersService>;
