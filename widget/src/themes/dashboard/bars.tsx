import { quote } from '@loan-kereta/sdk/catalogue';
import { formatRM, tenureYears } from '@loan-kereta/sdk/loan';
import type { CSSProperties } from 'react';
import { fitted, Tenure, useWidget } from '../../parts/index.ts';

/** The tenure to choose, each as a bar of its instalment. */
export function Bars() {
  const widget = useWidget();
  const { words, model, variant } = widget;
  const monthlyOver = (years: number) =>
    model && variant ? quote(model, variant, { ...widget, tenureYears: years }).loan.instalment : Number.NaN;
  // The shortest tenure has the highest instalment.
  const highest = monthlyOver(tenureYears[0]);
  return (
    <Tenure>
      {years => {
        const monthly = monthlyOver(years);
        return (
          <>
            <b className="lk-fit" style={fitted(formatRM(monthly), 8)} translate="no">
              {formatRM(monthly)}
            </b>
            <i style={{ '--of': highest ? monthly / highest : 0 } as CSSProperties} />
            {years} {words.years}
          </>
        );
      }}
    </Tenure>
  );
}
