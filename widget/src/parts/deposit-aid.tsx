import { adopting } from '../ui/adopt.ts';
import { useWidget } from './context.tsx';
import { DepositSlider } from './deposit-slider.tsx';
import { LimitNote } from './limit-note.tsx';
import css from './slider-in-place.css?inline';

const adopt = adopting(css);

/** The deposits that people ask for, in percent of the price. */
const usual = [0, 10, 20];

/** What helps with the deposit: where there is room a slider and the usual ones to press; near the limit, what it is. */
export function DepositAid({ room }: { readonly room: boolean }) {
  const { otr, calculator, themeId } = useWidget();
  // The first theme comes with the core, where each byte counts: its slider is drawn later. WebKit's own is white on white.
  const draw = themeId === 'theme-01' ? adopt : undefined;
  return (
    <>
      {room && <DepositSlider onDrawn={draw} />}
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
