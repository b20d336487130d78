import type { MailRecord } from '@loan-kereta/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { explain } from '../../site/explain.ts';
import { useTellFailure } from '../../site/use-tell-failure.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
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

/** Asks until no mail is left that was given up. @returns how many were tried again */
async function retryAll(): Promise<number> {
  let count = 0;
  for (;;) {
    const { retried, more } = await api.mails.retryFailed();
    count += retried;
    if (!more) return count;
  }
}

/** Has every mail tried again that was given up. */
export function RetryAll() {
  const text = useWords(mailWords);
  const { mutate, isPending } = useTrying(retryAll, text.allRetried);
  const ask = async () => {
    if (await confirm({ title: text.retryQuestion, text: text.retryText, action: text.retryAll }))
      mutate(undefined);
  };
  return (
    <Button busy={isPending} onClick={() => void ask()}>
      {text.retryAll}
    </Button>
  );
}
