import { advisorsService } from './areas/advisors/service.ts';
import { embedRoutes } from './areas/embed/routes.ts';
import { embedService } from './areas/embed/service.ts';
import { modelsRoutes } from './areas/models/routes.ts';
import { modelsService } from './areas/models/service.ts';
import { type Lifecycle, systemRoutes } from './areas/system/routes.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { closedGuards, type Guards } from './http/access.ts';
import { AnswerCache } from './http/answer-cache.ts';
import type { Route } from './http/bind.ts';
import { dataHeaders } from './http/headers.ts';
import type { Metrics } from './http/metrics.ts';

export interface RouteParts {
  readonly config: Config;
  readonly db: Database;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
}

/** Puts the areas together: every route of the API, and the guards that say who sent a request. */
export function createRoutes({ config, db, metrics, lifecycle }: RouteParts): {
  routes: readonly Route[];
  guards: Guards;
  answers: AnswerCache;
} {
  const answers = new AnswerCache(dataHeaders(config.publicUrl));
  const models = modelsService(db);
  const advisors = advisorsService(db);
  const embed = embedService(advisors, models);

  const routes = [
    ...systemRoutes(db, metrics, lifecycle, config.publicUrl),
    ...modelsRoutes(models, answers),
    ...embedRoutes(embed, answers),
  ];
  return { routes, guards: closedGuards, answers };
}
