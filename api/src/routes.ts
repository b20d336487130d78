import type { Middleware } from 'koa';
import { accountRoutes } from './areas/account/routes.ts';
import { accountService } from './areas/account/service.ts';
import { exportNotes, userExport } from './areas/admin-users/export.ts';
import { adminUsersRoutes } from './areas/admin-users/routes.ts';
import { adminUsersService } from './areas/admin-users/service.ts';
import { adminPasswords } from './areas/admins/passwords.ts';
import { adminRoutes } from './areas/admins/routes.ts';
import { adminsService } from './areas/admins/service.ts';
import { adminSignIn } from './areas/admins/sign-in.ts';
import { adminTeam } from './areas/admins/team.ts';
import { advisorsService } from './areas/advisors/service.ts';
import { auditService } from './areas/audit/audit.ts';
import { accountPasswords } from './areas/auth/account-passwords.ts';
import { emailChange } from './areas/auth/email-change.ts';
import { letterWriter } from './areas/auth/letter-writer.ts';
import { newDevices } from './areas/auth/new-devices.ts';
import { noticesService } from './areas/auth/notices.ts';
import { registerService } from './areas/auth/register.ts';
import { authRoutes } from './areas/auth/routes.ts';
import { signInService } from './areas/auth/sign-in.ts';
import { verificationService } from './areas/auth/verification.ts';
import { consentsService } from './areas/consents/service.ts';
import { devicesService } from './areas/devices/service.ts';
import { editedDataRoutes } from './areas/edited-data/routes.ts';
import { editedDataService } from './areas/edited-data/service.ts';
import { embedRoutes } from './areas/embed/routes.ts';
import { advisorScripts } from './areas/embed/script.ts';
import { embedService } from './areas/embed/service.ts';
import { embedCheckRoutes } from './areas/embed-checks/routes.ts';
import { embedChecksService } from './areas/embed-checks/service.ts';
import { OfferPictures } from './areas/hosted/offer-pictures.ts';
import { hostedPages, hostedRoutes } from './areas/hosted/routes.ts';
import { hostedService } from './areas/hosted/service.ts';
import { shortLinks } from './areas/hosted/short-links.ts';
import { idempotency } from './areas/idempotency/service.ts';
import { jobsRoutes } from './areas/jobs/routes.ts';
import { jobsService } from './areas/jobs/service.ts';
import { layoutsRoutes } from './areas/layouts/routes.ts';
import { layoutsService } from './areas/layouts/service.ts';
import { linksService } from './areas/links/service.ts';
import { modelsEditing } from './areas/models/editing.ts';
import { modelsRoutes } from './areas/models/routes.ts';
import { modelsService } from './areas/models/service.ts';
import { carPictures } from './areas/models/uploads.ts';
import { notesService } from './areas/notes/service.ts';
import { outboxService } from './areas/outbox/outbox.ts';
import { outboxRoutes } from './areas/outbox/routes.ts';
import { mailSender } from './areas/outbox/sender.ts';
import { paymentsService } from './areas/payments/service.ts';
import { plansRoutes } from './areas/plans/routes.ts';
import { plansService } from './areas/plans/service.ts';
import { priceChangesRoutes } from './areas/price-changes/routes.ts';
import { priceChangesService } from './areas/price-changes/service.ts';
import { pricesRoutes } from './areas/prices/routes.ts';
import { pricesService } from './areas/prices/service.ts';
import { profileRoutes } from './areas/profile/routes.ts';
import { profileService } from './areas/profile/service.ts';
import { secondFactorRoutes } from './areas/second-factor/routes.ts';
import { secondFactorService } from './areas/second-factor/service.ts';
import { securityExport } from './areas/security/export.ts';
import { securityLog } from './areas/security/log.ts';
import { securityRoutes } from './areas/security/routes.ts';
import { watching } from './areas/security/watch.ts';
import { sessionCookies } from './areas/sessions/cookies.ts';
import { sessionGuards } from './areas/sessions/guards.ts';
import { adminSessions } from './areas/sessions/of-admins.ts';
import { sessionRoutes } from './areas/sessions/routes.ts';
import { sessionsService } from './areas/sessions/service.ts';
import { slugsService } from './areas/slugs/service.ts';
import { statsRoutes } from './areas/stats/routes.ts';
import { statsService } from './areas/stats/service.ts';
import { streamLinks } from './areas/stream-links/service.ts';
import { overlayGuard, streamRoutes } from './areas/streams/routes.ts';
import { streamsService } from './areas/streams/service.ts';
import { Watching } from './areas/streams/watching.ts';
import { type Lifecycle, systemRoutes } from './areas/system/routes.ts';
import { talliesService } from './areas/tallies/service.ts';
import { uploadsRoutes } from './areas/uploads/routes.ts';
import { uploadsService } from './areas/uploads/service.ts';
import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import { type Config, databaseUrlOf } from './config.ts';
import type { Database } from './db/database.ts';
import { encryption } from './encryption.ts';
import type { Guards } from './http/access.ts';
import type { Route } from './http/bind.ts';
import { dataHeaders } from './http/headers.ts';
import type { Metrics } from './http/metrics.ts';
import type { Once } from './http/once.ts';
import { uploadedFiles } from './http/pictures.ts';
import { limitWrites, RateLimits } from './http/rate-limits.ts';
import { ResponseCache } from './http/response-cache.ts';
import { Pictures } from './images/pictures.ts';
import type { Mailer } from './mail/mailer.ts';
import { namesService } from './names.ts';
import type { Readiness } from './readiness.ts';
import { Rounds } from './rounds.ts';
import type { Folders } from './site/site.ts';
import type { Storage } from './storage/storage.ts';
import { upkeep } from './upkeep.ts';
import { userAdministration } from './user-administration.ts';
import { WorkingThread } from './worker/worker.ts';

