export { formatAmount } from './amount.ts';
export { calculateLoan, type LoanResult, loanOf } from './calculate.ts';
export { clampDeposit, depositPercent } from './deposit.ts';
export { formatPercent, formatRM } from './format.ts';
export { instalmentToSen } from './instalment.ts';
export type { Rounding } from './money.ts';
export * from './rules.ts';
export { type ScheduleRow, schedule } from './schedule.ts';
export type { LoanInput, LoanMethod, LoanTerms } from './terms.ts';
