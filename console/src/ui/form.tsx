import { ApiProblem } from '@loan-kereta/sdk/client';
import { type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useWords } from '../language/dictionary.ts';
import { Alert, Said } from './alert.tsx';
import { Button, type ButtonLook } from './button.tsx';
import styles from './form.module.css';
import { IsSending } from './is-sending.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { kitWords } from './words.ts';

/** What is not right before anything is sent, and the field that it is about. */
export interface Fault<Values extends FieldValues> {
  readonly field: Path<Values>;
  readonly message: string;
}

/** The first of some fields that is empty, and what is said of it. */
export function firstEmpty<Values extends FieldValues>(
  values: Values,
  message: string,
): Fault<Values> | undefined {
  const empty = Object.keys(values).find(name => values[name] === '');
  return empty === undefined ? undefined : { field: empty as Path<Values>, message };
}

/** The field that a refusal is about whose code says so by itself. */
const takenBy: Readonly<Partial<Record<ApiProblem['code'], string>>> = {
  email_taken: 'email',
  slug_taken: 'slug',
  wrong_password: 'current_password',
};

/** What a fault is that is not the first. */
const also = 'also';

interface Outcome {
  readonly kind: 'good' | 'bad';
  readonly message: string;
  /** When the server would take it again, in ms since 1970. */
  readonly retryAt?: number;
}

/** What a form holds, how it is checked and sent, and what is said of that. */
export interface Sending<Values extends FieldValues, Response> {
  readonly defaults: DefaultValues<Values>;
  /**
   * Looks at the values in the order in which a person is told: nothing is sent, the first fault is announced, and where
   * there are several the fields of the others are marked with theirs.
   */
  readonly check?: (values: Values) => Fault<Values> | readonly Fault<Values>[] | undefined;
  /** Asks whether that is meant which takes something away: nothing is sent unless it is. */
  readonly sure?: (values: Values) => Promise<boolean | undefined>;
  readonly send: (values: Values) => Promise<Response>;
  /** Told of what stands in the fields whenever that changes. */
  readonly written?: (values: Values) => void;
  /** The fields that the server calls otherwise, by its names. */
  readonly called?: Readonly<Record<string, Path<Values>>>;
  /** What to say when it failed. */
  readonly explain: (failure: unknown) => string;
  /**
   * @returns what to say; the form then stays as it was sent, and cannot be sent again. What it throws is a fault of the
   * screen, which then gives way to what a crash shows: nobody is led to send again what has arrived.
   */
  readonly done: (response: Response, values: Values) => string | undefined;
}

/**
 * A form that sends its values. What is wrong with a field is said at that field, the first of which gets the focus: on a
 * phone the button of a long form is out of sight. What is about none of them stands above the button.
 */
