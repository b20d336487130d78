import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import { linkNext } from '../../http/pages.ts';
import type { PresetsService } from './service.ts';

export const presetsRoutes = (presets: PresetsService): Route[] => [
  bind(contract.presets.list, async ({ caller, query, ctx }) => {
    const { items, next } = await presets.page(caller.advisorId, query);
    linkNext(ctx, next);
    return items;
  }),
  bind(contract.presets.add, ({ caller, body }) => presets.add(caller.advisorId, body)),
  bind(contract.presets.change, ({ caller, params, body }) =>
    presets.change(caller.advisorId, params.id, body),
  ),
  bind(contract.presets.remove, ({ caller, params }) => presets.remove(caller.advisorId, params.id)),
];
