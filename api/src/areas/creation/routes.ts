import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { CreationService } from './service.ts';

export const creationRoutes = (creation: CreationService): Route[] => [
  bind(contract.creation.create, ({ caller, body }) => creation.create(caller, body)),
];
