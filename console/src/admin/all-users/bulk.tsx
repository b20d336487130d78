import type { Job } from '@loan-kereta/sdk/contract';
import { adminJobLimits } from '@loan-kereta/sdk/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useMayAll } from '../../session/admin.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { useShortcut } from '../../ui/use-shortcut.ts';
import { useTellFailure } from '../../ui/use-tell-failure.ts';
import { awaitJob } from '../jobs/begun.ts';
import { Export } from '../jobs/export.tsx';
import { jobsKey } from '../jobs/queries.ts';
import { BulkPlan } from './bulk-plan.tsx';
import styles from './page.module.css';
import type { useSelection } from './selection.ts';
import { allUsersWords } from './words.ts';

interface BulkProps {
  readonly selection: ReturnType<typeof useSelection>;
  /** How many users the list finds, and how many of them have come. */
  readonly total: { readonly count: number; readonly more: boolean };
  readonly loaded: number;
}

/** So many can be named one by one; more are found by a filter. */
const { selected: mostSelected } = adminJobLimits;

/** What can be done to the selected users. The key `.` leads here, from as far down the list as somebody is. */
export function Bulk({ selection: given, total, loaded }: BulkProps) {
  const { selection, users, select, clear, whom, written, keepWritten, giveUpWritten } = given;
  const text = useWords(allUsersWords);
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const mayAll = useMayAll();
  const [isGiving, setIsGiving] = useState(written !== undefined);
  const acts = useRef<HTMLDivElement>(null);
  const key = useShortcut('.', () =>
    acts.current?.querySelector<HTMLElement>('button:not([aria-disabled=true])')?.focus(),
  );
  const isAll = selection === 'all';
  const count = isAll ? total.count : selection.size;
  const whose = text.whose(count, isAll && total.more);
  const began = ({ id }: Pick<Job, 'id'>) => {
    clear();
    awaitJob(id);
    toast.good(text.began);
    void queries.invalidateQueries({ queryKey: jobsKey });
  };
  const approve = useMutation({
    mutationFn: (body: typeof whom) => api.adminJobs.approve({ body }),
    meta: { session: 'admin' },
    onSuccess: began,
    onError: (failure, given) => tellFailure(explain(failure, text), failure, () => approve.mutate(given)),
  });
  const stopGiving = () => {
    setIsGiving(false);
    giveUpWritten();
  };
  if (count === 0) return null;
  const isTooMany = !isAll && count > mostSelected;
  return (
    <section className={styles.bulk} aria-label={text.bulk} aria-keyshortcuts={key}>
      <p className={styles.selected} role="status">
        {text.selected(count, isAll && total.more)}
        {!isAll && users.length < count && text.unseen(count - users.length)}
      </p>
      {!isAll && (total.more || total.count > loaded || count < total.count) && (
        <Button size="small" look="quiet" onClick={() => select('all')}>
          {text.selectAll(total.count, total.more)}
        </Button>
      )}
      <div className={styles.acts} ref={acts}>
        {key && <kbd>{key}</kbd>}
        {isTooMany && <p className={styles.selected}>{text.tooMany(mostSelected)}</p>}
        {mayAll && (
          <Button size="small" look="primary" disabled={isTooMany} onClick={() => setIsGiving(true)}>
            {text.changePlan}
          </Button>
        )}
        <Button
          size="small"
          busy={approve.isPending}
          disabled={isTooMany}
          onClick={async () => {
            if (await confirm({ title: text.approveQuestion(whose), action: text.approve }))
              approve.mutate(whom);
          }}
        >
          <Check aria-hidden="true" />
          {text.approve}
        </Button>
        {mayAll && !isTooMany && <Export size="small" whom={whom} />}
        <Button size="small" look="quiet" aria-label={text.clear} onClick={clear}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {mayAll && (
        <BulkPlan
          open={isGiving}
          whose={whose}
          whom={whom}
          users={users.length === count && !(isAll && total.more) ? users : undefined}
          first={written}
          onWrite={keepWritten}
          onClose={stopGiving}
          onBegan={job => {
            stopGiving();
            began(job);
          }}
        />
      )}
    </section>
  );
}
