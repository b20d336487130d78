import { useWidget } from './context.tsx';
import { DepositSlider } from './deposit-slider.tsx';
import { LimitNote } from './limit-note.tsx';

/** The deposits that people ask for, in percent of the price. */
const usual = [0, 10, 20];

/** What helps with the deposit: where there is room a slider and the usual ones to press; near the limit, what it is. */
export function DepositAid({ room }: { readonly room: boolean }) {
  const { otr, calculator } = useWidget();
  return (
    <>
      {room && <DepositSlider />}
      <LimitNote>
        {room && (
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
        )}
      </LimitNote>
    </>
  );
}