/** How often a process looks for mails that another one could not send, and for jobs that it left. */
const mailMilliseconds = 2000;
const jobMilliseconds = 2000;

interface RouteParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  readonly readiness: Readiness;
  readonly background: Background;
  readonly mail: Mailer;
  readonly storage: Storage;
  readonly folders: Pick<Folders, 'widget'>;
}

/** Puts the areas together: every route of the API, the pages beside it, and the guards that say who sent a request. */
export function createRoutes(parts: RouteParts): {
  routes: readonly Route[];
  pages: readonly Middleware[];
  guards: Guards;
  once: Once;
  limitWrites: Middleware;
  responses: ResponseCache;
  /** What each process looks after beside answering requests. */
  rounds: readonly Rounds[];
  /** Ends the answers that would go on as long as somebody listens. */
  endFeeds: () => void;
  /** What goes on beside that. */
  thread: WorkingThread;
} {
  const { config, db, clock: now, metrics, lifecycle, readiness, background, mail, storage } = parts;
  const { publicUrl, requireApproval, ownerEmail, debug, secretKeys, requireSecondFactor } = config;
  const responses = new ResponseCache(dataHeaders(config));
  const limits = new RateLimits(db, config.writesPerMinute);
  const changed = () => {
    responses.clear();
    hosted.forget();
  };

  const audit = auditService(db, now);
  const models = modelsService(db, publicUrl);
  const editing = modelsEditing({ db, now, publicUrl, audit, changed });
  const prices = pricesService(editing);
  const priceChanges = priceChangesService({ db, now, audit, models: editing });
  const plans = plansService({ db, now, audit, changed });
  const payments = paymentsService(db, now);
  const slugs = slugsService(db);
  const links = linksService(db, now);
  const advisors = advisorsService(db, now, slugs, links);
  const pictures = new Pictures();
  const cars = carPictures({ storage, limits, pictures, audit });
  const uploads = uploadsService({ db, storage, now, limits, background, pictures, advisors });
  const layouts = layoutsService(db, now, advisors, changed);
  const profile = profileService({ db, now, publicUrl, advisors, slugs, uploads, layouts, changed });
  const editedData = editedDataService({ db, now, publicUrl, advisors, models, changed });
  const embed = embedService({ advisors, editedData, layouts, now, publicUrl });
  const embedChecks = embedChecksService(db, now);
  const hosted = hostedService(advisors, embed, publicUrl);

  const cookies = sessionCookies(publicUrl);
  const sessions = sessionsService(db, now);
  const admins = adminsService(db, now, sessions);
  const devices = devicesService(db, now, limits);
  const security = securityLog(db, now);
  const sender = mailSender({
    db,
    now,
    mail,
    background,
    write: letterWriter({ db, advisors, links, adminLink: admins.makeLink, publicUrl }),
  });
  const sending = new Rounds('send mails', mailMilliseconds, sender.sendDue);
  const tallies = talliesService(db);
  const outbox = outboxService({ db, now, audit, wake: () => sending.wake() });
  const notices = noticesService(outbox, now);
  const mailing = { db, now, audit, limits, advisors, links, outbox, notices };
  const consents = consentsService(db, now);
  const registering = { consents, devices, sessions, outbox, requireApproval };
  const register = registerService({ db, now, audit, limits, advisors, ...registering });
  const signingIn = { db, limits, devices, sessions, newDevices: newDevices({ audit, devices, notices }) };
  const signIn = signInService({ ...signingIn, advisors });
  const passwords = accountPasswords({ ...mailing, devices, sessions });
  const verification = verificationService(mailing);
  const emails = emailChange({ ...mailing, passwords, sessions });
  const owned = [slugs.records, uploads.records, layouts.records, editedData.records, outbox.records];
  const records = [
    ...owned,
    consents.records,
    sessions.records,
    security.records,
    payments.records,
    audit.records,
  ];
  const notes = notesService({ db, now, audit, advisors });
  const hiddenRecords = [notes.records];
  const stored = { records, hiddenRecords };
  const account = accountService({ db, now, audit, changed, advisors, passwords, ...stored, ownerEmail });
  const adminUsers = adminUsersService({ db, now, publicUrl, advisors, profile, sessions, devices, notes });
  const names = namesService({ advisors, admins });
  const administration = userAdministration({
    ...{ db, now, publicUrl, audit, limits, advisors, users: adminUsers, account, passwords, sessions },
    ...{ plans, payments, notes, names, changed },
  });
  const start = { databaseUrl: databaseUrlOf(config.database), publicUrl, yields: config.production };
  const thread = new WorkingThread(start, now, background);
  const exportUsers = userExport(now, audit, exportNotes(audit, advisors), thread.makeTable);
  const working = new Rounds('work on jobs', jobMilliseconds, async () => {
    if (await jobs.isAnyFree()) await thread.workOnJobs();
  });
  const { planChanges } = administration;
  const jobs = jobsService({ db, now, audit, admins, planChanges, wake: () => working.wake() });
  const streams = streamsService({ db, now, advisors, audit });
  const watchers = {
    overlay: new Watching(streams.overlays, background),
    source: new Watching(streams.sources, background),
  };
  const secondFactor = secondFactorService({
    db,
    now,
    limits,
    audit,
    sessions,
    encryption: secretKeys && encryption(secretKeys),
  });
  const ofAdmins = { ...signingIn, now, audit, admins, secondFactor };
  const passwordsOfAdmins = adminPasswords(ofAdmins);

  const routes = [
    ...systemRoutes({ readiness, config, metrics, lifecycle }),
    ...modelsRoutes(models, editing, cars, responses),
    ...pricesRoutes(prices),
    ...priceChangesRoutes(priceChanges),
    ...embedRoutes(embed, responses),
    ...embedCheckRoutes(embedChecks, limits),
    ...hostedRoutes(hosted),
    ...authRoutes({ now, cookies, sessions, register, signIn, passwords, verification, emails, debug }),
    ...accountRoutes({ account, cookies, limits, now }),
    ...sessionRoutes(sessions, adminSessions(sessions, audit), cookies),
    ...profileRoutes(profile),
    ...uploadsRoutes(uploads),
    ...layoutsRoutes(layouts),
    ...editedDataRoutes(editedData),
    ...streamRoutes({ streams, watching: watchers, limits, cookies }),
    ...plansRoutes(plans, responses, config.supportWhatsapp),
    ...adminRoutes({
      signIn: adminSignIn({ ...ofAdmins, passwords: passwordsOfAdmins }),
      passwords: passwordsOfAdmins,
      team: adminTeam({ ...ofAdmins, outbox }),
      sessions,
      cookies,
    }),
    ...secondFactorRoutes(secondFactor, requireSecondFactor),
    ...statsRoutes(statsService(db, now, tallies)),
    ...outboxRoutes(outbox),
    ...securityRoutes(security, securityExport(security, audit), names),
    ...adminUsersRoutes(adminUsers, exportUsers),
    ...administration.routes,
    ...jobsRoutes(jobs, exportUsers),
  ].map(watching({ log: security, background, advisors, admins }));
  const pages = [
    uploadedFiles(uploads),
    uploadedFiles(cars),
    hostedPages(hosted, new OfferPictures(limits)),
    shortLinks(streamLinks(db), hosted),
    advisorScripts(parts.folders.widget, embed, responses),
  ];
  const guards = {
    ...sessionGuards({ sessions, cookies, now, requireSecondFactor }),
    overlay: overlayGuard(streams, cookies),
  };
  return {
    routes,
    pages,
    guards,
    once: idempotency(db, now),
    limitWrites: limitWrites(
      limits,
      routes.map(({ endpoint }) => endpoint),
    ),
    responses,
    thread,
    rounds: [
      sending,
      working,
      ...upkeep({
        db,
        now,
        storage,
        advisors,
        embedChecks,
        priceChanges,
        security,
        sender,
        sessions,
        tallies,
      }),
    ],
    endFeeds() {
      watchers.overlay.close();
      watchers.source.close();
    },
  };
}
