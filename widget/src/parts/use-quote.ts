import type { CarVariant } from '@loan-kereta/sdk/catalogue';
import { loanFor, variantOtr } from '../calculator/loan.ts';
import { useWidget } from './context.tsx';

/**
 * The monthly instalment in RM of any variant at the settings on screen, for themes that compare; `years` asks for
 * another tenure.
 */
export function useQuote(): (variant: CarVariant, years?: number) => number {
  const { deposit, rate, tenureYears, method, rounding } = useWidget();
  return (variant, years = tenureYears) =>
    loanFor({ otr: variantOtr(variant), deposit, rate, years, method, rounding }).instalment;
}
