import type { Job } from '@loan-kereta/sdk/contract';
import { useEffect } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { useMayAll } from '../../session/admin.ts';
import { toast } from '../../ui/toast.ts';
import { settleJob } from './begun.ts';
import { isRunning } from './queries.ts';
import { jobWords } from './words.ts';

interface Ways {
  readonly save: (id: number) => void;
  readonly undo: (id: number) => void;
}

/** Says what came of the jobs that were begun in this tab: a table is saved, and what can be undone is undone from there. */
export function useOutcome(jobs: readonly Job[] | undefined, { save, undo }: Ways): void {
  const text = useWords(jobWords);
  const mayUndo = useMayAll();
  useEffect(() => {
    function tell({ id, kind, state, table, found, changed, can_undo }: Job): void {
      const action = { text: text.undo, onPress: () => undo(id) };
      const said = kind === 'undo' ? text.restored(changed, found) : text.changed(changed, found);
      if (state === 'failed') toast.bad(kind === 'export' ? text.exportFailed : text.broken(changed));
      else if (table !== null) save(id);
      else
        toast.good(state === 'stopped' ? text.stopped(changed) : said, can_undo && mayUndo ? { action } : {});
    }
    for (const job of jobs ?? []) if (!isRunning(job) && settleJob(job.id)) tell(job);
  }, [jobs, save, undo, mayUndo, text]);
}
