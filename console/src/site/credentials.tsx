import type { ReactNode } from 'react';
import { useMedia } from '../browser/media.ts';
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

/**
 * An address and a password, as a password manager fills them in. Who has a keyboard types at once; a finger's keyboard
 * would cover half of a page that nobody has seen yet, so it waits for the first touch.
 */
export function CredentialFields({ form, text, hint }: CredentialFieldsProps) {
  const hasKeys = useMedia('(hover: hover) and (pointer: fine)');
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
