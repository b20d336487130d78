import { adopting } from '../ui/adopt.ts';
import { useWidget } from './context.tsx';
import controlsCss from './controls-in-place.css?inline';
import { DepositSlider } from './deposit-slider.tsx';
import { LimitNote } from './limit-note.tsx';
import usualCss from './usual.css?inline';

const adoptControls = adopting(controlsCss);
const adoptUsual = adopting(usualCss);

/** The deposits that people ask for, in percent of the price. */
const usual = [0, 10, 20];

/** What helps with the deposit: where there is room a slider and the usual ones to press; near the limit, what it is. */
export function DepositAid({ room }: { readonly room: boolean }) {
  const { otr, deposit, calculator, themeId, words } = useWidget();
  // The first theme comes with the core, where each byte counts: its sliders and arrows are drawn later, and are, as
  // WebKit's own slider is white on white.
  const draw = themeId === 'theme-01' ? adoptControls : undefined;
  return (
    <>
      {room && <DepositSlider onDrawn={draw} />}
      <LimitNote>
        {room && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be of a form.
          <p className="lk-usual" role="group" aria-label={words.deposit} ref={adoptUsual}>
            {usual.map(percent => {
              const amount = Math.round((otr * percent) / 100);
              return (
                <button
                  key={percent}
                  type="button"
                  aria-pressed={deposit === amount}
                  onClick={() => calculator.setDeposit(amount)}
                >
                  {percent}%
                </button>
              );
            })}
          </p>
        )}
      </LimitNote>
    </>
  );
}
