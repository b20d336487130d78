import type { Job } from '@loan-kereta/sdk/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { explain } from '../../site/explain.ts';
import { toast } from '../../ui/toast.ts';
import { saveTable, settleExport } from './exports.ts';
import { isRunning } from './queries.ts';
import { jobWords } from './words.ts';

/** Saves the table of an export; those that were begun in this tab by itself, as soon as they are made. */
export function useSaving(jobs: readonly Job[] | undefined) {
  const { exported, exportFailed: failed, unreachable } = useWords(jobWords);
  const { mutate, isPending } = useMutation({
    mutationFn: saveTable,
    meta: { session: 'admin' },
    onSuccess: () => toast.good(exported),
    onError: failure => toast.bad(explain(failure, { failed, unreachable })),
  });
  useEffect(() => {
    const ended = jobs?.filter(job => job.kind === 'export' && !isRunning(job)) ?? [];
    for (const { id, table, state } of ended) {
      if (!settleExport(id)) continue;
      if (table !== null) mutate(id);
      else if (state === 'failed') toast.bad(failed);
    }
  }, [jobs, mutate, failed]);
  return { saveTable: mutate, isSaving: isPending };
}
