import type { HistoryEntry } from '@loan-kereta/sdk/contract';
import { formatAmount } from '@loan-kereta/sdk/loan';
import { planNames } from '@loan-kereta/sdk/plans';
import { Suspense } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { useAdminDates } from '../dates.ts';
import { jobWords } from '../jobs/words.ts';
import { mailWords } from '../mail/words.ts';
import { type Change, changesBetween } from './changes.ts';
import { readable } from './names.ts';
import styles from './page.module.css';
import { auditWords, peopleWords } from './words.ts';

const amounts = new Set(['price', 'offer_price', 'otr', 'paid']);
/** What is of use to a program only. */
const hidden = new Set(['device']);
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const wordOf = (words: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** Says the fields of a record and what stands in them in words, for which some of other screens are fetched. */
function useReading() {
  const text = useWords(auditWords);
  const users = useWords(peopleWords);
  const mail = useWords(mailWords);
  const { kinds, undo } = useWords(jobWords);
  const jobs = {
    plan: text.fields.plan ?? 'plan',
    approval: kinds.approval(null),
    export: kinds.export(null),
    undo,
  };
  const { moment } = useAdminDates();
  return {
    field: ({ path }: Change): string =>
      path.map(name => wordOf(text.fields, name) ?? wordOf(planNames, name) ?? readable(name)).join(' › '),
    value(path: readonly string[], value: unknown): string {
      const name = path.at(-1) ?? '';
      if (value === null || value === undefined || value === '') return text.nothing;
      if (typeof value === 'boolean') return value ? text.yes : text.no;
      if (typeof value === 'number' && amounts.has(name)) return formatAmount(value);
      if (typeof value !== 'string') return JSON.stringify(value);
      if (timePattern.test(value)) return moment(value);
      const known = {
        plan: { ...planNames, paid: users.paidPlans },
        role: text.roles,
        status: users.statuses,
        kind: { ...mail.kinds, ...text.kinds, ...jobs },
      }[name];
      return (known && wordOf(known, value)) ?? value;
    },
  };
}

interface DifferenceProps {
  /** Absent where only what was recorded is shown, and nothing was before it. */
  readonly before?: unknown;
  readonly after: unknown;
  /** What is said where nothing differs. */
  readonly none?: string;
}

const shownChanges = (before: unknown, after: unknown) =>
  changesBetween(before, after).filter(({ path }) => !hidden.has(path.at(-1) ?? ''));

function ChangedLines({ before, after }: Pick<DifferenceProps, 'before' | 'after'>) {
  const reading = useReading();
  return shownChanges(before, after).map(change => (
    <p key={change.path.join('/')} className={styles.quiet}>
      {`${reading.field(change)}: ${reading.value(change.path, change.before)} → ${reading.value(change.path, change.after)}`}
    </p>
  ));
}

/** The fields that were changed, a line each, where a table has no room: 'Plan: Basic → Premium'. */
export const DifferenceLines = (props: Pick<DifferenceProps, 'before' | 'after'>) => (
  <Suspense>
    <ChangedLines {...props} />
  </Suspense>
);

function RecordedLines({ details }: Pick<HistoryEntry, 'details'>) {
  const reading = useReading();
  return shownChanges(undefined, details).map(detail => (
    <p key={detail.path.join('/')} className={styles.quiet}>
      {`${reading.field(detail)}: ${reading.value(detail.path, detail.after)}`}
    </p>
  ));
}

/** What an entry records beside what was changed, a line each: 'Paid: RM49'. */
export const DetailLines = (props: Pick<HistoryEntry, 'details'>) => (
  <Suspense>
    <RecordedLines {...props} />
  </Suspense>
);

/** What an entry is about, beside its name: the plan or the role, and what it was before where that was another. */
export function Brief({ before, after }: Pick<HistoryEntry, 'before' | 'after'>) {
  const words = { plan: planNames, role: useWords(auditWords).roles };
  const name = (['plan', 'role'] as const).find(each => typeof after?.[each] === 'string');
  if (name === undefined) return null;
  const [was, now] = [before?.[name], after?.[name]];
  const text = [was === now ? undefined : was, now]
    .filter(value => typeof value === 'string')
    .map(value => wordOf(words[name], value) ?? value)
    .join(' → ');
  return <span className={styles.brief}>{text}</span>;
}

/** The fields that were changed, as they were and as they are since. */
export function Difference({ before, after, none }: DifferenceProps) {
  const { entry: text } = useWords(auditWords);
  const reading = useReading();
  const changes = shownChanges(before, after);
  const isCompared = before !== undefined;
  if (changes.length === 0) return <p className={styles.quiet}>{none}</p>;
  return (
    <table className={styles.difference}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          {isCompared && <th scope="col">{text.before}</th>}
          <th scope="col">{isCompared ? text.after : text.details}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(change => (
          <tr key={change.path.join('/')}>
            <th scope="row">{reading.field(change)}</th>
            {isCompared && (
              <td>
                <del>{reading.value(change.path, change.before)}</del>
              </td>
            )}
            <td>
              {isCompared ? (
                <ins>{reading.value(change.path, change.after)}</ins>
              ) : (
                reading.value(change.path, change.after)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
