import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import type { Language } from '@loan-kereta/sdk/wording';
import { useWidget } from '../../parts/index.ts';

/** What a story tells, as text that is ready to print. */
interface Plot {
  readonly car: string;
  readonly otr: string;
  /** Empty when nothing is paid up front. */
  readonly deposit: string;
  /** How often an instalment is paid; 0 when nothing is left to pay. */
  readonly months: number;
  readonly rate: string;
}

const stories: Readonly<Record<Language, (plot: Plot) => string>> = {
  ms: ({ car, otr, deposit, months, rate }) =>
    `Pada harga OTR ${otr}, ${car} dipandu pulang ${deposit ? `dengan deposit ${deposit}` : 'tanpa deposit'}. ${
      months ? `Selebihnya dibahagi kepada ${months} bulan yang sama rata, pada kadar ${rate} setahun.` : ''
    }`,
  en: ({ car, otr, deposit, months, rate }) =>
    `At an OTR price of ${otr}, the ${car} drives home with ${deposit ? `a deposit of ${deposit}` : 'nothing down'}. ${
      months ? `The rest is spread over ${months} equal months, at a rate of ${rate} a year.` : ''
    }`,
};

const waiting: Readonly<Record<Language, string>> = {
  ms: 'Kisah ini menunggu variannya.',
  en: 'This story is waiting for its variant.',
};

/** The chosen loan as a paragraph of prose. */
export function Story() {
  const { language, soften, model, variant, otr, deposit, loan, rate } = useWidget();
  const story =
    model && variant && loan
      ? stories[language]({
          car: `${model.name} ${variant.name}`,
          otr: formatRM(otr),
          deposit: deposit ? formatRM(deposit) : '',
          months: loan.principal && loan.payments,
          rate: `${formatPercent(rate)}%`,
        })
      : waiting[language];
  return <p className="story">{soften(story)}</p>;
}
