import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import { useWidget } from './context.tsx';

/** The style of a figure, smaller the longer it is beyond what a theme has `room` for: the characters of `RM1,234`. */
export const fitted = (text: string, room = 7) => ({ zoom: Math.min(1, room / text.length) });

/** The monthly instalment, the hero of every theme, its currency apart for those that set it smaller; `room` as in `fitted`. */
export function Instalment({ room }: { readonly room?: number }) {
  const { words, loan } = useWidget();
  const text = formatRM(loan?.instalment);
  return (
    <p part="instalment" className="lk-instalment">
      <span className="lk-label">{words.instalment}</span>
      <strong className="lk-figure" style={fitted(text, room)} translate="no">
        <span className="currency">RM</span>
        {/* A new element with each value: a translator may have taken the text of the one before. */}
        <span key={text}>{text.slice(2)}</span>
      </strong>{' '}
      <span className="lk-per">{words.perMonth}</span>
    </p>
  );
}

const allFacts = ['otr', 'principal', 'totalInterest', 'totalPayment', 'effectiveRate'] as const;

export type FactName = (typeof allFacts)[number];

interface Fact {
  readonly label: string;
  readonly text: string;
}

/** The figures beside the instalment, each with its label and text. */
export function useFacts() {
  const { words, loan, otr } = useWidget();
  const figures = { ...loan, otr };
  const facts = {} as Record<FactName, Fact>;
  for (const name of allFacts)
    facts[name] = {
      label: words[name],
      text: name === 'effectiveRate' ? `${formatPercent(figures[name])}%` : formatRM(figures[name]),
    };
  return facts;
}

/** The figures beside the instalment as a list of pairs. */
export function Facts({ names = allFacts }: { readonly names?: readonly FactName[] }) {
  const facts = useFacts();
  return (
    <dl className="lk-facts">
      {names.map(name => (
        <div key={name} className="lk-fact">
          <dt>{facts[name].label}</dt>
          {/* All as small as the total has to be, mostly the longest: of two sizes the larger would seem to matter more. */}
          <dd key={facts[name].text} style={fitted(facts.totalPayment.text, 9)} translate="no">
            {facts[name].text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
