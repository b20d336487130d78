import type { Versioned } from '@loan-kereta/sdk/client';
import type { PlanOffer } from '@loan-kereta/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, isStale } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { isAdminHere, useMayAll } from '../../session/admin.ts';
import { sessionWords } from '../../session/words.ts';
import { PlanList } from '../../site/account/plan-list.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useTellFailure } from '../../ui/use-tell-failure.ts';
import { useUnsaved } from '../unsaved.ts';
import { Conflict } from './conflict.tsx';
import { type Draft, draftOf, faultsOf, offerOf } from './drafts.ts';
import { PlanFields } from './fields.tsx';
import styles from './page.module.css';
import { plansWords } from './words.ts';

export type StoredPlans = Versioned<{ plans: PlanOffer[] }>;

const isSame = (one: readonly Draft[], other: readonly Draft[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Changed {
  /** What the drafts were begun from. */
  readonly begun: StoredPlans;
  readonly drafts: readonly Draft[];
}

/** What is taken back: the plans as they were saved, and as they were before. */
interface Undone {
  readonly saved: StoredPlans;
  readonly before: readonly PlanOffer[];
}

const sample: Changed = {
  begun: { version: '', data: { plans: [{ name: 'basic', price: 0, description: '', is_popular: false }] } },
  drafts: [{ name: 'basic', price: '', offer: '', description: '', popular: false }],
};

/** What an admin has changed stays in the fields when somebody else saves meanwhile, and when the session ends. */
export function Editor({ stored }: { readonly stored: StoredPlans }) {
  const text = useWords(plansWords);
  const { readOnly } = useWords(sessionWords).access;
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const mayChange = useMayAll();
  const [unsaved, keep] = useUnsaved('plans', sample);
  const [begun, setBegun] = useState(unsaved?.begun ?? stored);
  const original = begun.data.plans.map(draftOf);
  const [drafts, setDrafts] = useState(unsaved?.drafts ?? original);
  const [tried, setTried] = useState(false);
  const isChanged = !isSame(drafts, original);
  // Whoever has changed nothing sees what is there now.
  if (begun !== stored && !isChanged) {
    setBegun(stored);
    setDrafts(stored.data.plans.map(draftOf));
  }

  useLeaveQuestion({ unsaved: isChanged, isSignedIn: isAdminHere });
  useEffect(() => keep(isChanged ? { begun, drafts } : undefined), [keep, isChanged, begun, drafts]);

  /** @param seen what stood here of it: a plan that was written over since stays as it is */
  const begin = (next: StoredPlans, seen?: readonly Draft[]) => {
    const fresh = next.data.plans.map(draftOf);
    setBegun(next);
    setDrafts(now =>
      fresh.map((draft, index) => {
        const [stands, stood] = [now[index], seen?.[index]];
        return stands && stood && !isSame([stands], [stood]) ? stands : draft;
      }),
    );
    setTried(false);
    queries.setQueryData(['admin', 'plans'], next);
    void queries.invalidateQueries({ queryKey: ['plans'] });
  };
  const save = useMutation({
    mutationFn: ({ version, plans }: { version: string; plans: readonly PlanOffer[] }) =>
      api.adminPlans.save({ version, body: { plans: [...plans] } }),
    meta: { session: 'admin' },
  });
  const told = (failure: unknown, failed = text.failed) =>
    explain(failure, { failed, unreachable: text.networkError });
  const catchUp = () => void queries.invalidateQueries({ queryKey: ['admin', 'plans'] });
  // Its own, as it is pressed in a message that stands longer than this page.
  const undoing = useMutation({
    mutationFn: ({ saved: { version }, before }: Undone) =>
      api.adminPlans.save({ version, body: { plans: [...before] } }),
    meta: { session: 'admin' },
    onSuccess: (next, { saved }) => {
      begin(next, saved.data.plans.map(draftOf));
      toast.good(text.undone);
    },
    onError: (failure, undone) => {
      if (isStale(failure)) {
        catchUp();
        toast.bad(text.undoStale(failure.saved?.by ?? text.conflict.unknown));
      } else tellFailure(told(failure, text.undoFailed), failure, () => undoing.mutate(undone));
    },
  });
  const send = (version: string) => {
    setTried(true);
    if (drafts.some(draft => Object.keys(faultsOf(draft)).length > 0)) return;
    const before = begun.data.plans;
    save.mutate(
      { version, plans: drafts.map(offerOf) },
      {
        onSuccess: next => {
          begin(next, drafts);
          toast.good(text.saved, {
            action: { text: text.undo, onPress: () => undoing.mutate({ saved: next, before }) },
          });
        },
        // What somebody else has saved is shown beside what stands here.
        onError: failure => (isStale(failure) ? catchUp() : toast.bad(told(failure))),
      },
    );
  };
  const change = (draft: Draft) => setDrafts(drafts.map(each => (each.name === draft.name ? draft : each)));
  const { error } = save;
  const isPending = save.isPending || undoing.isPending;

  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        send(begun.version);
      }}
    >
      {!mayChange && <Alert kind="info">{readOnly}</Alert>}
      <div className={styles.plans}>
        {drafts.map(draft => (
          <PlanFields
            key={draft.name}
            draft={draft}
            faults={tried ? faultsOf(draft) : {}}
            disabled={!mayChange}
            onChange={change}
          />
        ))}
      </div>
      {isStale(error) && isChanged && (
        <Conflict
          saved={error.saved}
          theirs={stored.data.plans}
          mine={drafts.map(offerOf)}
          busy={isPending}
          onTake={() => {
            save.reset();
            begin(stored);
          }}
          onKeep={() => send(stored.version)}
        />
      )}
      {mayChange && (
        <div className={styles.actions}>
          <p className={styles.quiet} aria-live="polite">
            {isChanged && text.unsaved}
          </p>
          <Button look="quiet" disabled={!isChanged || isPending} onClick={() => begin(stored)}>
            {text.reset}
          </Button>
          <Button type="submit" look="primary" busy={isPending} disabled={!isChanged}>
            {save.isPending ? text.saving : text.save}
          </Button>
        </div>
      )}
      <Card title={text.preview} text={text.previewText}>
        <PlanList plans={drafts.map(offerOf)} />
      </Card>
    </form>
  );
}
