import type { CarModel, CarVariant } from '@loan-kereta/sdk/catalogue';
import { defaultRate, depositPercent, type LoanInput, type LoanResult, loanOf } from '@loan-kereta/sdk/loan';

/** What a variant costs when the data has no price, in RM. */
const defaultOtr = 50_000;

/** The on-the-road price to calculate with, in RM; 0 without a variant. */
export const variantOtr = (variant: CarVariant | undefined) => (variant ? (variant.otr ?? defaultOtr) : 0);

/** The annual rate that choosing a model or variant sets, in percent. */
export const modelRate = (model: CarModel | undefined, variant: CarVariant | undefined) =>
  variant?.rate ?? model?.rate ?? defaultRate;

/**
 * The loan for inputs that are clean, as the calculator keeps them: the checks of `calculateLoan` would be a quarter
 * of a kilobyte on every page.
 */
export const loanFor = ({
  otr,
  deposit,
  rate,
  years,
  method,
  rounding,
}: Required<LoanInput>): LoanResult => ({
  ...loanOf({
    principal: Math.max(0, Math.round((otr - deposit) * 100)),
    rate: Math.round(rate * 100),
    years,
    payments: 12 * years,
    method,
    rounding,
  }),
  depositPercent: depositPercent(deposit, otr),
});
