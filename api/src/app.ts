import Koa, { type Middleware } from 'koa';
import compress from 'koa-compress';
import type { Guards } from './http/access.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { Route } from './http/bind.ts';
import { originCheck } from './http/cross-origin.ts';
import { standardHeaders } from './http/headers.ts';
import type { Metrics } from './http/metrics.ts';
import { observe } from './http/observe.ts';
import { isDisconnect, problems } from './http/problems.ts';
import { createRouter, otherMethods } from './http/router.ts';
import { currentRequest, type Logger } from './log.ts';
import { docs } from './site/docs.ts';
import { plainStyleHash } from './site/plain-page.ts';
import { type Folders, site } from './site/site.ts';

export interface AppParts {
  readonly publicUrl: string;
  /** How many proxies in front of the server say whom they ask for. */
  readonly trustedProxies: number;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly routes: readonly Route[];
  /** Pages and files that the areas make, beside those of `folders`. */
  readonly pages: readonly Middleware[];
  readonly guards: Guards;
  readonly answers: AnswerCache;
  readonly folders: Folders;
}

/** The whole server as a Koa application: what a request passes, in order. */
export function createApp(parts: AppParts): Koa {
  const { publicUrl, trustedProxies, logger, metrics, routes, pages, guards, answers, folders } = parts;
  const app = new Koa({
    asyncLocalStorage: currentRequest,
    proxy: trustedProxies > 0,
    maxIpsCount: trustedProxies,
  });
  const router = createRouter(routes, guards);

  app.use(observe(logger, metrics));
  app.use(answers.kept);
  app.use(standardHeaders(publicUrl, [plainStyleHash]));
  app.use(problems(logger));
  app.use(compress({ threshold: 1024 }));
  app.use(originCheck(publicUrl));
  app.use(docs);
  app.use(router.routes());
  app.use(otherMethods(router, routes));
  for (const step of [...pages, ...site(folders, publicUrl)]) app.use(step);

  app.on('error', (error: unknown) => {
    if (!isDisconnect(error)) logger.error({ err: error }, 'answer failed');
  });
  return app;
}
