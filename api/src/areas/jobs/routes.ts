import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { UserExport } from '../admin-users/export.ts';
import type { JobsService } from './service.ts';

export const jobsRoutes = (jobs: JobsService, exportUsers: UserExport): Route[] => [
  bind(contract.adminJobs.givePlan, ({ caller, body: { ids, filter, ...gift } }) =>
    jobs.begin(caller, { kind: 'plan', ...gift }, { ids, filter }),
  ),
  bind(contract.adminJobs.approve, ({ caller, body }) => jobs.begin(caller, { kind: 'approval' }, body)),
  bind(contract.adminJobs.export, ({ caller, body }) => jobs.begin(caller, { kind: 'export' }, body)),
  bind(contract.adminJobs.table, async ({ caller, params }) =>
    exportUsers(caller, await jobs.exported(params.id)),
  ),
  bind(contract.adminJobs.list, ({ query }) => jobs.page(query)),
  bind(contract.adminJobs.get, ({ params }) => jobs.get(params.id)),
  bind(contract.adminJobs.undo, ({ caller, params }) => jobs.undo(caller, params.id)),
  bind(contract.adminJobs.stop, ({ caller, params }) => jobs.stop(caller, params.id)),
];
