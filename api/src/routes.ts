import { accountRoutes } from './areas/account/routes.ts';
import { accountService } from './areas/account/service.ts';
import { adminRoutes } from './areas/admins/routes.ts';
import { adminsService } from './areas/admins/service.ts';
import { advisorsService } from './areas/advisors/service.ts';
import { auditRecords } from './areas/audit/audit.ts';
import { accountPasswords } from './areas/auth/account-passwords.ts';
import { authRoutes } from './areas/auth/routes.ts';
import { signInService } from './areas/auth/sign-in.ts';
import { verificationService } from './areas/auth/verification.ts';
import { embedRoutes } from './areas/embed/routes.ts';
import { embedService } from './areas/embed/service.ts';
import { modelsRoutes } from './areas/models/routes.ts';
import { modelsService } from './areas/models/service.ts';
import { plansRoutes } from './areas/plans/routes.ts';
import { sessionCookies } from './areas/sessions/cookies.ts';
import { sessionGuards } from './areas/sessions/guards.ts';
import { sessionsService } from './areas/sessions/service.ts';
import { slugsService } from './areas/slugs/service.ts';
import { type Lifecycle, systemRoutes } from './areas/system/routes.ts';
import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Guards } from './http/access.ts';
import { AnswerCache } from './http/answer-cache.ts';
import type { Route } from './http/bind.ts';
import { dataHeaders } from './http/headers.ts';
import type { Metrics } from './http/metrics.ts';
import { RateLimits } from './http/rate-limits.ts';
import type { Mailer } from './mail/mailer.ts';

export interface RouteParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly background: Background;
  readonly mail: Mailer;
}

/** Puts the areas together: every route of the API, and the guards that say who sent a request. */
export function createRoutes({ config, db, clock, metrics, lifecycle, background, mail }: RouteParts): {
  routes: readonly Route[];
  guards: Guards;
  answers: AnswerCache;
} {
  const { publicUrl, requireApproval, ownerEmail, debug } = config;
  const answers = new AnswerCache(dataHeaders(publicUrl));
  const limits = new RateLimits(db);
  const models = modelsService(db);
  const slugs = slugsService(db);
  const advisors = advisorsService(db, slugs);
  const embed = embedService(advisors, models, clock);

  const now = clock;
  const cookies = sessionCookies(publicUrl);
  const sessions = sessionsService(db, now);
  const mailing = { db, now, limits, background, mail, publicUrl };
  const signIn = signInService({ db, now, limits, sessions, slugs, requireApproval });
  const passwords = accountPasswords({ ...mailing, sessions });
  const verification = verificationService(mailing);
  const records = [sessions.records, auditRecords(db)];
  const account = accountService({ db, now, answers, passwords, records, ownerEmail });
  const admins = adminsService(db, limits, sessions);

  const routes = [
    ...systemRoutes(db, metrics, lifecycle, publicUrl),
    ...modelsRoutes(models, answers),
    ...embedRoutes(embed, answers),
    ...authRoutes({ now, cookies, sessions, signIn, passwords, verification, debug }),
    ...accountRoutes(account, cookies, now),
    ...plansRoutes(answers),
    ...adminRoutes(admins, sessions, cookies),
  ];
  return { routes, guards: sessionGuards(sessions, cookies), answers };
}
