import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Guards } from './access.ts';
import type { Route } from './bind.ts';
import { answerPreflight, crossOriginHeaders } from './cross-origin.ts';
import { ApiError } from './errors.ts';
import type { Once } from './once.ts';

/** Everything under these is the API's to respond, with problem+json where it refuses. */
export const isApiPath = (path: string): boolean =>
  /^\/((api|data)(\/|$)|(healthz|readyz|metrics|oembed)$)/.test(path);

/** A router that answers each route's path and method, asking the guards first. */
export function createRouter(routes: readonly Route[], guards: Guards, once: Once): Router {
  const router = new Router({ sensitive: true, strict: true });
  for (const { endpoint, respond } of routes)
    router.register(endpoint.path, [endpoint.method], async ctx => {
      ctx.state.route = endpoint.path;
      if (endpoint.crossOrigin) ctx.set(crossOriginHeaders);
      await respond(ctx, guards, once);
    });
  return router;
}

/** What the router left over: OPTIONS names an address's methods, another method is a 405, another address a 404. */
export function otherMethods(router: Router, routes: readonly Route[]): Middleware {
  const crossOrigin = routes.map(({ endpoint }) => endpoint).filter(endpoint => endpoint.crossOrigin);
  return (ctx, next) => {
    if (!isApiPath(ctx.path)) return next();
    const matched = router.match(ctx.path, ctx.method).path;
    if (matched.length === 0) throw new ApiError('not_found');
    const allowed = [...new Set(matched.flatMap(layer => layer.methods)), 'OPTIONS'].join(', ');
    if (ctx.method !== 'OPTIONS') throw new ApiError('method_not_allowed', { headers: { Allow: allowed } });
    ctx.set('Allow', allowed);
    ctx.status = 204;
    const shared = crossOrigin.filter(({ path }) => matched.some(layer => layer.path === path));
    if (shared.length > 0) answerPreflight(ctx, shared);
  };
}
