import Koa, { type Middleware } from 'koa';
import compress from 'koa-compress';
import type { Config } from './config.ts';
import type { Guards } from './http/access.ts';
import { callerAddress } from './http/address.ts';
import type { Route } from './http/bind.ts';
import { originCheck } from './http/cross-origin.ts';
import { standardHeaders } from './http/headers.ts';
import type { Metrics } from './http/metrics.ts';
import { observe } from './http/observe.ts';
import type { Once } from './http/once.ts';
import { isDisconnect, problems } from './http/problems.ts';
import type { ResponseCache } from './http/response-cache.ts';
import { createRouter, otherMethods } from './http/router.ts';
import { currentRequest, type Logger } from './log.ts';
import { docs } from './site/docs.ts';
import { exactPaths } from './site/exact-paths.ts';
import { plainStyleHash } from './site/plain-page.ts';
import { secretQueries } from './site/secret-queries.ts';
import { type Folders, site } from './site/site.ts';

interface AppParts {
  readonly config: Pick<Config, 'publicUrl' | 'otherUrl' | 'trustedProxies' | 'hstsSubdomains' | 'debug'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly routes: readonly Route[];
  /** Pages and files that the areas make, beside those of `folders`. */
  readonly pages: readonly Middleware[];
  readonly guards: Guards;
  readonly once: Once;
  /** What a request to the API that could change something passes first. */
  readonly limitWrites: Middleware;
  readonly responses: ResponseCache;
  readonly folders: Folders;
}

/** The whole server as a Koa application: what a request passes, in order. */
export function createApp(parts: AppParts): Koa {
  const { config, logger, metrics, routes, pages, guards, once, limitWrites, responses, folders } = parts;
  const { publicUrl, otherUrl = publicUrl, trustedProxies, debug } = config;
  const app = new Koa({
    asyncLocalStorage: currentRequest,
    proxy: trustedProxies > 0,
    maxIpsCount: trustedProxies,
  });
  const router = createRouter(routes, guards, once);

  app.use(observe(logger, metrics));
  app.use(responses.cached);
  app.use(standardHeaders(config, [plainStyleHash]));
  app.use(problems(logger));
  app.use(compress({ threshold: 1024 }));
  app.use(exactPaths);
  app.use(secretQueries);
  app.use(callerAddress);
  app.use(originCheck([publicUrl, otherUrl]));
  app.use(limitWrites);
  app.use(docs);
  app.use(router.routes());
  app.use(otherMethods(router, routes));
  for (const step of [...pages, ...site(folders, { publicUrl, debug })]) app.use(step);

  app.on('error', (error: unknown) => {
    if (!isDisconnect(error)) logger.error({ err: error }, 'answer failed');
  });
  return app;
}
