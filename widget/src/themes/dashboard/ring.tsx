import { dashboard } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatPercent } from '@loan-kereta/sdk/loan';
import type { CSSProperties } from 'react';
import { useWidget } from '../../parts/index.ts';
import { useWords } from '../../ui/use-words.ts';

/** What is paid in all, as a ring of principal and interest with the share of each. */
export function Ring() {
  const { words, loan } = useWidget();
  const say = useWords('dashboard', dashboard);
  const share = loan?.totalPayment ? (loan.totalInterest / loan.totalPayment) * 100 : 0;
  const percent = (part: number) => `${formatPercent(loan && part, 1)}%`;
  return (
    <figure className="ring" style={{ '--share': share } as CSSProperties}>
      <figcaption className="lk-label">{words.totalPayment}</figcaption>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="41" pathLength="100" />
        <circle cx="50" cy="50" r="41" pathLength="100" className="share" />
      </svg>
      <p>
        <b>{loan?.payments ?? '–'}</b>
        {say('months')}
      </p>
      <dl>
        <div>
          <dt>{words.principal}</dt>
          <dd className="lk-fit" translate="no">
            {percent(100 - share)}
          </dd>
        </div>
        <div className="share">
          <dt>{words.totalInterest}</dt>
          <dd className="lk-fit" translate="no">
            {percent(share)}
          </dd>
        </div>
      </dl>
    </figure>
  );
}
