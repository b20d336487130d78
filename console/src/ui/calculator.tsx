import type { LoanKeretaAttributes } from '@loan-kereta/sdk/react';
import type { ReactNode } from 'react';

interface CalculatorProps
  extends Pick<
    LoanKeretaAttributes,
    'advisor' | 'model' | 'variant' | 'years' | 'deposit' | 'theme' | 'palette' | 'lang'
  > {
  /** Shown until the calculator draws itself, and when it cannot. */
  readonly children: ReactNode;
}

/** The live calculator, loaded as any page loads it: React puts the script into the head, once. */
export function Calculator({
  className,
  ...props
}: CalculatorProps & { readonly className: string | undefined }) {
  return (
    <>
      <script async src="/loan-kereta.js" />
      <loan-kereta class={className} {...props} />
    </>
  );
}
