import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { toast } from '../../ui/toast.ts';
import { useTellFailure } from '../../ui/use-tell-failure.ts';
import { awaitJob } from './begun.ts';
import { jobsKey } from './queries.ts';
import { jobWords } from './words.ts';

/** Begins the job that puts back what another has changed. */
export function useUndo() {
  const text = useWords(jobWords);
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: (id: number) => api.adminJobs.undo({ params: { id } }),
    meta: { session: 'admin' },
    onSuccess({ id }) {
      awaitJob(id);
      toast.good(text.undoing);
    },
    onError: (failure, id) =>
      tellFailure(explain(failure, { failed: text.undoFailed, unreachable: text.unreachable }), failure, () =>
        undo.mutate(id),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: jobsKey }),
  });
  return undo;
}
