import { useQuery } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { Link } from 'react-router';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Entry } from '../../ui/entry.tsx';
import { Form, useSendingForm } from '../../ui/form.tsx';
import { checkNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { passwordWords } from './words.ts';

interface PasswordByLinkProps {
  /** Whose password the link sets. */
  readonly ownerOf: (body: { readonly token: string }) => Promise<{ name: string | null; email: string }>;
  readonly send: (body: { readonly token: string; readonly password: string }) => Promise<unknown>;
  /** The least characters of the password; those of an advisor's unless told. */
  readonly least?: number;
  /** Where to sign in with the new password. */
  readonly signIn: string;
  /** Where another link can be asked for; absent for one that only somebody else can send. */
  readonly again?: string;
}

/** Sets a password by the link of a mail. */
export function PasswordByLink({ ownerOf, send, least, signIn, again }: PasswordByLinkProps) {
  const text = useWords(passwordWords);
  const { reset } = text;
  const token = useLinkToken('token');
  // Without an answer nothing is warned of: whether the link is good is said when it is used.
  const { data: owner } = useQuery({
    queryKey: ['link-owner', token],
    queryFn: () => ownerOf({ token: token ?? '' }),
    enabled: token !== undefined,
    gcTime: 0,
  });
  const form = useSendingForm({
    defaults: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => checkNewPassword('password', password, confirmation, text, least),
    send: ({ password }) => send({ token: token ?? '', password }),
    explain: failure => explain(failure, text),
    done: () => reset.done,
  });
  const another =
    again === undefined
      ? { to: signIn, children: text.forgotten.back }
      : { to: again, children: reset.again };
  if (token === undefined)
    return (
      <Entry
        title={reset.badLink}
        icon={Unlink}
        lead={again === undefined ? reset.noInvitation : reset.noLink}
        foot={again !== undefined && <Link to={signIn}>{text.forgotten.back}</Link>}
      >
        <ButtonLink look="primary" size="large" wide {...another} />
      </Entry>
    );
  if (form.outcome?.kind === 'good')
    return (
      <Entry title={reset.title} said={<Alert kind="good">{form.outcome.message}</Alert>}>
        <ButtonLink look="primary" size="large" wide to={signIn}>
          {reset.login}
        </ButtonLink>
      </Entry>
    );
  return (
    <Entry title={reset.title} lead={reset.lead} foot={<Link {...another} />}>
      <Form form={form} submit={reset.submit} submitting={reset.submitting}>
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" autoComplete="username" value={owner?.email ?? ''} readOnly />
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          typed={form.value('password')}
          personal={[owner?.name ?? '', owner?.email ?? '']}
          least={least}
        />
      </Form>
    </Entry>
  );
}
