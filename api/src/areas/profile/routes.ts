import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { ProfileService } from './service.ts';

export const profileRoutes = (profile: ProfileService): Route[] => [
  bind(contract.profile.get, ({ caller }) => profile.of(caller.advisor)),
  bind(contract.profile.save, ({ caller, body }) => profile.save(caller.advisorId, body)),
];
