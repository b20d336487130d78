import type { Versioned } from '@loan-kereta/sdk/client';
import type { AdminUser, StandingResponse } from '@loan-kereta/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { tellPlanChange } from '../../../session/channel.ts';
import { toast } from '../../../ui/toast.ts';
import { useTellFailure } from '../../../ui/use-tell-failure.ts';
import { withProof } from '../../step-up/step-up.ts';
import { useConflict } from './changes.ts';
import { type Expected, showExpected } from './optimism.ts';
import { actWords } from './words.ts';

/** Something that an admin does to a user. */
export interface Act {
  readonly user: AdminUser;
  readonly run: () => Promise<Versioned<StandingResponse> | unknown>;
  /** What is said when it is done, and what when it failed without the server saying why. */
  readonly done: string;
  readonly failed: string;
  /** What is said of a reason, the server's own or that there was no answer; the reason alone unless told. */
  readonly because?: (reason: string, isAnswer: boolean) => string;
  /** What is shown of the user until the server has said whether it is so. */
  readonly expected?: Expected;
  readonly after?: () => void;
}

const isStanding = (response: unknown): response is Versioned<StandingResponse> =>
  typeof response === 'object' &&
  response !== null &&
  'data' in response &&
  typeof response.data === 'object';

/**
 * Does one thing at a time to users, shows it at once, says what came of it, takes it back where it failed, and reads
 * again whatever it may have changed. What can be undone is undone from the message, and what may go well another time is
 * tried again from it: of the same version, so that what was done after all is not done twice.
 */
export function useActs() {
  const text = useWords(actWords);
  const tellFailure = useTellFailure();
  const conflictOf = useConflict();
  const queries = useQueryClient();

  const told = (failure: unknown, { user, failed, because = reason => reason }: Act): string => {
    if (!(failure instanceof ApiProblem) || !failure.isExplained) return failed;
    if (failure.status === 0) return because(text.networkError, false);
    return conflictOf(user, failure) ?? because(failure.detail, true);
  };

  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Act) => withProof(run),
    meta: { session: 'admin' },
    onMutate: ({ user, expected }) => expected && showExpected(queries, user.id, expected),
    onSuccess: (response, { user, done, after }) => {
      const { id } = user;
      const undo = isStanding(response) ? response.data.undo : null;
      toast.good(
        done,
        isStanding(response) && undo
          ? {
              action: {
                text: text.undo,
                onPress: () =>
                  mutate({
                    user,
                    run: () =>
                      api.standing.restore({ params: { id }, version: response.version, body: undo }),
                    done: text.undone,
                    failed: text.undoFailed,
                  }),
              },
            }
          : {},
      );
      if (isStanding(response))
        tellPlanChange({
          type: 'PLAN_CHANGED',
          userId: id,
          action: 'plan_changed',
          effective_plan: response.data.effective_plan,
          expires_at: response.data.expires_at,
        });
      after?.();
    },
    onError: (failure, act, putBack) => {
      putBack?.();
      tellFailure(told(failure, act), failure, () => mutate(act));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  return { act: mutate, busy: isPending };
}
