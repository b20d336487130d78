import type { ComponentProps } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { PasswordField } from '../../ui/field.tsx';
import type { PasswordWords } from './words.en.ts';
import { passwordWords } from './words.ts';

export interface NewPassword {
  readonly next: string;
  readonly confirmation: string;
}

/** What is wrong with a password and its repetition, in the order in which registering tells. */
export function checkNewPassword({ next, confirmation }: NewPassword, text: PasswordWords) {
  if (next !== confirmation) return { field: 'confirmation', message: text.noMatch } as const;
  if (next.length < 6) return { field: 'next', message: text.tooShort } as const;
  return undefined;
}

type Field = Pick<ComponentProps<typeof PasswordField>, 'name'>;

/** A new password and its repetition. */
export function NewPasswordFields({
  next,
  confirmation,
}: {
  readonly next: Field;
  readonly confirmation: Field;
}) {
  const text = useWords(passwordWords);
  return (
    <>
      <PasswordField {...next} label={text.next} autoComplete="new-password" hint={text.hint} />
      <PasswordField {...confirmation} label={text.confirmation} autoComplete="new-password" />
    </>
  );
}
