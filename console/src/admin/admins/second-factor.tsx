import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { isAdminHere } from '../../session/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Failed, Loading } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useStepUp, withProof } from '../step-up/step-up.ts';
import { Enrolment, type Secret } from './enrolment.tsx';
import styles from './page.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { adminsWords } from './words.ts';

/** One's own second factor: set up, its recovery codes renewed, removed. */
export function SecondFactor() {
  const words = useWords(adminsWords);
  const text = words.second;
  const queries = useQueryClient();
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'second-factor'],
    queryFn: () => api.secondFactor.state(),
    meta: { session: 'admin' },
  });
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['admin', 'second-factor'] }),
      queries.invalidateQueries({ queryKey: ['admin', 'admins'] }),
    ]);
  const common = {
    meta: { session: 'admin' as const },
    onError: (failure: unknown) =>
      toast.bad(explain(failure, { failed: words.failed, unreachable: words.networkError })),
    onSettled: refresh,
  };
  const enrol = useMutation({
    ...common,
    mutationFn: () => withProof(() => api.secondFactor.enrol()),
    onSuccess: setSecret,
  });
  const renew = useMutation({
    ...common,
    mutationFn: () => withProof(() => api.secondFactor.renewRecoveryCodes()),
    onSuccess: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  const removal = useMutation({
    ...common,
    mutationFn: () => withProof(() => api.secondFactor.remove()),
    onSuccess: () => toast.good(text.removed),
  });
  const isProving = useStepUp(({ open }) => open);
  // The server has made the codes of before worthless, and says the new ones only in this answer.
  const unsaved = renew.isPending && !isProving;
  useLeaveQuestion({ unsaved, isSignedIn: isAdminHere, part: 'part', text: text.lostText });
  const renewCodes = async () => {
    const question = { title: text.renewQuestion, text: text.renewText };
    if (await confirm({ ...question, action: text.renew, hurts: true })) renew.mutate();
  };
  const remove = async () => {
    const question = { title: text.removeQuestion, text: text.removeText };
    if (await confirm({ ...question, action: text.remove, hurts: true })) removal.mutate();
  };
  return (
    <Card
      title={text.title}
      text={text.text}
      aside={
        data && (
          <Badge tone={data.enrolled ? 'good' : 'warn'}>
            {data.enrolled ? words.factor.yes : words.factor.no}
          </Badge>
        )
      }
    >
      {!data && (error ? <Failed problem={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data && (
        <>
          {(data.enrolled || data.required) && (
            <p className={styles.quiet}>
              {data.enrolled && `${text.on} ${text.left(data.recovery_codes_left)} `}
              {data.required && text.required}
            </p>
          )}
          <div className={styles.row}>
            {data.enrolled ? (
              <>
                <Button busy={renew.isPending} onClick={() => void renewCodes()}>
                  {text.renew}
                </Button>
                <Button look="danger" busy={removal.isPending} onClick={() => void remove()}>
                  {text.remove}
                </Button>
              </>
            ) : (
              <Button look="primary" busy={enrol.isPending} onClick={() => enrol.mutate()}>
                {text.setUp}
              </Button>
            )}
          </div>
        </>
      )}
      {secret && (
        <Enrolment
          secret={secret}
          onClose={() => setSecret(undefined)}
          onDone={given => {
            setSecret(undefined);
            setCodes(given);
            void refresh();
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}
