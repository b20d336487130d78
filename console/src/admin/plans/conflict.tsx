import type { ApiProblem } from '@loan-kereta/sdk/client';
import type { PlanOffer } from '@loan-kereta/sdk/contract';
import { formatAmount } from '@loan-kereta/sdk/loan';
import { planNames } from '@loan-kereta/sdk/plans';
import { useWords } from '../../language/dictionary.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminDates } from '../dates.ts';
import styles from './page.module.css';
import { plansWords } from './words.ts';

interface ConflictProps {
  readonly saved: ApiProblem['saved'];
  readonly theirs: readonly PlanOffer[];
  readonly mine: readonly PlanOffer[];
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Somebody else was quicker: where both differ, and which of them shall stand. */
export function Conflict({ saved, theirs, mine, busy, onTake, onKeep }: ConflictProps) {
  const words = useWords(plansWords);
  const text = words.conflict;
  const { moment } = useAdminDates();
  const rowsOf = (plan: PlanOffer): readonly (readonly [string, string])[] => [
    [words.price, formatAmount(plan.price)],
    [words.offer, plan.offer_price === undefined ? words.nothing : formatAmount(plan.offer_price)],
    [words.description, plan.description],
    [words.popular, plan.is_popular ? words.yes : words.no],
  ];
  const differences = mine.flatMap(plan => {
    const other = theirs.find(({ name }) => name === plan.name);
    if (!other) return [];
    const now = rowsOf(other);
    return rowsOf(plan).flatMap(([field, own], index) => {
      const there = now[index]?.[1] ?? words.nothing;
      return own === there ? [] : [{ field: `${planNames[plan.name]} › ${field}`, there, own }];
    });
  });
  return (
    <Alert kind="bad">
      <p>{text.title(saved?.by ?? text.unknown, saved ? moment(saved.at) : words.nothing)}</p>
      {differences.length === 0 ? (
        <p>{text.same}</p>
      ) : (
        <table className={styles.conflict}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.theirs}</th>
              <th scope="col">{text.mine}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, there, own }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{there}</td>
                <td>{own}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.row}>
        <Button size="small" disabled={busy} onClick={onTake}>
          {text.take}
        </Button>
        <Button size="small" look="danger" disabled={busy} onClick={onKeep}>
          {text.keep}
        </Button>
      </p>
    </Alert>
  );
}
