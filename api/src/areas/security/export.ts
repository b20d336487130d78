import { contract } from '@loan-kereta/sdk/contract';
import { csv } from '../../http/csv.ts';
import { tablesUnderWay } from '../../http/tables-under-way.ts';
import type { AdminActor, Audit } from '../audit/audit.ts';
import type { SecurityLog } from './log.ts';
import type { EventFilter } from './table.ts';

/**
 * The security log as a table that an admin takes along; that it was taken is written down before its first row is read.
 * @throws {ApiError} `too_many_requests`
 */
export function securityExport(log: SecurityLog, audit: Audit) {
  const underWay = tablesUnderWay();
  async function* noted({ adminId, email }: AdminActor, filter: EventFilter) {
    const { kind = null, advisor_id = null, admin_id = null, network, since, until } = filter;
    const times = { since: since?.toISOString() ?? null, until: until?.toISOString() ?? null };
    // A network may tell of a person, who is to be forgotten with the account: only that one was asked for.
    const details = { kind, advisor_id, admin_id, network: network !== undefined, ...times };
    await audit.audited({ kind: 'admin', adminId, email }, 'security', 'security_exported', async () => ({
      record: { details },
    }));
    yield* log.all(filter);
  }
  return (admin: AdminActor, filter: EventFilter): AsyncGenerator<string> =>
    underWay(admin.adminId, () => csv(contract.security.download.download, noted(admin, filter)));
}

export type SecurityExport = ReturnType<typeof securityExport>;
