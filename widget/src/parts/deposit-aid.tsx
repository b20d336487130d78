import { formatRM } from '@loan-kereta/sdk/loan';
import { useWidget } from './context.tsx';

/** The deposits that people ask for, in percent of the price. */
const usual = [0, 10, 20];
/** From which share of the price on it is said how far one can go. */
const nearLimit = 0.8;

/** The usual deposits to press, where there is room for them; near the limit, what it is. */
export function DepositAid({ room }: { readonly room: boolean }) {
  const { words, deposit, otr, calculator } = useWidget();
  if (deposit > otr * nearLimit) {
    return (
      <small className="lk-hint">
        {words.maxDeposit} {formatRM(otr)}. {words.depositNote}
      </small>
    );
  }
  if (!room) return null;
  return (
    <p className="lk-usual">
      {usual.map(percent => (
        <button
          key={percent}
          type="button"
          onClick={() => calculator.setDeposit(Math.round((otr * percent) / 100))}
        >
          {percent}%
        </button>
      ))}
    </p>
  );
}
