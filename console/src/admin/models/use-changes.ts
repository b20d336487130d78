import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { explain } from '../../site/explain.ts';
import { useTellFailure } from '../../site/use-tell-failure.ts';
import { toast } from '../../ui/toast.ts';
import { type Car, type CarList, type Changed, carList } from './list.ts';
import { carWords } from './words.ts';

interface Change {
  readonly run: () => Promise<Changed>;
  /** The list as it was: what the message offers to put back. */
  readonly before?: readonly Car[];
  /** The list as it will be, shown until the server has answered. */
  readonly after?: readonly Car[];
  readonly done: string;
  readonly failed: string;
}

/**
 * Makes one change of the list at a time and says what came of it. A change is of the version that is shown; what
 * somebody else has changed meanwhile is loaded again and not overwritten. Its message takes it back, or makes it again
 * where it failed by what may pass.
 */
export function useChanges() {
  const text = useWords(carWords);
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const { queryKey } = carList;

  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Change) => run(),
    meta: { session: 'admin' },
    onMutate: ({ after }) => {
      const cached = queries.getQueryData<CarList>(queryKey);
      if (cached && after) queries.setQueryData(queryKey, { ...cached, data: { items: [...after] } });
      return { cached };
    },
    onSuccess: ({ version }, { done, before }) => {
      const undo = before &&
        version !== undefined && {
          text: text.undo,
          onPress: () =>
            mutate({
              run: () => api.models.saveEditor({ version, body: { items: [...before] } }),
              after: before,
              done: text.undone,
              failed: text.undoFailed,
            }),
        };
      toast.good(done, undo ? { action: undo } : {});
    },
    onError: (failure, change, before) => {
      if (before?.cached) queries.setQueryData(queryKey, before.cached);
      const isStale = failure instanceof ApiProblem && failure.code === 'stale_version';
      tellFailure(
        isStale
          ? text.staleList(failure.saved?.by ?? text.somebody)
          : explain(failure, { failed: change.failed, unreachable: text.unreachable }),
        failure,
        () => mutate(change),
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return { change: mutate, busy: isPending };
}
