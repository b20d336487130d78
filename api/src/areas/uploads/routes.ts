import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { UploadsService } from './service.ts';

export const uploadsRoutes = (uploads: UploadsService): Route[] => [
  bind(
    contract.uploads.add,
    async ({ caller, file }) => ({
      url: await uploads.add(caller.advisorId, file),
    }),
    ({ caller, ctx }) => uploads.admit(caller.advisorId, ctx.res),
  ),
];
