import type { MailRecord } from '@loan-kereta/sdk/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { useTellFailure } from '../../ui/use-tell-failure.ts';
import { useWish } from '../wish.ts';
import { mailWords } from './words.ts';

/** What comes after trying, whether one mail or all. */
function useTrying<Given, Response>(
  work: (given: Given) => Promise<Response>,
  done: (response: Response) => string,
) {
  const text = useWords(mailWords);
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const trying = useMutation({
    mutationFn: work,
    meta: { session: 'admin' },
    onSuccess: response => toast.good(done(response)),
    onError: (failure, given) =>
      tellFailure(explain(failure, { failed: text.failed, unreachable: text.networkError }), failure, () =>
        trying.mutate(given),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'mails'] }),
  });
  return trying;
}

/** Has one mail tried again, now. */
export function Retry({ mail: { id, address } }: { readonly mail: MailRecord }) {
  const text = useWords(mailWords);
  const { mutate, isPending } = useTrying(
    () => api.mails.retry({ params: { id } }),
    () => text.retried(address),
  );
  return (
    <Button
      size="small"
      aria-label={text.retryOf(address)}
      busy={isPending}
      onClick={() => mutate(undefined)}
    >
      {text.retry}
    </Button>
  );
}

interface Run {
  readonly done: number;
  /** How many had been given up when it began; undefined where they are more than are counted. */
  readonly of: number | undefined;
}

/** The trying of all that goes on in this tab, also while another page is shown. */
const useRun = create<{ readonly run: Run | undefined; readonly isCancelled: boolean }>()(() => ({
  run: undefined,
  isCancelled: false,
}));

/** How many were given up: one of them is enough to be told. */
const countFailed = () => api.mails.list({ query: { state: 'failed', limit: 1 } });

/** Asks until no mail is left that was given up, or it is cancelled. @returns how many were tried again */
async function retryAll(): Promise<number> {
  useRun.setState({ run: { done: 0, of: undefined }, isCancelled: false });
  try {
    const { total } = await countFailed();
    const of = total.more ? undefined : total.count;
    let done = 0;
    for (;;) {
      useRun.setState({ run: { done, of } });
      if (useRun.getState().isCancelled) return done;
      const { retried, more } = await api.mails.retryFailed();
      done += retried;
      if (!more) return done;
    }
  } finally {
    useRun.setState({ run: undefined });
  }
}

/** Has every mail tried again that was given up, where there is one, and says how far it is meanwhile. */
export function RetryAll() {
  const text = useWords(mailWords);
  const { run, isCancelled } = useRun();
  const { mutate } = useTrying(retryAll, text.allRetried);
  const failed = useQuery({
    queryKey: ['admin', 'mails', 'failed'],
    queryFn: countFailed,
    meta: { session: 'admin' },
  });
  const ask = async () => {
    if (await confirm({ title: text.retryQuestion, text: text.retryText, action: text.retryAll }))
      mutate(undefined);
  };
  useWish('retryMails', () => !run && void ask());
  if (!run && !failed.data?.total.count) return null;
  if (!run) return <Button onClick={() => void ask()}>{text.retryAll}</Button>;
  const progress = text.retrying(run.done, run.of);
  return (
    <>
      <span role="status">{progress}</span>
      <Button busy={isCancelled} onClick={() => useRun.setState({ isCancelled: true })}>
        {text.cancel}
      </Button>
    </>
  );
}
