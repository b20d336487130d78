import { formatRM } from '@loan-kereta/sdk/loan';
import { fitted, useWidget } from './index.ts';

/** The monthly instalment with its currency apart, for themes that set the digits larger than the RM before them. */
export function Amount() {
  const { words, loan } = useWidget();
  const text = formatRM(loan?.instalment);
  return (
    <p part="instalment" className="lk-instalment">
      <span className="lk-label">{words.instalment}</span>
      <strong className="lk-figure" style={fitted(text)}>
        {loan && <span className="currency">{text.slice(0, 2)}</span>}
        {loan ? text.slice(2) : text}
      </strong>
      <span className="lk-per">{words.perMonth}</span>
    </p>
  );
}
