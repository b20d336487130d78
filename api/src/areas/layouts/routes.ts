import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import { linkNext } from '../../http/pages.ts';
import { sendVersion } from '../../http/versions.ts';
import type { LayoutsService } from './service.ts';

export const layoutsRoutes = (layouts: LayoutsService): Route[] => [
  bind(contract.layouts.list, async ({ caller, query, ctx }) => {
    const { items, next } = await layouts.page(caller.advisorId, query);
    linkNext(ctx, next);
    return items;
  }),
  bind(contract.layouts.add, ({ caller, body }) => layouts.add(caller.advisorId, body)),
  bind(contract.layouts.change, async ({ caller, params, body, seen, ctx }) => {
    const layout = await layouts.change(caller.advisorId, params.id, body, seen);
    sendVersion(ctx, layout.version);
    return layout;
  }),
  bind(contract.layouts.share, ({ caller, params }) => layouts.share(caller.advisorId, params.id)),
  bind(contract.layouts.unshare, ({ caller, params }) => layouts.unshare(caller.advisorId, params.id)),
  bind(contract.layouts.shared, ({ body }) => layouts.shared(body.token)),
  bind(contract.layouts.remove, ({ caller, params }) => layouts.remove(caller.advisorId, params.id)),
];
