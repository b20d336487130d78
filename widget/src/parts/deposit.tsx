import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import { useWidget } from './context.tsx';
import { useBox } from './use-box.ts';

interface DepositProps {
  /** Shows a slider under the box, and the usual deposits to press. */
  readonly slider?: boolean;
}

/** The deposit: a box to type in, between 0 and the price; later a slider and the usual ones, whose room is kept. */
export function Deposit({ slider = true }: DepositProps) {
  const { words, deposit, loan, later } = useWidget();
  return (
    <div part="deposit" className="lk-field lk-deposit">
      <label className="lk-field">
        <span className="lk-label">
          {words.deposit} (RM){' '}
          <span className="lk-value" aria-hidden>
            {formatPercent(loan?.depositPercent ?? 0, 1)}%
          </span>
        </span>
        <input {...useBox('deposit', formatRM(deposit).slice(2))} inputMode="numeric" className="lk-input" />
      </label>
      {later ? <later.DepositAid room={slider} /> : slider && <p className="lk-room" />}
    </div>
  );
}
