import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, isStale } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useAdminDates } from '../../dates.ts';
import { type Car, type CarList, carList } from '../list.ts';
import { useChanges } from '../use-changes.ts';
import { carWords } from '../words.ts';
import { type CarFields, changeOf, conflictsOf, differing, type FieldName, fieldsOf } from './merge.ts';
import { formWords } from './words.ts';

/** What somebody else has made of the variant since the form was opened. */
export interface Meanwhile {
  readonly by: string;
  readonly at: string;
  readonly theirs: CarFields;
  /** Where they and the form have changed the same. */
  readonly fields: readonly FieldName[];
}

interface SavingParts {
  readonly car: Car | undefined;
  readonly list: CarList;
  /** The variant as it was when the form was opened. */
  readonly base: CarFields;
  readonly onSaved: () => void;
}

/** Somebody has deleted what is being edited. */
class Deleted extends Error {}

/**
 * Saves the form. Of the version that was shown first; when somebody has saved meanwhile, what both have changed is
 * shown as a conflict, and the rest goes together by itself.
 */
export function useCarSaving({ car, list, base, onSaved }: SavingParts) {
  const text = useWords(carWords);
  const form = useWords(formWords);
  const { moment } = useAdminDates();
  const queries = useQueryClient();
  const { change } = useChanges();
  /** What the form's changes are changes of. */
  const [seen, setSeen] = useState({ list, base });
  const [conflict, setConflict] = useState<Meanwhile>();

  const send = (of: typeof seen, mine: CarFields) =>
    car
      ? api.models.change({
          params: { id: car.id },
          version: of.list.version,
          body: changeOf(of.base, mine),
        })
      : api.models.add({ version: of.list.version, body: mine });

  const saved = (response: Awaited<ReturnType<typeof send>>, before: CarList, done: string) => {
    change({ run: async () => response, before: before.data.items, done, failed: text.saveFailed });
    onSaved();
  };

  /** @param take puts into the form what only they have changed */
  const save = async (
    mine: CarFields,
    take: (field: FieldName, theirs: CarFields) => void,
  ): Promise<void> => {
    if (car && differing(seen.base, mine).length === 0) return onSaved();
    const done = car ? text.changed : text.added;
    try {
      return saved(await send(seen, mine), seen.list, done);
    } catch (failure) {
      if (!isStale(failure)) throw failure;
      const fresh = await api.models.editor();
      queries.setQueryData(carList.queryKey, fresh);
      const by = failure.saved?.by ?? text.somebody;
      const found = fresh.data.items.find(({ id }) => id === car?.id);
      if (car && !found) throw new Deleted(form.deletedMeanwhile(by), { cause: failure });
      const theirs = found ? fieldsOf(found) : base;
      const fields = conflictsOf(seen.base, mine, theirs);
      if (fields.length === 0) {
        const rebased = { list: fresh, base: seen.base };
        return saved(await send(rebased, mine), fresh, car ? text.merged(by) : done);
      }
      for (const name of differing(seen.base, theirs)) if (mine[name] === seen.base[name]) take(name, theirs);
      setSeen({ list: fresh, base: theirs });
      setConflict({ by, at: moment(failure.saved?.at ?? new Date().toISOString()), theirs, fields });
      throw failure;
    }
  };

  return {
    save,
    conflict,
    explain(failure: unknown): string {
      if (failure instanceof Deleted) return failure.message;
      if (isStale(failure)) return form.changedText;
      return explain(failure, { failed: text.saveFailed, unreachable: text.unreachable });
    },
  };
}
