import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { Audit } from './audit.ts';

type Page = Awaited<ReturnType<Audit['page']>>;

/** @param namesOf what accounts are called, by their number */
export function auditRoutes(
  audit: Audit,
  namesOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
): Route[] {
  async function named({ items, ...page }: Page) {
    const names = await namesOf([...new Set(items.flatMap(({ advisor_id }) => advisor_id ?? []))]);
    const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
    return { ...page, items: items.map(item => ({ ...item, advisor_name: nameOf(item.advisor_id) })) };
  }
  return [
    bind(contract.history.all, async ({ query }) => named(await audit.page(query))),
    bind(contract.history.ofUser, async ({ params, query }) =>
      named(await audit.page({ ...query, advisor_id: params.id })),
    ),
  ];
}
