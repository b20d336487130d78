import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import { useWidget } from './context.tsx';

/** The style of a figure, smaller the longer it is beyond what a theme has `room` for: the characters of `RM1,234`. */
export const fitted = (text: string, room = 7) => ({ zoom: Math.min(1, room / text.length) });

/** The monthly instalment, the hero of every theme. `label` false leaves the words around it to the theme. */
export function Instalment({ label = true }: { readonly label?: boolean }) {
  const { words, loan } = useWidget();
  const text = formatRM(loan?.instalment);
  return (
    <p part="instalment" className="lk-instalment">
      {label && <span className="lk-label">{words.instalment}</span>}
      <strong className="lk-figure" style={fitted(text)}>
        {text}
      </strong>{' '}
      {label && <span className="lk-per">{words.perMonth}</span>}
    </p>
  );
}

export type FactName = 'otr' | 'principal' | 'totalInterest' | 'totalPayment' | 'effectiveRate';

/** The figures beside the instalment, each with its label and text. */
export function useFacts(): Record<FactName, { readonly label: string; readonly text: string }> {
  const { words, loan, otr } = useWidget();
  return {
    otr: { label: words.otr, text: formatRM(otr) },
    principal: { label: words.principal, text: formatRM(loan?.principal) },
    totalInterest: { label: words.totalInterest, text: formatRM(loan?.totalInterest) },
    totalPayment: { label: words.totalPayment, text: formatRM(loan?.totalPayment) },
    effectiveRate: { label: words.effectiveRate, text: `${formatPercent(loan?.effectiveRate)}%` },
  };
}

const allFacts: readonly FactName[] = ['otr', 'principal', 'totalInterest', 'totalPayment', 'effectiveRate'];

/** The figures beside the instalment as a list of pairs. */
export function Facts({ names = allFacts }: { readonly names?: readonly FactName[] }) {
  const facts = useFacts();
  return (
    <dl className="lk-facts">
      {names.map(name => (
        <div key={name} className="lk-fact">
          <dt>{facts[name].label}</dt>
          <dd style={fitted(facts[name].text, 9)}>{facts[name].text}</dd>
        </div>
      ))}
    </dl>
  );
}
