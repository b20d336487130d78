import type { AdminUser } from '@loan-kereta/sdk/contract';
import { useCallback, useState } from 'react';
import { useUnsaved } from '../unsaved.ts';
import { type Filters, narrowed } from '../users/filters.ts';
import type { Chosen } from '../users/sale.tsx';
import { saleFields } from '../users/sale-fields.ts';

/** The numbers of some users, or all that the list finds. */
export type Selection = ReadonlySet<string> | 'all';

const none: ReadonlySet<string> = new Set();
const nobody: readonly AdminUser[] = [];

/** A sale as it stands in the form. */
export interface Written extends Chosen {
  readonly values: typeof saleFields;
}

/** The same as it is kept: with those whom it is for, and of which list. */
interface WrittenFor extends Written {
  readonly of: string;
  readonly isAll: boolean;
  readonly ids: readonly string[];
}

const sample: WrittenFor = {
  plan: 'basic',
  duration: '30',
  values: saleFields,
  of: '',
  isAll: false,
  ids: [''],
};

/**
 * Which users are selected. What was selected in one list is not in another, so a new filter begins anew: once its own
 * users have come, as until then those of the list before are shown, and belong to none.
 * @param isOld whether those of the list before are shown
 * @param loaded the users that are shown
 */
export function useSelection(filters: Filters, isOld: boolean, loaded: readonly AdminUser[] = nobody) {
  const filter = narrowed(filters);
  const of = JSON.stringify(filter);
  const [shown, setShown] = useState(of);
  if (!isOld && shown !== of) setShown(of);
  const [unsaved, keep] = useUnsaved('plan of the selected', sample);
  const [state, setState] = useState<{ readonly of: string; readonly selection: Selection } | undefined>(
    unsaved && { of: unsaved.of, selection: unsaved.isAll ? 'all' : new Set(unsaved.ids) },
  );
  const [written, setWritten] = useState(unsaved);
  const selection = state?.of === of && shown === of ? state.selection : none;
  const keepWritten = useCallback(
    (next: Written) =>
      keep({ ...next, of, isAll: selection === 'all', ids: selection === 'all' ? [] : [...selection] }),
    [keep, of, selection],
  );
  const users = selection === 'all' ? loaded : loaded.filter(({ id }) => selection.has(`${id}`));
  return {
    selection,
    /** Of those that are selected, the ones that have come. */
    users,
    /** As the table has it: of all that match, those that have come. */
    selected: selection === 'all' ? new Set(users.map(({ id }) => `${id}`)) : selection,
    select: (next: Selection) => shown === of && setState({ of, selection: next }),
    clear: () => setState(undefined),
    /** As the API takes it. */
    whom: selection === 'all' ? { filter } : { ids: [...selection].map(Number) },
    /** The sale to them that was written before the session ended. */
    written: written?.of === of ? written : undefined,
    keepWritten,
    giveUpWritten() {
      keep(undefined);
      setWritten(undefined);
    },
  };
}
