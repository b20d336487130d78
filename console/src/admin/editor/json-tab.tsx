import type { Versioned } from '@loan-kereta/sdk/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ApiProblem, isStale } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { isAdminHere, useAdmin, useMayAll } from '../../session/admin.ts';
import { Alert, Said } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Failed, Loading } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useTellFailure } from '../../ui/use-tell-failure.ts';
import { useUnsaved } from '../unsaved.ts';
import type { Fault } from './code/code.tsx';
import styles from './page.module.css';
import { useSchema } from './use-schema.ts';
import { useTakeBack } from './use-take-back.ts';
import { editorWords } from './words.ts';

/** The largest part of the screen, fetched when a document is shown. */
const Code = lazy(() => import('./code/code.tsx'));

/** A document that is edited as a whole. */
interface EditedDocument<Loaded extends object, Body> {
  readonly key: 'prices' | 'cars';
  readonly label: string;
  readonly load: () => Promise<Versioned<Loaded>>;
  /** The names of what is gone once this is saved, as far as that can be told of what nobody has checked yet. */
  readonly removed?: (before: Loaded, written: unknown) => readonly string[];
  readonly save: (body: Body, version: string) => Promise<Versioned<Loaded>>;
  /** The path of the document in the API's own description. */
  readonly path: string;
  readonly saved: string;
  readonly failed: string;
}

/** What is saved, what stood there before, and the version that it replaces. */
interface Sent {
  readonly body: string;
  readonly before: string;
  readonly version: string;
}

const write = (data: unknown): string => JSON.stringify(data, null, 2);
const none: readonly Fault[] = [];

/** How many of those that are gone are named. */
const most = 5;

