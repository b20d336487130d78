import { depositStep, formatPercent, formatRM, parseDeposit } from '@loan-kereta/sdk/loan';
import { useWidget } from './context.tsx';
import { Range } from './range.tsx';

interface DepositProps {
  /** Shows a slider under the box. */
  readonly slider?: boolean;
}

/** The deposit: a box that keeps only digits within 0 and the price, and a slider to drag. */
export function Deposit({ slider = true }: DepositProps) {
  const { words, deposit, otr, loan, calculator } = useWidget();
  return (
    <div part="deposit" className="lk-field lk-deposit">
      <label className="lk-field">
        <span className="lk-label">
          {words.deposit} (RM){' '}
          <span className="lk-value" aria-hidden>
            {formatPercent(loan?.depositPercent ?? 0, 1)}%
          </span>
        </span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="lk-input"
          value={`${deposit}`}
          onFocus={event => event.currentTarget.select()}
          onInput={({ currentTarget: box }) => {
            calculator.setDeposit(parseDeposit(box.value, otr));
            // Cleaning may leave the state as it was; then nothing redraws the box, so put it right here.
            box.value = `${calculator.getState().deposit}`;
          }}
        />
      </label>
      {slider && (
        <Range
          label={words.deposit}
          min={0}
          max={otr}
          step={depositStep}
          value={deposit}
          valueText={formatRM(deposit)}
          onSlide={calculator.setDeposit}
        />
      )}
      <small className="lk-hint">
        {words.maxDeposit} {formatRM(otr)}. {words.depositNote}
      </small>
    </div>
  );
}
