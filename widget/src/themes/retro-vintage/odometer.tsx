import { formatRM } from '@loan-kereta/sdk/loan';
import { type CSSProperties, Fragment } from 'react';
import { useWidget } from '../../parts/index.ts';

/**
 * The instalment on rolling drums, each with the digits from the top and then a dash. The drums' digits come from the stylesheet and are hidden from screen readers and
 * from whoever copies or searches the text; for them the figure stands beside, once and whole.
 */
export function Odometer() {
  const { words, loan } = useWidget();
  const text = formatRM(loan?.instalment);
  const faces = [...text.slice(2).replace(/,/g, '')];
  return (
    <p part="instalment" className="lk-instalment">
      <span className="lk-label">{words.instalment}</span>
      <strong className="lk-figure" translate="no">
        <span key={text} className="lk-sr">
          {text}
        </span>
        <span aria-hidden className="drums" style={{ '--drums': faces.length } as CSSProperties}>
          {faces.map((face, index) => {
            const digit = faces.length - index;
            return (
              <Fragment key={digit}>
                {digit === 3 && index > 0 && <span className="comma" />}
                <i style={{ '--face': face === '–' ? 10 : face } as CSSProperties} />
              </Fragment>
            );
          })}
        </span>
      </strong>
      <span className="lk-per">{words.perMonth}</span>
    </p>
  );
}
