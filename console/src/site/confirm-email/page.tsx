import { ApiProblem } from '@loan-kereta/sdk/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { announceProfile } from '../../profile/updates.ts';
import { useSession } from '../../session/advisor.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MailedLink } from '../mailed-link.tsx';
import { confirmEmailWords } from './words.ts';

/** Whether the address is confirmed already: by the same link as likely as not, and so is what is said of it. */
const isVerified = async () => (await api.account.settings()).email_verified;

async function verify(token: string): Promise<void> {
  try {
    await api.auth.verify({ body: { token } });
  } catch (failure) {
    const isUsed = failure instanceof ApiProblem && failure.code === 'link_not_valid';
    if (!isUsed || !(await isVerified())) throw failure;
  }
  // Other tabs, and what this one shows next, say that it is not.
  announceProfile();
}

/** Where the link leads that confirms an address: it counts for the account that is signed in. */
export function Component() {
  const text = useWords(confirmEmailWords);
  const email = useSession(({ user }) => user?.email ?? '');
  const another = useMutation({ mutationFn: () => api.auth.sendVerification() });
  return (
    <MailedLink
      page="confirmEmail"
      text={text}
      use={verify}
      done={text.done(email)}
      replaced={another.isSuccess ? text.sent(email) : undefined}
      refused={
        <>
          {another.error && <Alert kind="bad">{explain(another.error, text)}</Alert>}
          <Button look="primary" size="large" wide busy={another.isPending} onClick={() => another.mutate()}>
            {another.isPending ? text.sending : text.again}
          </Button>
        </>
      }
    />
  );
}
