import { formatRM, tenureYears } from '@loan-kereta/sdk/loan';
import type { CSSProperties } from 'react';
import { Tenure, useWidget } from '../../parts/index.ts';
import { useQuote } from '../../parts/use-quote.ts';

/** The tenure to choose, each as a bar of its instalment. */
export function Bars() {
  const { words, variant } = useWidget();
  const quote = useQuote();
  // The shortest tenure has the highest instalment.
  const highest = variant ? quote(variant, tenureYears[0]) : 0;
  return (
    <Tenure>
      {years => {
        const monthly = variant ? quote(variant, years) : Number.NaN;
        return (
          <>
            <b>{formatRM(monthly)}</b>
            <i style={{ '--of': highest ? monthly / highest : 0 } as CSSProperties} />
            {years} {words.years}
          </>
        );
      }}
    </Tenure>
  );
}
