import type { AdminUser } from '@loan-kereta/sdk/contract';
import { planNames } from '@loan-kereta/sdk/plans';
import { isStale } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useAdminDates } from '../../dates.ts';
import { usersWords } from '../words.ts';
import { actWords } from './words.ts';

/** Says what somebody else has changed of a user: 'Plan assigned: Basic → Premium'. */
function useChanges() {
  const text = useWords(usersWords);
  const { details } = text;
  const { moment } = useAdminDates();
  const at = (time: string | null | undefined, otherwise: string) => (time ? moment(time) : otherwise);
  const facts = ({ plan_type, is_approved, penalty_until, access }: AdminUser) => [
    [details.given, planNames[plan_type]],
    [details.expires, at(access?.expires_at, text.never)],
    [details.approved, is_approved ? details.yes : details.no],
    [details.penalty, at(penalty_until, details.none)],
  ];
  return (seen: AdminUser, current: Readonly<Record<string, unknown>> | undefined): readonly string[] => {
    // The API sends the account as its lists have it; without it there is nothing to hold beside what was seen.
    if (!current) return [];
    const now = facts({ ...seen, ...current });
    return facts(seen).flatMap(([name, before], index) => {
      const after = now[index]?.[1];
      return before === after ? [] : [`${name}: ${before} → ${after}`];
    });
  };
}

/** Says of a failure that somebody else was quicker, who, and what they changed; undefined of any other. */
export function useConflict() {
  const text = useWords(actWords);
  const changesTo = useChanges();
  return (seen: AdminUser, failure: unknown): string | undefined =>
    isStale(failure)
      ? text.changedMeanwhile(seen.name, failure.saved?.by ?? '', changesTo(seen, failure.saved?.current))
      : undefined;
}