/** Stands for a version that is no longer: what is merged is merged again when it is come back to. */
const mergedOf = '';
/** What is written, and of which version of the document. */
const sample = { text: '', version: '' };

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A document as JSON: completed, checked where it stands, and merged when somebody else has saved meanwhile. */
export function JsonTab<Loaded extends object, Body>({
  document,
}: {
  readonly document: EditedDocument<Loaded, Body>;
}) {
  const text = useWords(editorWords);
  const queries = useQueryClient();
  const email = useAdmin(state => state.admin?.email) ?? text.somebody;
  const mayEdit = useMayAll();
  const queryKey = ['admin', document.key, 'document'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: document.load,
    // What is being written is not replaced by what is loaded meanwhile.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { session: 'admin' },
  });
  const schema = useSchema(document.path);
  const tellFailure = useTellFailure();
  const [unsaved, keep] = useUnsaved(`${document.key} document`, sample);
  /** What is written; undefined while it is the document itself. */
  const [written, setWritten] = useState(unsaved?.text);
  /** The same before it is drawn: an answer may come with the very key that was pressed. */
  const latest = useRef(written);
  /** The version that it is written over, which is the only one that it may replace, whatever is loaded meanwhile. */
  const [base, setBase] = useState(unsaved?.version);
  const [theirs, setTheirs] = useState<{ readonly text: string; readonly by: string }>();
  const [faults, setFaults] = useState(none);

  const isChanged = data !== undefined && written !== undefined && written !== write(data.data);
  useLeaveQuestion({ unsaved: isChanged, isSignedIn: isAdminHere, part: 'tab' });
  const version = theirs ? mergedOf : base;
  useEffect(
    () => keep(isChanged && version !== undefined ? { text: written, version } : undefined),
    [keep, isChanged, written, version],
  );
  /** Shows what somebody else has saved beside what is written here, which from then on replaces that. */
  const merge = (fresh: Versioned<Loaded>, by: string) => {
    setTheirs({ text: write(fresh.data), by });
    setBase(fresh.version);
  };
  if (data && base !== undefined && base !== data.version) merge(data, text.somebody);

  /** What stands in the editor before anything is written: another version, or the same once what was written is given up. */
  const [shown, setShown] = useState<{ readonly version: string }>();
  if (data && base === undefined && shown?.version !== data.version) setShown({ version: data.version });

  /** @param sent what stood here when it was: what is written since is written over what was saved, and stays */
  const begin = (fresh: Versioned<Loaded>, sent = latest.current) => {
    const isSent = latest.current === undefined || latest.current === sent;
    queries.setQueryData(queryKey, fresh);
    if (isSent) {
      latest.current = undefined;
      setWritten(undefined);
      setShown(undefined);
    }
    setBase(isSent ? undefined : fresh.version);
    setTheirs(undefined);
    setFaults(none);
    void queries.invalidateQueries({ queryKey: ['admin', 'cars'], exact: true });
  };
  const show = (fresh: Versioned<Loaded>, by: string) => {
    queries.setQueryData(queryKey, fresh);
    merge(fresh, by);
  };
  const takeBack = useTakeBack(document.save, fresh =>
    written === undefined ? begin(fresh) : show(fresh, email),
  );
  const compare = useMutation({
    mutationFn: (_by: string) => document.load(),
    meta: { session: 'admin' },
    onSuccess: show,
    onError: (failure, by) => tellFailure(text.loadFailed, failure, () => compare.mutate(by)),
  });
  const save = useMutation({
    mutationFn: ({ body, version }: Sent) => document.save(JSON.parse(body) as Body, version),
    meta: { session: 'admin' },
    onSuccess: (fresh, { body, before }) => {
      begin(fresh, body);
      const undo = before !== body && {
        text: text.undo,
        // What is loaded can be saved: the document and its body are one.
        onPress: () => takeBack({ before: JSON.parse(before), version: fresh.version }),
      };
      toast.good(document.saved, undo ? { action: undo } : {});
    },
    onError: failure => {
      if (!(failure instanceof ApiProblem)) return;
      setFaults(failure.errors);
      if (!isStale(failure)) return;
      compare.mutate(failure.saved?.by ?? text.somebody);
    },
  });
  const reload = useMutation({
    mutationFn: document.load,
    meta: { session: 'admin' },
    onSuccess: fresh => {
      save.reset();
      begin(fresh);
      toast.good(text.resetDone);
    },
    onError: failure => tellFailure(text.loadFailed, failure, () => reload.mutate()),
  });

  if (!data)
    return error ? (
      <Failed title={text.loadFailed} problem={error} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  const current = written ?? write(data.data);
  const valid = isJson(current);
  const send = async () => {
    if (!mayEdit || save.isPending) return;
    if (!valid) return toast.bad(text.fixFirst);
    const gone = document.removed?.(data.data, JSON.parse(current)) ?? [];
    const question = {
      title: text.goneQuestion(gone.length),
      text: text.goneText(gone.slice(0, most), gone.length),
    };
    if (gone.length > 0 && !(await confirm({ ...question, action: text.save, hurts: true }))) return;
    setFaults(none);
    save.mutate({ body: current, before: write(data.data), version: base ?? data.version });
  };
  const reset = async () => {
    const question = { title: text.resetQuestion(document.label), text: text.resetText, action: text.reset };
    if (written === undefined || (await confirm({ ...question, hurts: true }))) reload.mutate();
  };
  const failed = save.error;

  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        <p role="status">{!valid && text.invalid}</p>
        <Button look="quiet" busy={reload.isPending} onClick={() => void reset()}>
          {text.reset}
        </Button>
        {mayEdit && (
          <Button
            look="primary"
            busy={save.isPending}
            disabled={!valid || (written === undefined && !theirs)}
            onClick={() => void send()}
          >
            {theirs ? text.saveMerged : text.save}
          </Button>
        )}
      </div>
      <Said>{theirs && <Alert kind="info">{text.merge(theirs.by)}</Alert>}</Said>
      {failed && !isStale(failed) && (
        <Alert kind="bad">
          {explain(failed, { failed: document.failed, unreachable: text.unreachable })}
        </Alert>
      )}
      <Suspense fallback={<Loading />}>
        <Code
          label={document.label}
          start={current}
          edition={shown}
          schema={schema}
          faults={faults}
          other={theirs?.text}
          readOnly={!mayEdit}
          onChange={next => {
            latest.current = next;
            setWritten(next);
            setBase(base ?? data.version);
          }}
          onSave={() => void send()}
        />
      </Suspense>
    </div>
  );
}
