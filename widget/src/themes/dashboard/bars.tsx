import { formatRM } from '@loan-kereta/sdk/loan';
import type { CSSProperties } from 'react';
import { Tenure, useWidget } from '../../parts/index.ts';
import { useQuote } from '../../parts/use-quote.ts';

/** The highest of the bars: the instalment of the shortest tenure, in years. */
const shortest = 5;

/** The tenure to choose, each as a bar of its instalment. */
export function Bars() {
  const { words, variant } = useWidget();
  const quote = useQuote();
  const highest = variant ? quote(variant, shortest) : 0;
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
