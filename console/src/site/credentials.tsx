import type { ReactNode } from 'react';
import { useHasKeys } from '../browser/media.ts';
import { EmailField, PasswordField } from '../ui/field.tsx';
import { type Fault, firstEmpty, type useSendingForm } from '../ui/form.tsx';

/** What somebody signs in with, before anything is typed. */
export const noCredentials = { email: '', password: '' };
type Credentials = typeof noCredentials;

export const checkCredentials = (
  { email, password }: Credentials,
  message: string,
): Fault<Credentials> | undefined => firstEmpty({ email: email.trim(), password }, message);

interface CredentialFieldsProps {
  readonly form: Pick<ReturnType<typeof useSendingForm<Credentials, unknown>>, 'field'>;
  readonly text: Readonly<Record<'email' | 'password', string>>;
  /** What stands below the password. */
  readonly hint?: ReactNode;
}

/** An address and a password, as a password manager fills them in. */
export function CredentialFields({ form, text, hint }: CredentialFieldsProps) {
  const hasKeys = useHasKeys();
  return (
    <>
      <EmailField {...form.field('email')} label={text.email} autoComplete="username" autoFocus={hasKeys} />
      <PasswordField
        {...form.field('password')}
        label={text.password}
        autoComplete="current-password"
        hint={hint}
      />
    </>
  );
}
