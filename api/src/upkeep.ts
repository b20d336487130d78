import type { AdvisorsService } from './areas/advisors/service.ts';
import type { EmbedChecksService } from './areas/embed-checks/service.ts';
import { clearSomeOfJobs } from './areas/jobs/clearing.ts';
import type { MailSender } from './areas/outbox/sender.ts';
import type { PriceChangesService } from './areas/price-changes/service.ts';
import { makeSomeSearchable } from './areas/search/search.ts';
import type { SecurityLog } from './areas/security/log.ts';
import type { SessionsService } from './areas/sessions/service.ts';
import type { TalliesService } from './areas/tallies/service.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { hour } from './durations.ts';
import { Rounds, repeat } from './rounds.ts';
import { clearUnfinished, type Storage } from './storage/storage.ts';

/** How often a process looks for what lists lack, for prices that are due, and for rows and files that are too old. */
const listMilliseconds = 2000;
const gatherMilliseconds = 10_000;
const priceMilliseconds = 2000;
const clearMilliseconds = 600_000;
/** No file takes as long to be written. */
const unfinishedMilliseconds = hour;

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly storage: Storage;
  readonly advisors: AdvisorsService;
  readonly embedChecks: EmbedChecksService;
  readonly priceChanges: PriceChangesService;
  readonly security: SecurityLog;
  readonly sender: MailSender;
  readonly sessions: SessionsService;
  readonly tallies: TalliesService;
}

/** What time alone asks for: nobody wakes these rounds. */
export const upkeep = ({ db, now, storage, advisors, priceChanges, ...parts }: Parts): readonly Rounds[] => {
  const { embedChecks, security, sender, sessions, tallies } = parts;
  return [
    new Rounds('bring the lists of users up to date', listMilliseconds, async () => {
      await repeat(advisors.settleSome);
      await repeat(() => makeSomeSearchable(db));
    }),
    new Rounds('add up the tallies', gatherMilliseconds, tallies.gather),
    new Rounds('change prices that are due', priceMilliseconds, priceChanges.applyDue),
    new Rounds('clear what is old', clearMilliseconds, async () => {
      await repeat(sender.clearSome);
      await repeat(security.clearSome);
      await repeat(sessions.clearSome);
      await repeat(priceChanges.clearSome);
      await repeat(embedChecks.clearSome);
      await repeat(() => clearSomeOfJobs(db, now));
      await clearUnfinished(storage, new Date(now().getTime() - unfinishedMilliseconds));
    }),
  ];
};
