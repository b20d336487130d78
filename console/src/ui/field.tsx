import { Field } from '@base-ui/react/field';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useWords } from '../language/dictionary.ts';
import styles from './field.module.css';
import { kitWords } from './words.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'defaultValue' | 'size'> {
  readonly label: string;
  readonly name: string;
  /** What is wrong with what stands in it; empty where that is said at another field. */
  readonly error?: string | undefined;
  /** True where the error is read with the field, and not at once. */
  readonly quiet?: boolean;
  /** What helps to fill it in. */
  readonly hint?: ReactNode;
  /** Says beside the label that it may stay empty. */
  readonly optional?: boolean;
}

type Framed = 'label' | 'name' | 'error' | 'quiet' | 'hint' | 'optional';

/** One labelled input with its hint and its error, which the screen reader reads with it. */
export function TextField({ label, name, error, quiet, hint, optional, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, name, error, quiet, hint, optional }}>
      <Field.Control {...input} className={styles.input} />
    </FieldFrame>
  );
}

/** An input for an address of mail, which a phone neither capitalises nor corrects. */
export const EmailField = (props: FieldProps) => (
  <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />
);

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'defaultValue' | 'value' | 'name'> &
  Pick<FieldProps, Framed> & {
    /** Absent where the box keeps by itself what stands in it. */
    readonly value?: string;
  };

/** A box for some lines of text. */
export function TextArea({ label, name, error, quiet, hint, optional, value, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, name, error, quiet, hint, optional }}>
      <Field.Control
        render={<textarea rows={3} {...textarea} name={name} />}
        className={styles.input}
        {...(value !== undefined && { value })}
      />
    </FieldFrame>
  );
}

/** An input for a password, which can be shown, and which says when Caps Lock is on. */
export function PasswordField({ label, name, error, quiet, hint, optional, ...input }: FieldProps) {
  const text = useWords(kitWords);
  const [isVisible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const both = (
    <>
      {text.capsLock} {hint}
    </>
  );
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <FieldFrame {...{ label, name, error, quiet, optional }} hint={capsLock ? both : hint}>
      <div className={styles.withButton}>
        <Field.Control
          {...input}
          className={styles.input}
          type={isVisible ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={watch}
          onKeyUp={watch}
        />
        <button
          className={styles.show}
          type="button"
          aria-label={isVisible ? text.hidePassword : text.showPassword}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}

function FieldFrame({
  label,
  name,
  error,
  quiet = false,
  hint,
  optional = false,
  children,
}: Pick<FieldProps, Framed> & {
  readonly children: ReactNode;
}) {
  const text = useWords(kitWords);
  return (
    <Field.Root className={styles.field} name={name} invalid={error !== undefined}>
      <div className={styles.head}>
        <Field.Label className={styles.label}>{label}</Field.Label>
        {optional && <Field.Description className={styles.hint}>{text.optional}</Field.Description>}
      </div>
      {children}
      {error && (
        <Field.Error className={styles.error} role={quiet ? undefined : 'alert'} match>
          {error}
        </Field.Error>
      )}
      {hint !== undefined && <Field.Description className={styles.hint}>{hint}</Field.Description>}
    </Field.Root>
  );
}
