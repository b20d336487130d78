import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, isStale } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { toast } from '../../ui/toast.ts';
import { useTellFailure } from '../../ui/use-tell-failure.ts';
import { type Car, type CarList, type Changed, carList } from './list.ts';
import { useListChanges } from './use-list-changes.ts';
import { carWords } from './words.ts';

interface Change {
  readonly run: () => Promise<Changed>;
  /** The car that is changed, by its id. */
  readonly about?: string;
  /** The list as it was: what the message offers to put back. */
  readonly before?: readonly Car[];
  /** The list as it will be, shown until the server has answered. */
  readonly after?: readonly Car[];
  readonly done: string;
  readonly failed: string;
  /** Set where it takes an earlier change back: the list as that left it, where it was known. */
  readonly undoes?: { readonly left: readonly Car[] | undefined };
}

/**
 * Makes one change of the list at a time and says what came of it. A change is of the version that is shown; what
 * somebody else has changed meanwhile is loaded again, said and not overwritten. Its message takes it back, or makes it again
 * where it failed by what may pass.
 */
export function useChanges() {
  const text = useWords(carWords);
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const newsOf = useListChanges();
  const { queryKey } = carList;

  /** Loads what somebody else has saved, and says who did, and what of that is news. */
  const conflictOf = async (by: string, { about, before, undoes }: Change, cached: CarList | undefined) => {
    const now = await queries.fetchQuery({ ...carList, staleTime: 0 }).catch(() => undefined);
    const seen = (undoes ? undoes.left : before) ?? cached?.data.items;
    const changes = now && seen ? newsOf(seen, now.data.items, about) : [];
    return (undoes ? text.staleUndo : text.staleList)(by, changes);
  };

  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: ({ run }: Change) => run(),
    meta: { session: 'admin' },
    onMutate: ({ after }) => {
      const cached = queries.getQueryData<CarList>(queryKey);
      if (cached && after) queries.setQueryData(queryKey, { ...cached, data: { items: [...after] } });
      return { cached };
    },
    onSuccess: ({ version }, { done, about, before, after }) => {
      // What is shown is what was saved, also where the list cannot be loaded again: the next change is no conflict with it.
      const cached = after && queries.getQueryData<CarList>(queryKey);
      if (cached && version !== undefined) queries.setQueryData(queryKey, { ...cached, version });
      const undo = before &&
        version !== undefined && {
          text: text.undo,
          onPress: () =>
            mutate({
              run: () => api.models.saveEditor({ version, body: { items: [...before] } }),
              ...(about !== undefined && { about }),
              after: before,
              undoes: { left: after },
              done: text.undone,
              failed: text.undoFailed,
            }),
        };
      toast.good(done, undo ? { action: undo } : {});
    },
    onError: async (failure, change, before) => {
      if (before?.cached) queries.setQueryData(queryKey, before.cached);
      tellFailure(
        isStale(failure)
          ? await conflictOf(failure.saved?.by ?? text.somebody, change, before?.cached)
          : explain(failure, { failed: change.failed, unreachable: text.unreachable }),
        failure,
        () => mutate(change),
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  // From whichever row: what is asked for meanwhile would be of a list that is no more.
  return { change: mutate, busy: useIsMutating({ mutationKey: queryKey }) > 0 };
}
