import { perDay } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatRM } from '@loan-kereta/sdk/loan';
import { useWords } from '../ui/use-words.ts';
import { useWidget } from './context.tsx';

/** What the instalment comes to a day, over a year of 365 days, in whole ringgit: a line for themes with room for it. */
export function PerDay() {
  const { loan } = useWidget();
  const say = useWords('perDay', perDay);
  if (!loan?.instalment) return null;
  return <p className="per-day">{say('line').replace('{amount}', formatRM((loan.instalment * 12) / 365))}</p>;
}
