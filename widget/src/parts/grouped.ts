import type { ReactNode } from 'react';

/** What may stand in a group, such as the models of a brand. */
export interface Grouped {
  readonly group?: string | undefined;
}

/** Draws items group by group; where there is but one group, `under` is given no name for it. */
export function grouped<Item extends Grouped>(
  items: readonly Item[],
  draw: (item: Item) => ReactNode,
  under: (name: string | false | undefined, drawn: ReactNode[]) => ReactNode,
): ReactNode {
  const groups = new Set(items.map(({ group }) => group));
  return [...groups].map(name =>
    under(groups.size > 1 && name, items.filter(({ group }) => group === name).map(draw)),
  );
}