export function useSendingForm<Values extends FieldValues, Response>({
  defaults,
  check,
  sure,
  send,
  written,
  called = {},
  explain,
  done,
}: Sending<Values, Response>) {
  const { register, handleSubmit, setError, setValue, getValues, clearErrors, formState, watch } =
    useForm<Values>({
      defaultValues: defaults,
      // What was wrong is no longer said once it is being mended, and not said again before it is sent.
      reValidateMode: 'onSubmit',
    });
  const [outcome, setOutcome] = useState<Outcome>();
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<{ readonly thrown: unknown }>();
  if (fault) throw fault.thrown;
  // The fields in which something can be said: a form may hold what it shows otherwise, or not at this moment.
  const drawn = new Set<string>();

  const mark = (faults: readonly Fault<Values>[]) => {
    const marked = new Set<string>();
    for (const { field, message } of faults) {
      if (marked.has(field)) continue;
      // What concerns several is said at the first of them.
      const isSaid = faults.find(each => each.message === message)?.field !== field;
      setError(
        field,
        { type: marked.size === 0 ? 'refused' : also, message: isSaid ? '' : message },
        { shouldFocus: marked.size === 0 },
      );
      marked.add(field);
    }
  };

  const refuse = (message: string, faults: readonly Fault<Values>[], retryAfter?: number) => {
    const shown = faults.filter(({ field }) => drawn.has(field));
    if (!shown.some(fault => fault.message === message))
      setOutcome({
        kind: 'bad',
        message,
        ...(retryAfter !== undefined && { retryAt: Date.now() + retryAfter * 1000 }),
      });
    shown.forEach(({ field, message }, index) => {
      setError(field, { type: 'refused', message }, { shouldFocus: index === 0 });
    });
  };

  const onSubmit = handleSubmit(async values => {
    setOutcome(undefined);
    const wrong = [check?.(values) ?? []].flat();
    if (wrong.length > 1) return mark(wrong);
    if (wrong[0]) return refuse(wrong[0].message, wrong);
    if (sure) {
      setAsking(true);
      const isSure = await sure(values);
      setAsking(false);
      if (!isSure) return;
    }
    let response: Response;
    try {
      response = await send(values);
    } catch (failure) {
      const said = explain(failure);
      if (!(failure instanceof ApiProblem)) return refuse(said, []);
      const { errors, code, retryAfter } = failure;
      const taken = takenBy[code];
      const faults = [...errors, ...(taken ? [{ path: taken, message: said }] : [])].map(
        ({ path, message }) => ({ field: called[path] ?? (path as Path<Values>), message }),
      );
      return refuse(said, faults, retryAfter);
    }
    try {
      const message = done(response, values);
      if (message !== undefined) setOutcome({ kind: 'good', message });
    } catch (thrown) {
      setFault({ thrown });
    }
  });

  /** What was said of what stood there before is no longer so; what else was marked, is. */
  const change = (name?: Path<Values>) => {
    const stays = Object.values(formState.errors).some(error => error?.type === also);
    clearErrors(stays ? name : undefined);
    setOutcome(undefined);
    written?.(getValues());
  };

  const sending = formState.isSubmitting && !asking;

  const field = (name: Path<Values>) => {
    drawn.add(name);
    const { type, message } = formState.errors[name] ?? {};
    return {
      ...register(name, { onChange: () => change(name) }),
      error: typeof message === 'string' ? message : undefined,
      quiet: type === also,
      // What is typed now would be in nothing that is sent, and gone with the form when that has arrived.
      readOnly: sending,
    };
  };

  /** What stands in a field at this moment; whoever asks is drawn again when it changes. */
  const value = (name: Path<Values>): string => watch(name) ?? '';

  /** Puts another value into a field, as if it had been typed. */
  const put = (name: Path<Values>, next: Values[Path<Values>]): void => {
    setValue(name, next);
    change(name);
  };

  return { field, value, put, onSubmit, outcome, sending };
}

export type SendingForm = Pick<
  ReturnType<typeof useSendingForm<FieldValues, unknown>>,
  'onSubmit' | 'outcome' | 'sending'
>;

function RetryIn({ at }: { readonly at: number }) {
  const text = useWords(kitWords);
  const seconds = useSecondsUntil(at);
  return seconds > 0 && <p aria-live="off">{text.retryIn(seconds)}</p>;
}

interface FormProps {
  readonly form: SendingForm;
  readonly children: ReactNode;
  /** What the button says, and what it says while it sends. */
  readonly submit: string;
  readonly submitting: string;
  readonly look?: ButtonLook;
  /** True where it is all of a dialog that scrolls: its button stays in sight. */
  readonly fillsDialog?: boolean;
  /** True where it is a card of a page, and longer than a screen: its button stays in sight, too. */
  readonly isLong?: boolean;
  /** True where the fields stand beside each other: a button as wide as all of them would be a slab. */
  readonly wide?: boolean;
  /** True while something that belongs to it is still on its way: it cannot be sent yet. */
  readonly waits?: boolean;
  /** What stands before its button. */
  readonly before?: ReactNode;
}

/** The fields of a form, what came of sending it, and the button that sends it. */
export function Form({
  form,
  children,
  submit,
  submitting,
  look = 'primary',
  fillsDialog = false,
  isLong = false,
  wide = false,
  waits = false,
  before,
}: FormProps) {
  const { onSubmit, outcome, sending } = form;
  const isDone = outcome?.kind === 'good';
  return (
    // Sent without its script, it would else write what it holds into the address.
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <IsSending value={sending}>{children}</IsSending>
      <Said>{isDone && <Alert kind="good">{outcome.message}</Alert>}</Said>
      {outcome?.kind === 'bad' && (
        <Alert kind="bad">
          <p>{outcome.message}</p>
          {outcome.retryAt !== undefined && <RetryIn key={outcome.retryAt} at={outcome.retryAt} />}
        </Alert>
      )}
      <div className={fillsDialog ? styles.foot : isLong ? styles.kept : wide ? styles.end : undefined}>
        <IsSending value={sending}>{before}</IsSending>
        <Button type="submit" look={look} size="large" wide busy={sending} disabled={isDone || waits}>
          {sending ? submitting : submit}
        </Button>
      </div>
    </form>
  );
}
