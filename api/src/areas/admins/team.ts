import type { AdminRecord, AdminRole } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { byTime } from '../../db/pages.ts';
import type { Callers } from '../../http/access.ts';
import { ApiError } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import type { Audit } from '../audit/audit.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SecondFactorService } from '../second-factor/service.ts';
import type { SessionsService } from '../sessions/service.ts';
import { auditedState, makeAdmin } from './making.ts';
import type { AdminsService } from './service.ts';
import {
  type AdminCredentials,
  deleteLinks,
  findListed,
  type ListedAdmin,
  listAdmins,
  remove,
  update,
} from './table.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly admins: AdminsService;
  readonly outbox: Outbox;
  readonly secondFactor: SecondFactorService;
  readonly sessions: SessionsService;
}

type By = Callers['admin'];

const stateOf = ({ disabled_at, has_password }: ListedAdmin): AdminRecord['state'] => {
  if (disabled_at) return 'disabled';
  return has_password ? 'active' : 'invited';
};

const toRecord = (admin: ListedAdmin): AdminRecord => ({
  id: admin.id,
  email: admin.email,
  role: admin.role,
  state: stateOf(admin),
  has_second_factor: admin.has_second_factor,
  created_at: admin.created_at.toISOString(),
});

/** How admins make and change one another. */
export function adminTeam({ db, now, audit, admins, outbox, secondFactor, sessions }: Parts) {
  async function locked(id: number): Promise<AdminCredentials> {
    const found = await admins.lockCredentials(id);
    if (!found) throw new ApiError('admin_not_found');
    return found;
  }

  /** @throws {ApiError} `last_admin` when nobody else could do everything */
  async function requireOthers(id: number): Promise<void> {
    const running = await admins.lockRunning();
    if (running.includes(id) && running.length === 1) throw new ApiError('last_admin');
  }

  const mailLink = ({ admin, passwordHash }: AdminCredentials): Promise<void> =>
    outbox.add({
      kind: passwordHash === null ? 'admin_invite' : 'admin_reset',
      advisorId: null,
      address: admin.email,
      details: {},
    });

  async function record(id: number): Promise<AdminRecord> {
    const admin = await findListed(db, id);
    if (!admin) throw new ApiError('admin_not_found');
    return toRecord(admin);
  }

  return {
    /** A page of the admins. @throws {ApiError} `invalid_request` for a cursor that is none */
    page: (query: { sort: keyof typeof byTime; limit: number; cursor?: string | undefined }) =>
      answerPage(query, byTime[query.sort], slice => listAdmins(db, slice), toRecord),

    /** Makes an admin, who is mailed a link to choose a password. @throws {ApiError} `email_taken` */
    invite: (by: By, given: { email: string; role: AdminRole }): Promise<AdminRecord> =>
      db.transaction(async () => {
        const id = await makeAdmin({ db, audit, admins }, { kind: 'admin', ...by }, given, null);
        await mailLink(await locked(id));
        return record(id);
      }),

    /** @throws {ApiError} `admin_not_found`, `last_admin` */
    change: (
      by: By,
      id: number,
      changes: { role?: AdminRole | undefined; disabled?: boolean | undefined },
    ): Promise<AdminRecord> =>
      db.transaction(async () => {
        const leaves = changes.disabled === true || (changes.role ?? 'admin') !== 'admin';
        if (leaves) await requireOthers(id);
        const { admin } = await locked(id);
        const { role = admin.role, disabled = admin.disabled_at !== null } = changes;
        // What is so already leaves no trace.
        if (role === admin.role && disabled === (admin.disabled_at !== null)) return record(id);
        const next = { role, disabled_at: disabled ? (admin.disabled_at ?? now()) : null };
        await update(db, id, next);
        if (disabled) {
          await sessions.endAll('admin', id);
          await deleteLinks(db, id);
        }
        await audit.write({ kind: 'admin', ...by }, { adminId: id }, 'admin_changed', {
          before: auditedState(admin),
          after: auditedState({ ...admin, ...next }),
        });
        return record(id);
      }),

    /** @throws {ApiError} `admin_not_found`, `last_admin` */
    remove: (by: By, id: number): Promise<void> =>
      audit.audited({ kind: 'admin', ...by }, { adminId: id }, 'admin_deleted', async () => {
        await requireOthers(id);
        const { admin } = await locked(id);
        await audit.forget({ target_admin_id: id });
        await outbox.forgetAdmin(admin.email);
        await remove(db, id);
        return { record: { before: auditedState(admin) }, result: undefined };
      }),

    /** Mails a link that sets a password. @throws {ApiError} `admin_not_found`, `admin_disabled` */
    sendLink: (by: By, id: number): Promise<void> =>
      audit.audited({ kind: 'admin', ...by }, { adminId: id }, 'admin_link_sent', async () => {
        const found = await locked(id);
        if (found.admin.disabled_at) throw new ApiError('admin_disabled');
        await mailLink(found);
        return { record: {}, result: undefined };
      }),

    /** Removes the second factor of an admin who has lost it. @throws {ApiError} `admin_not_found` */
    removeSecondFactor: (by: By, id: number): Promise<void> =>
      db.transaction(async () => {
        await locked(id);
        await secondFactor.remove(id, by);
      }),
  };
}

export type AdminTeam = ReturnType<typeof adminTeam>;
