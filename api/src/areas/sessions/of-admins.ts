import type { AdminActor, Audit } from '../audit/audit.ts';
import type { SessionsService } from './service.ts';

/** How an admin ends sessions of their own: the history has it, as whoever has stolen one may end the others. */
export function adminSessions(sessions: SessionsService, audit: Audit) {
  const audited = ({ adminId, email }: AdminActor, end: () => Promise<void>): Promise<void> =>
    audit.audited({ kind: 'admin', adminId, email }, { adminId }, 'sessions_ended', async () => {
      await end();
      return { record: {}, result: undefined };
    });
  return {
    /** @throws {ApiError} `session_not_found`, also for another's */
    endOne: (owner: AdminActor, publicId: string): Promise<void> =>
      audited(owner, () => sessions.endOne('admin', owner.adminId, publicId)),

    /** Ends all but one. */
    endOthers: (owner: AdminActor, currentId: string): Promise<void> =>
      audited(owner, () => sessions.endOthers('admin', owner.adminId, currentId)),
  };
}

export type AdminSessions = ReturnType<typeof adminSessions>;
