import type { Payment } from '@loan-kereta/sdk/contract';
import type { Plan } from '@loan-kereta/sdk/plans';
import { ringgitOf } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import { readDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { byTime } from '../../db/pages.ts';
import { invalidField } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import type { AdminActor } from '../audit/audit.ts';
import {
  clearPersonal,
  find,
  findStanding,
  insert,
  insertAll,
  isTakenBack,
  latestOf,
  listAllOf,
  listPayments,
  type PaymentFilter,
  type PaymentRow,
} from './table.ts';

interface PaymentQuery extends PaymentFilter {
  readonly sort: keyof typeof byTime;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A payment without the name of its account, which is not in the books. */
type BookedPayment = Omit<Payment, 'advisor_name'>;

const toPayment = ({ admin_id: _, amount_sen, created_at, ...row }: PaymentRow): BookedPayment => ({
  ...row,
  amount: ringgitOf(amount_sen),
  created_at: readDate(created_at).toISOString(),
});

/** What an advisor has paid for a plan. */
export interface Paid {
  readonly advisorId: number;
  readonly plan: Plan;
  readonly sen: number;
  readonly note?: string | undefined;
}

/** The books: what was paid for which plan. A row is never changed, so any sum of them can be trusted. */
export function paymentsService(db: Database, now: Clock) {
  const toRow = (by: AdminActor, { advisorId, plan, sen, note }: Paid) => ({
    advisor_id: advisorId,
    plan,
    amount_sen: sen,
    note: note || null,
    admin_id: by.adminId,
    admin_email: by.email,
    takes_back: null,
    created_at: now(),
  });

  const backwards = (by: AdminActor, { id, advisor_id: advisorId, plan, amount_sen, note }: PaymentRow) => ({
    ...toRow(by, { advisorId, plan, sen: -amount_sen, note: note ?? '' }),
    takes_back: id,
  });

  return {
    /** Writes a payment down. Belongs into the transaction of what it was paid for. @returns its number */
    add: (by: AdminActor, paid: Paid): Promise<number> => insert(db, toRow(by, paid)),

    /** The same for accounts that the running transaction has locked. @returns each one's number, by its account's */
    async addAll(by: AdminActor, paid: readonly Paid[]): Promise<ReadonlyMap<number, number>> {
      await insertAll(
        db,
        paid.map(each => toRow(by, each)),
      );
      return latestOf(
        db,
        paid.map(({ advisorId }) => advisorId),
      );
    },

    /**
     * Takes a payment of an account, which the running transaction has locked, back.
     * @returns what it was, in sen
     * @throws {ApiError} `invalid_request` when there is none of that number, or it was taken back already
     */
    async takeBack(by: AdminActor, advisorId: number, id: number): Promise<number> {
      const found = await find(db, id);
      const isTheirs = found?.advisor_id === advisorId && found.takes_back === null;
      if (!isTheirs || (await isTakenBack(db, id)))
        throw invalidField('takes_back', 'This account has no such payment to take back.');
      await insert(db, backwards(by, found));
      return found.amount_sen;
    },

    /**
     * The same for those of many accounts, which the running transaction has locked, that were not taken back yet.
     * @returns what each account's was, in sen
     */
    async takeBackMany(by: AdminActor, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
      const found = await findStanding(db, ids);
      await insertAll(
        db,
        found.map(row => backwards(by, row)),
      );
      return new Map(found.map(row => [row.advisor_id, row.amount_sen]));
    },

    /** @throws {ApiError} `invalid_request` for a cursor that is none */
    page: (query: PaymentQuery) =>
      answerPage(query, byTime[query.sort], slice => listPayments(db, query, slice), toPayment),

    /** What an advisor's exported file says of payments. They stay when the account goes, without their notes. */
    records: {
      name: 'payments',
      list: async advisorId => (await listAllOf(db, advisorId)).map(toPayment),
      release: advisorId => clearPersonal(db, advisorId),
    } satisfies PersonalRecords,
  };
}

export type PaymentsService = ReturnType<typeof paymentsService>;
