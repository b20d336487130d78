import { pages } from '@loan-kereta/sdk/pages';
import { useWords } from '../../language/dictionary.ts';
import { withReturn } from '../../session/return-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { accountWords } from './words.ts';

/** Leads to where the password is replaced, and back. */
export function Password() {
  const { password } = useWords(accountWords);
  return (
    <Card
      title={password.title}
      text={password.text}
      aside={
        <ButtonLink size="small" to={withReturn(pages.changePassword.path, pages.account.path)}>
          {password.action}
        </ButtonLink>
      }
    />
  );
}
