import type { AdminUserDetail } from '@loan-kereta/sdk/contract';
import { formatAmount } from '@loan-kereta/sdk/loan';
import { planNames } from '@loan-kereta/sdk/plans';
import { adminLimits } from '@loan-kereta/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useSessionForm } from '../../../session/session-form.ts';
import { TextArea } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { DetailLines, DifferenceLines } from '../../audit/difference.tsx';
import { useNames } from '../../audit/names.ts';
import { useAdminDates } from '../../dates.ts';
import { MoreRows } from '../../more-rows.tsx';
import { type Page, usePagedList } from '../../paged-list.ts';
import { useDraft } from '../../unsaved.ts';
import styles from '../details.module.css';
import { actWords } from './words.ts';

type Of = Pick<AdminUserDetail, 'id'>;

function NewNote({ id }: Of) {
  const text = useWords(actWords);
  const queries = useQueryClient();
  const [saved, setSaved] = useState(0);
  return (
    <NoteForm
      key={saved}
      id={id}
      onSaved={() => {
        toast.good(text.notes.done);
        setSaved(saved + 1);
        void queries.invalidateQueries({ queryKey: ['admin', 'users', id] });
      }}
    />
  );
}

const empty = { notes: '' };

function NoteForm({ id, onSaved }: Of & { readonly onSaved: () => void }) {
  const { notes: text, networkError } = useWords(actWords);
  const [unsaved, keep] = useDraft(`note ${id}`, empty);
  const form = useSessionForm('admin', {
    defaults: unsaved ?? empty,
    written: note => keep(note.notes === '' ? undefined : note),
    check: ({ notes }) => (notes.trim() === '' ? { field: 'notes', message: text.missing } : undefined),
    send: body => api.notes.add({ params: { id }, body }),
    explain: failure => explain(failure, { failed: text.failed, unreachable: networkError }),
    done: () => {
      keep(undefined);
      onSaved();
      return undefined;
    },
  });
  return (
    <Form form={form} submit={text.submit} submitting={text.submitting}>
      <TextArea {...form.field('notes')} label={text.label} hint={text.hint} maxLength={adminLimits.notes} />
    </Form>
  );
}

interface EntriesProps<Item> extends Of {
  readonly name: 'notes' | 'payments' | 'history';
  readonly fetch: (request: { params: Of; query: { cursor?: string } }) => Promise<Page<Item>>;
  /** What is said where there is nothing. */
  readonly none: string;
  readonly children: (item: Item) => ReactNode;
}

/** What one of a user's lists holds, page by page. */
function Entries<Item extends { readonly id: number }>({
  id,
  name,
  fetch,
  none,
  children,
}: EntriesProps<Item>) {
  const { list, rows } = usePagedList(['users', id, name], {}, request =>
    fetch({ params: { id }, ...request }),
  );
  if (!rows)
    return list.error ? <Failed problem={list.error} onRetry={() => void list.refetch()} /> : <Loading />;
  if (rows.length === 0) return <p className={styles.lead}>{none}</p>;
  return (
    <>
      <ol className={styles.entries}>
        {rows.map(item => (
          <li key={item.id} className={styles.entry}>
            {children(item)}
          </li>
        ))}
      </ol>
      <MoreRows list={list} size="small" />
    </>
  );
}

function Notes({ id }: Of) {
  const { notes: text } = useWords(actWords);
  const { moment } = useAdminDates();
  return (
    <Entries id={id} name="notes" fetch={api.notes.list} none={text.none}>
      {({ notes, admin_email, created_at }) => (
        <>
          <p>{notes}</p>
          <span className={styles.by}>{`${admin_email} · ${moment(created_at)}`}</span>
        </>
      )}
    </Entries>
  );
}

function Payments({ id }: Of) {
  const { payments: text } = useWords(actWords);
  const { moment } = useAdminDates();
  return (
    <Entries
      id={id}
      name="payments"
      fetch={({ query }) => api.payments.list({ query: { ...query, advisor_id: id } })}
      none={text.none}
    >
      {({ plan, amount, takes_back, note, admin_email, created_at }) => (
        <>
          <strong>{`${planNames[plan]} · ${formatAmount(amount)}`}</strong>
          {takes_back !== null && <p>{text.takenBack}</p>}
          {note !== null && <p>{note}</p>}
          <span className={styles.by}>{`${admin_email} · ${moment(created_at)}`}</span>
        </>
      )}
    </Entries>
  );
}

function History({ id }: Of) {
  const { history: text } = useWords(actWords);
  const names = useNames();
  const { moment } = useAdminDates();
  return (
    <Entries id={id} name="history" fetch={api.history.ofUser} none={text.none}>
      {entry => (
        <>
          <strong>{names.action(entry)}</strong>
          {entry.after && <DifferenceLines before={entry.before} after={entry.after} />}
          <DetailLines details={entry.details} />
          <span className={styles.by}>{`${names.who(entry)} · ${moment(entry.timestamp)}`}</span>
        </>
      )}
    </Entries>
  );
}

/** What admins wrote about a user, what was paid, and all that happened to the account. */
export function NotesAndHistory({ user: { id } }: { readonly user: Of }) {
  const text = useWords(actWords);
  return (
    <div className={styles.part}>
      <section className={styles.matter}>
        <h3>{text.notes.title}</h3>
        <NewNote id={id} />
        <Notes id={id} />
      </section>
      <section className={styles.matter}>
        <h3>{text.payments.title}</h3>
        <Payments id={id} />
      </section>
      <section className={styles.matter}>
        <h3>{text.history.title}</h3>
        <History id={id} />
      </section>
    </div>
  );
}
