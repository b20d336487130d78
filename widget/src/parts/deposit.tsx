import { formatPercent, formatRM, parseDeposit } from '@loan-kereta/sdk/loan';
import { useWidget } from './context.tsx';

interface DepositProps {
  /** Shows a slider under the box, and the usual deposits to press. */
  readonly slider?: boolean;
}

/** The deposit as it stands in its box: `15,000`. */
const depositText = (deposit: number): string => formatRM(deposit).slice(2);

/** Takes what stands in the box of the deposit, and puts it there as it is kept, with the caret at the digit it was at. */
export function readDeposit(box: HTMLInputElement, otr: number, keep: (deposit: number) => void): void {
  const behindCaret = box.value.length - (box.selectionEnd ?? 0);
  const deposit = parseDeposit(box.value, otr);
  keep(deposit);
  // Cleaning may leave the state as it was; then nothing redraws the box, so put it right here.
  box.value = depositText(deposit);
  const caret = box.value.length - behindCaret;
  box.setSelectionRange(caret, caret);
}

/** The deposit: a box that keeps only digits within 0 and the price; later a slider and the usual ones, whose room is kept. */
export function Deposit({ slider = true }: DepositProps) {
  const { words, deposit, otr, loan, calculator, later } = useWidget();
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
          value={depositText(deposit)}
          onFocus={event => event.currentTarget.select()}
          onInput={event => readDeposit(event.currentTarget, otr, calculator.setDeposit)}
        />
      </label>
      {later ? <later.DepositAid room={slider} /> : slider && <p className="lk-room" />}
    </div>
  );
}
