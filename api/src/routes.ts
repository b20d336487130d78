import { accountRoutes } from './areas/account/routes.ts';
import { advisorsService } from './areas/advisors/service.ts';
import { embedRoutes } from './areas/embed/routes.ts';
import { embedService } from './areas/embed/service.ts';
import { modelsRoutes } from './areas/models/routes.ts';
import { modelsService } from './areas/models/service.ts';
import { sessionCookies } from './areas/sessions/cookies.ts';
import { sessionGuards } from './areas/sessions/guards.ts';
import { sessionsService } from './areas/sessions/service.ts';
import { type Lifecycle, systemRoutes } from './areas/system/routes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Guards } from './http/access.ts';
import { AnswerCache } from './http/answer-cache.ts';
import type { Route } from './http/bind.ts';
import { dataHeaders } from './http/headers.ts';
import type { Metrics } from './http/metrics.ts';

export interface RouteParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
}

/** Puts the areas together: every route of the API, and the guards that say who sent a request. */
export function createRoutes({ config, db, clock, metrics, lifecycle }: RouteParts): {
  routes: readonly Route[];
  guards: Guards;
  answers: AnswerCache;
} {
  const answers = new AnswerCache(dataHeaders(config.publicUrl));
  const models = modelsService(db);
  const advisors = advisorsService(db);
  const embed = embedService(advisors, models, clock);
  const cookies = sessionCookies(config.publicUrl);
  const sessions = sessionsService(db, clock);

  const routes = [
    ...systemRoutes(db, metrics, lifecycle, config.publicUrl),
    ...modelsRoutes(models, answers),
    ...embedRoutes(embed, answers),
    ...accountRoutes(clock),
  ];
  return { routes, guards: sessionGuards(sessions, cookies), answers };
}
