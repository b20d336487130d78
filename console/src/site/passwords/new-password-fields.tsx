import { accountLimits } from '@loan-kereta/sdk/rules';
import type { ComponentProps } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { PasswordField } from '../../ui/field.tsx';
import { Strength } from './strength.tsx';
import type { PasswordWords } from './words.ts';
import { passwordWords } from './words.ts';

/**
 * What is wrong with a new password and its repetition, in the order in which registering tells.
 * @param field the name of the field that the password stands in
 * @param least the least characters that it has; those of an advisor's unless told
 */
export function checkNewPassword<Field extends string>(
  field: Field,
  password: string,
  confirmation: string,
  text: Pick<PasswordWords, 'noMatch' | 'tooShort'>,
  least: number = accountLimits.password.min,
) {
  if (password !== confirmation) return { field: 'confirmation', message: text.noMatch } as const;
  if (password.length < least) return { field, message: text.tooShort(least) } as const;
  return undefined;
}

type Field = Pick<ComponentProps<typeof PasswordField>, 'name' | 'error'>;

interface NewPasswordFieldsProps {
  readonly password: Field;
  readonly confirmation: Field;
  /** What stands in the first of them, to be judged while it is typed. */
  readonly typed: string;
  readonly personal?: readonly string[];
  /** The least characters that it has; those of an advisor's unless told. */
  readonly least?: number | undefined;
  /** What the first is called where it is not a new one in place of another. */
  readonly label?: string;
}

/** A password that somebody chooses, how strong it is, and its repetition. */
export function NewPasswordFields({
  password,
  confirmation,
  typed,
  personal,
  least = accountLimits.password.min,
  label,
}: NewPasswordFieldsProps) {
  const text = useWords(passwordWords);
  return (
    <>
      <PasswordField
        {...password}
        label={label ?? text.next}
        autoComplete="new-password"
        // What is wrong says the rule again.
        hint={password.error ? undefined : <Strength password={typed} personal={personal} least={least} />}
      />
      <PasswordField {...confirmation} label={text.confirmation} autoComplete="new-password" />
    </>
  );
}
