import { fill } from '@loan-kereta/sdk/languages/fill';
import { magazine } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import { useRateLabel, useWidget } from '../../parts/index.ts';
import { useWords } from '../../ui/use-words.ts';

/** The chosen loan as a paragraph of prose. */
export function Story() {
  const { model, variant, otr, deposit, loan, rate } = useWidget();
  const rateLabel = useRateLabel().toLowerCase();
  const say = useWords('magazine', magazine);
  if (!model || !variant || !loan) return <p className="story">{say('waiting')}</p>;
  const values = {
    // No line begins with the last letters of a variant.
    car: `${model.name} ${variant.name.replace(/ (?=..?.?$)/, '\u00a0')}`,
    otr: formatRM(otr),
    down: formatRM(deposit),
    months: loan.payments,
    percent: `${formatPercent(rate.value)}% (${rateLabel})`,
  };
  const start = say(deposit ? 'story' : 'storyWithoutDeposit');
  const rest = loan.principal ? say('storyRest') : '';
  // A Chinese full stop has its space within it.
  return <p className="story">{fill(`${start} ${rest}`.replace('。 ', '。'), values)}</p>;
}
