import type { SecurityEvent } from '@loan-kereta/sdk/contract';
import type { AdminActor, Audit } from '../audit/audit.ts';
import type { SecurityLog } from './log.ts';
import type { EventFilter } from './table.ts';

/** The security log as an admin takes it along; that it was taken is written down before its first row is read. */
export const securityExport = (log: SecurityLog, audit: Audit) =>
  async function* (
    { adminId, email }: AdminActor,
    filter: EventFilter,
  ): AsyncGenerator<readonly SecurityEvent[]> {
    const { kind = null, advisor_id = null, admin_id = null, network, since, until } = filter;
    const times = { since: since?.toISOString() ?? null, until: until?.toISOString() ?? null };
    // A network may tell of a person, who is to be forgotten with the account: only that one was asked for.
    const details = { kind, advisor_id, admin_id, network: network !== undefined, ...times };
    await audit.audited({ kind: 'admin', adminId, email }, 'security', 'security_exported', async () => ({
      record: { details },
    }));
    yield* log.all(filter);
  };

export type SecurityExport = ReturnType<typeof securityExport>;
