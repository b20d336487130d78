import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import { sendVersion } from '../../http/versions.ts';
import type { EditedDataService } from './service.ts';

export const editedDataRoutes = (editedData: EditedDataService): Route[] => [
  bind(contract.editedData.get, async ({ ctx, caller }) => {
    const { version, document } = await editedData.get(caller.advisor);
    sendVersion(ctx, version);
    return document;
  }),
  bind(contract.editedData.save, async ({ ctx, caller, seen, body }) => {
    const { version, document } = await editedData.save(caller.advisorId, seen, body);
    sendVersion(ctx, version);
    return document;
  }),
  bind(contract.editedData.reset, ({ caller, seen }) => editedData.reset(caller.advisorId, seen)),
];
