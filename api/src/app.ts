import Koa from 'koa';
import compress from 'koa-compress';
import { advisorsService } from './areas/advisors/service.ts';
import { embedRoutes } from './areas/embed/routes.ts';
import { embedService } from './areas/embed/service.ts';
import { modelsRoutes } from './areas/models/routes.ts';
import { modelsService } from './areas/models/service.ts';
import { type Lifecycle, systemRoutes } from './areas/system/routes.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { closedGuards } from './http/access.ts';
import { AnswerCache } from './http/answer-cache.ts';
import type { Route } from './http/bind.ts';
import { originCheck } from './http/cross-origin.ts';
import { createMetrics } from './http/metrics.ts';
import { observe } from './http/observe.ts';
import { isDisconnect, problems } from './http/problems.ts';
import { createRouter, otherMethods } from './http/router.ts';
import { securityHeaders } from './http/security-headers.ts';
import { currentRequest, type Logger } from './log.ts';
import { docs } from './site/docs.ts';
import { plainStyleHash } from './site/plain-page.ts';
import { type Folders, site } from './site/site.ts';

export interface Parts {
  readonly config: Config;
  readonly db: Database;
  readonly logger: Logger;
  readonly folders: Folders;
  readonly lifecycle: Lifecycle;
}

/** The whole server as a Koa application, and the routes that it answers. */
export function createApp({ config, db, logger, folders, lifecycle }: Parts): {
  app: Koa;
  routes: readonly Route[];
} {
  const metrics = createMetrics();
  const answers = new AnswerCache();
  const models = modelsService(db);
  const advisors = advisorsService(db);
  const embed = embedService(advisors, models);

  const routes = [
    ...systemRoutes(db, metrics, lifecycle, config.publicUrl),
    ...modelsRoutes(models, answers),
    ...embedRoutes(embed, answers),
  ];
  const router = createRouter(routes, closedGuards);

  const app = new Koa({ asyncLocalStorage: currentRequest });
  app.use(observe(logger, metrics));
  app.use(securityHeaders(config.publicUrl, [plainStyleHash]));
  app.use(problems(logger));
  app.use(compress({ threshold: 1024 }));
  app.use(originCheck(config.publicUrl));
  app.use(docs);
  app.use(router.routes());
  app.use(otherMethods(router, routes));
  for (const step of site(folders, config.publicUrl)) app.use(step);
  app.on('error', (error: unknown) => {
    if (!isDisconnect(error)) logger.error({ err: error }, 'answer failed');
  });
  return { app, routes };
}
