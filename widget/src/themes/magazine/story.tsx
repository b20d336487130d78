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
    car: `${model.name} ${variant.name}`,
    otr: formatRM(otr),
    down: formatRM(deposit),
    months: loan.payments,
    percent: `${formatPercent(rate)}%`,
  };
  return (
    <p className="story">
      {fill(say(deposit ? 'story' : 'storyWithoutDeposit'), values)}{' '}
      {loan.principal ? fill(say('storyRest'), values) : ''}
    </p>
  );
}
