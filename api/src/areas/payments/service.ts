import type { Payment } from '@loan-kereta/sdk/contract';
import { ringgitOf } from '@loan-kereta/sdk/rules';
import { readDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { byTime } from '../../db/pages.ts';
import { answerPage } from '../../http/pages.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import { clearPersonal, listAllOf, listPayments, type PaymentFilter, type PaymentRow } from './table.ts';

interface PaymentQuery extends PaymentFilter {
  readonly sort: keyof typeof byTime;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const toPayment = ({ admin_id: _, amount_sen, created_at, ...row }: PaymentRow): Payment => ({
  ...row,
  amount: ringgitOf(amount_sen),
  created_at: readDate(created_at).toISOString(),
});

/** The books: what was paid for which plan. A row is never changed, so any sum of them can be trusted. */
export const paymentsService = (db: Database) => ({
  /** @throws {ApiError} `invalid_request` for a cursor that is none */
  page: (query: PaymentQuery) =>
    answerPage(query, byTime[query.sort], slice => listPayments(db, query, slice), toPayment),

  /** What an advisor's exported file says of payments. They stay when the account goes, without their notes. */
  records: {
    name: 'payments',
    list: async advisorId => (await listAllOf(db, advisorId)).map(toPayment),
    release: advisorId => clearPersonal(db, advisorId),
  } satisfies PersonalRecords,
});

export type PaymentsService = ReturnType<typeof paymentsService>;
