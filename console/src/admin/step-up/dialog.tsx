import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { useStepUp } from './step-up.ts';
import { stepUpWords } from './words.ts';

interface ProofProps {
  /** By a code of the second factor, or by the password where there is none. */
  readonly by: 'code' | 'password';
  readonly onProved: () => void;
}

function Proof({ by, onProved }: ProofProps) {
  const text = useWords(stepUpWords);
  const form = useSessionForm('admin', {
    defaults: { proof: '' },
    check: ({ proof }) => (proof === '' ? { field: 'proof', message: text.missing[by] } : undefined),
    send: ({ proof }) =>
      api.adminAuth.stepUp({ body: by === 'code' ? { code: proof } : { password: proof } }),
    explain: failure => explain(failure, text),
    done: () => void onProved(),
  });
  const field = { ...form.field('proof'), label: text[by], autoFocus: true };
  return (
    <Form form={form} submit={text.submit} submitting={text.submitting}>
      {by === 'code' ? (
        <TextField {...field} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
      ) : (
        <PasswordField {...field} autoComplete="current-password" />
      )}
    </Form>
  );
}

/** Asks an admin to prove who they are, before what cannot be undone. Once in the admin centre. */
export function StepUp() {
  const text = useWords(stepUpWords);
  const { open, answer } = useStepUp();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'second-factor'],
    queryFn: () => api.secondFactor.state(),
    enabled: open,
    meta: { session: 'admin' },
  });
  const end = (proved: boolean) => {
    useStepUp.setState({ open: false });
    answer?.(proved);
  };
  return (
    <Dialog open={open} onClose={() => end(false)} title={text.title} description={text.lead}>
      {data ? (
        <Proof by={data.enrolled ? 'code' : 'password'} onProved={() => end(true)} />
      ) : error ? (
        <Failed problem={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
