import { type UserSort, userSorts } from '@loan-kereta/sdk/contract';
import { plans } from '@loan-kereta/sdk/plans';
import { userStatuses } from '@loan-kereta/sdk/rules';
import { orderOf, standingsFor } from '../../src/areas/admin-users/orders.ts';
import type { Value } from '../../src/db/pages.ts';
import { readCursor, writeCursor } from '../../src/http/pages.ts';
import type { Question } from './in-turns.ts';
import { lastId, type Side } from './side.ts';

type Filter = Parameters<typeof standingsFor>[0];

const filters: Filter[] = [undefined, ...plans].flatMap(plan =>
  [undefined, ...userStatuses].map(status => ({ ...(plan && { plan }), ...(status && { status }) })),
);

const opposite = (sort: UserSort): UserSort =>
  (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as UserSort;

/** A place about in the middle of a list in this order. */
function middleOf(sort: UserSort, filter: Filter, highest: number): string {
  const order = orderOf(sort);
  const found = standingsFor(filter);
  const { rank } = order;
  const position = order.by.map(({ name, kind }): Value => {
    if (name === 'rank') {
      const ranks = found.map(standing => rank?.(standing) ?? 0).sort();
      return ranks[ranks.length >> 1] ?? 0;
    }
    if (name === 'listed_expiry') return new Date('9999-12-31T00:00:00Z');
    if (kind === 'date') return new Date(Date.now() - 450 * 86_400_000);
    return kind === 'text' ? 'm' : highest >> 1;
  });
  return writeCursor(order, position);
}

/** The first, the middle and the last page of the list in every order, with every filter. */
export async function listQuestions(sides: readonly Side[]): Promise<Question[]> {
  const questions = new Map<string, Map<Side, string[]>>();
  const ask = (name: string, side: Side, path: string) => {
    const paths = questions.get(name) ?? new Map<Side, string[]>();
    questions.set(name, paths.set(side, [path]));
  };
  for (const side of sides) {
    const last = await lastId(side);
    const admin = await side.admin();
    for (const sort of userSorts)
      for (const filter of filters) {
        const narrowed = new URLSearchParams(filter).toString();
        const path = (by: UserSort, more = '') => `/api/admin/users?sort=${by}&${narrowed}${more}`;
        const name = `${sort} ${narrowed}`;
        ask(`${name} first page`, side, path(sort));
        ask(`${name} middle page`, side, path(sort, `&cursor=${middleOf(sort, filter, last)}`));
        const { next } = JSON.parse((await admin.get(path(opposite(sort)))).text);
        if (next === null) continue;
        const end = readCursor(orderOf(opposite(sort)), next);
        ask(`${name} last page`, side, path(sort, `&cursor=${writeCursor(orderOf(sort), end)}`));
      }
  }
  // A few users have no last page of a rare filter, which many have.
  return [...questions]
    .filter(([, paths]) => paths.size === sides.length)
    .map(([name, paths]) => ({ name, paths }));
}
