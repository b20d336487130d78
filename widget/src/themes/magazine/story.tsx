import { fill } from '@loan-kereta/sdk/languages/fill';
import { magazine } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import { useWidget } from '../../parts/index.ts';
import { useWords } from '../../ui/use-words.ts';

/** The chosen loan as a paragraph of prose. */
export function Story() {
  const { model, variant, otr, deposit, loan, rate } = useWidget();
  const say = useWords('magazine', magazine);
  if (!model || !variant || !loan) return <p className="story">{say('waiting')}</p>;
  const values = {
    // No line begins with the last letters of a variant.
    car: `${model.name} ${variant.name.replace(/ (?=..?.?$)/, '\u00a0')}`,
    otr: formatRM(otr),
    down: formatRM(deposit),
    months: loan.payments,
    percent: `${formatPercent(rate)}%`,
  };
  const start = fill(say(deposit ? 'story' : 'storyWithoutDeposit'), values);
  const rest = loan.principal ? fill(say('storyRest'), values) : '';
  // A Chinese full stop has its space within it.
  return <p className="story">{`${start} ${rest}`.replace('。 ', '。')}</p>;
}
