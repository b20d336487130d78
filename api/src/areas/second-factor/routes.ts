import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { SecondFactorService } from './service.ts';

export const secondFactorRoutes = (secondFactor: SecondFactorService, required: boolean): Route[] => [
  bind(contract.secondFactor.state, async ({ caller }) => ({
    ...(await secondFactor.state(caller.adminId)),
    required,
  })),
  bind(contract.secondFactor.enrol, ({ caller }) => secondFactor.enrol(caller)),
  bind(contract.secondFactor.confirm, async ({ caller, body, ctx }) => ({
    recovery_codes: await secondFactor.confirm(caller, body.code, ctx.ip),
  })),
  bind(contract.secondFactor.remove, ({ caller }) => secondFactor.remove(caller.adminId, caller)),
  bind(contract.secondFactor.renewRecoveryCodes, async ({ caller }) => ({
    recovery_codes: await secondFactor.renewRecoveryCodes(caller),
  })),
];
