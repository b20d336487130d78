import { ApiProblem } from '@loan-kereta/sdk/client';
import { pages } from '@loan-kereta/sdk/pages';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { refreshSession, useSession } from '../../session/advisor.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailedLink } from '../mailed-link.tsx';
import { confirmAddressWords } from './words.ts';

async function confirm(token: string): Promise<void> {
  try {
    await api.auth.confirmEmail({ body: { token } });
  } catch (failure) {
    // A link that was used before, and whose answer was lost, has changed the address that is shown below.
    if (failure instanceof ApiProblem && failure.code === 'link_not_valid') await refreshSession();
    throw failure;
  }
  await refreshSession();
}

/** Where the link leads that gives the signed-in account the address that it was mailed to. */
export function Component() {
  const text = useWords(confirmAddressWords);
  const email = useSession(({ user }) => user?.email ?? '');
  return (
    <MailedLink
      page="confirmAddress"
      text={text}
      use={confirm}
      done={text.done}
      refused={
        <>
          {/* A link that is opened again has done what it was for: whoever reads the address sees it. */}
          <p>{text.now(email)}</p>
          <ButtonLink look="primary" size="large" wide to={pages.account.path}>
            {text.toAccount}
          </ButtonLink>
        </>
      }
    />
  );
}
