import type { Job } from '@loan-kereta/sdk/contract';
import { planNames } from '@loan-kereta/sdk/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, ListChecks, Undo2 } from 'lucide-react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useAdmin, useMayAll } from '../../session/admin.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Dialog } from '../../ui/dialog.tsx';
import hidden from '../../ui/hidden.module.css';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useAddress } from '../address.ts';
import { useAdminDates } from '../dates.ts';
import { MoreRows } from '../more-rows.tsx';
import { awaitJob, settleJob } from './begun.ts';
import { Progress } from './progress.tsx';
import { isRunning, jobsKey, useJobs } from './queries.ts';
import styles from './tray.module.css';
import { useOutcome } from './use-outcome.ts';
import { useTableDownload } from './use-table-download.ts';
import { useUndo } from './use-undo.ts';
import { jobWords } from './words.ts';

function useStop() {
  const text = useWords(jobWords);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.adminJobs.stop({ params: { id } }),
    meta: { session: 'admin' },
    // What came of it is said here, and once.
    onMutate: settleJob,
    onSuccess: ({ changed }) => toast.good(text.stopped(changed)),
    onError(failure, id, wasBegunHere) {
      if (wasBegunHere) awaitJob(id);
      toast.bad(explain(failure, text));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: jobsKey }),
  });
}

interface OneJobProps {
  readonly job: Job;
  readonly saving: ReturnType<typeof useTableDownload>;
  readonly undo: ReturnType<typeof useUndo>;
}

function OneJob({ job, saving, undo }: OneJobProps) {
  const text = useWords(jobWords);
  const { moment } = useAdminDates();
  const stop = useStop();
  const admin = useAdmin(state => state.admin);
  const reasons: Readonly<Record<string, string>> = text.reasons;
  const name = text.kinds[job.kind](job.plan && planNames[job.plan]);
  const mayAll = useMayAll();
  const mayStop = mayAll || admin?.email === job.admin_email;
  return (
    <li className={styles.job}>
      <div className={styles.head}>
        <strong>{name}</strong>
        {isRunning(job) ? (
          mayStop && (
            <Button size="small" busy={stop.isPending} onClick={() => stop.mutate(job.id)}>
              {text.stop}
            </Button>
          )
        ) : (
          <span className={styles.state} data-state={job.state}>
            {text.states[job.state]}
          </span>
        )}
      </div>
      {isRunning(job) && (
        <Progress label={name} done={job.handled} of={job.state === 'working' ? job.found : undefined} />
      )}
      <p className={styles.note}>
        {job.state === 'finding'
          ? text.finding(job.found)
          : job.kind === 'export'
            ? text.rows(job.handled, job.found)
            : text.handled(job.handled, job.found, job.changed)}
        {job.error !== null && ` · ${reasons[job.error] ?? text.reasons.other}`}
      </p>
      <p className={styles.note}>{`${job.admin_email} · ${moment(job.created_at)}`}</p>
      <div className={styles.acts}>
        {job.table !== null && mayAll && (
          <Button size="small" busy={saving.isPending} onClick={() => saving.mutate(job.id)}>
            <Download aria-hidden="true" />
            {text.save}
          </Button>
        )}
        {job.can_undo && mayAll && (
          <Button
            size="small"
            busy={undo.isPending && undo.variables === job.id}
            onClick={async () => {
              const question = { title: text.undoQuestion(name, job.changed), text: text.undoText };
              if (await confirm({ ...question, action: text.undo })) undo.mutate(job.id);
            }}
          >
            <Undo2 aria-hidden="true" />
            {text.undo}
          </Button>
        )}
      </div>
    </li>
  );
}

/**
 * What is being done to many users, on whichever page one is; it has a button while there is anything to see. That it is
 * open stands in the address of that page: Back closes it, and a link opens it.
 */
export function JobsTray() {
  const text = useWords(jobWords);
  const { choice, set } = useAddress();
  const isOpen = choice('jobs', ['open']) !== undefined;
  const { jobs, list } = useJobs();
  const saving = useTableDownload();
  const undo = useUndo();
  useOutcome(jobs, { save: saving.mutate, undo: undo.mutate });
  const running = (jobs?.filter(isRunning) ?? []).length;
  const first = jobs?.find(isRunning);
  if (!isOpen && !jobs?.length) return null;
  return (
    <>
      <button
        className={styles.opener}
        type="button"
        data-running={running > 0}
        onClick={() => set({ jobs: 'open' }, { isStep: true })}
      >
        <ListChecks aria-hidden="true" />
        <span className={hidden.onPhone} aria-live="polite">
          {running > 0 ? text.running(running) : text.jobs}
        </span>
        {first && <Progress label={text.jobs} done={first.handled} of={first.found || undefined} />}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => set({ jobs: undefined })}
        title={text.title}
        description={text.lead}
        from="end"
      >
        {!jobs ? (
          list.error ? (
            <Failed problem={list.error} onRetry={() => void list.refetch()} />
          ) : (
            <Loading />
          )
        ) : jobs.length === 0 ? (
          <Empty icon={ListChecks} title={text.none} text={text.noneText} />
        ) : (
          <>
            <ol className={styles.jobs}>
              {jobs.map(job => (
                <OneJob key={job.id} job={job} saving={saving} undo={undo} />
              ))}
            </ol>
            <MoreRows list={list} />
          </>
        )}
      </Dialog>
    </>
  );
}
