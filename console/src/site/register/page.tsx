import { pages } from '@loan-kereta/sdk/pages';
import { defaultThemeId } from '@loan-kereta/sdk/plans';
import { accountLimits } from '@loan-kereta/sdk/rules';
import { Link, useLocation } from 'react-router';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useHasKeys } from '../../browser/media.ts';
import { useWords } from '../../language/dictionary.ts';
import { bringGuestLoan, takeGuestProfile, takeGuestTheme } from '../../profile/guest.ts';
import { signedIn, useSession } from '../../session/advisor.ts';
import { Entry } from '../../ui/entry.tsx';
import { EmailField, TextField } from '../../ui/field.tsx';
import { type Fault, Form, firstEmpty, useSendingForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeadOn } from '../../ui/use-lead-on.ts';
import { ContactFields, isNoPhone } from '../contact-fields.tsx';
import { noteStep } from '../first-steps/expected.ts';
import { checkNewPassword, NewPasswordFields } from '../passwords/new-password-fields.tsx';
import { useWayOn } from '../way-on.ts';
import styles from './page.module.css';
import { takeAlong, takeTheme } from './take-along.ts';
import { type RegisterWords, registerWords } from './words.ts';

/** How long it is said that it worked before the next page, in ms. */
const farewell = 2000;

const empty = { name: '', email: '', phone: '', company: '', password: '', confirmation: '' };

/**
 * What is wrong, in the order that is specified; and then, as long as something is, whatever else would be: from the first
 * field to the last. What only the server would find is left to it where nothing is.
 */
function check(
  { name, email, phone, password, confirmation }: typeof empty,
  text: RegisterWords,
): readonly Fault<typeof empty>[] {
  const required = { name: name.trim(), email: email.trim() };
  const first =
    checkNewPassword('password', password, confirmation, text) ?? firstEmpty(required, text.fillRequired);
  if (!first) return [];
  const faults: (Fault<typeof empty> | false)[] = [
    required.name === '' && { field: 'name', message: text.fillRequired },
    required.email === '' && { field: 'email', message: text.fillRequired },
    !/^\S+@\S+\.\S+$/.test(required.email) && { field: 'email', message: text.badEmail },
    isNoPhone(phone) && { field: 'phone', message: text.badPhone },
    password.length < accountLimits.password.min && {
      field: 'password',
      message: text.tooShort(accountLimits.password.min),
    },
  ];
  return [first, ...faults.filter(fault => fault !== false)];
}

/** Where somebody opens an account, and is signed in to it. */
export function Component() {
  const text = useWords(registerWords);
  const { search, state } = useLocation();
  const goOn = useWayOn();
  const hasKeys = useHasKeys();

  const leadOn = useLeadOn();
  const form = useSendingForm({
    defaults: empty,
    check: values => check(values, text),
    send: ({ confirmation: _same, ...body }) => api.auth.register({ body }),
    explain: failure => explain(failure, text),
    done: response => {
      // What is kept is a guest's only while nobody is signed in, in another tab.
      const isGuest = useSession.getState().status === 'guest';
      const written = isGuest ? takeGuestProfile() : undefined;
      const tried = isGuest ? takeGuestTheme() : undefined;
      signedIn(response);
      const { id, name } = response.user;
      if (isGuest) bringGuestLoan(id);
      // One after the other: each answer is kept as the whole profile.
      const bring = async () => {
        if (written && (await takeAlong(id, name, written))) toast.good(text.tookAlong);
        if (tried !== undefined && tried !== defaultThemeId) await takeTheme(id, tried);
      };
      void bring();
      noteStep(true);
      leadOn(goOn, farewell);
      return text.done;
    },
  });

  const [before, between, after] = text.consent;
  return (
    <Entry
      title={text.title}
      lead={text.lead}
      isLong
      foot={
        <>
          {text.haveAccount}{' '}
          <Link to={pages.login.path + search} state={state}>
            {text.login}
          </Link>
        </>
      }
    >
      <Form form={form} submit={text.submit} submitting={text.submitting}>
        <TextField
          {...form.field('name')}
          label={text.name}
          autoComplete="name"
          autoFocus={hasKeys}
          maxLength={accountLimits.name}
        />
        <EmailField {...form.field('email')} label={text.email} autoComplete="username" />
        <div className={styles.pair}>
          <ContactFields
            text={text}
            phone={form.field('phone')}
            company={form.field('company')}
            phoneHint={text.phoneHint}
          />
        </div>
        <NewPasswordFields
          label={text.password}
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          typed={form.value('password')}
          personal={[form.value('name'), form.value('email')]}
        />
        <p className={styles.consent}>
          {before}
          <a href={pages.terms.path} target="_blank" rel="noopener">
            {text.terms}
          </a>
          {between}
          <a href={pages.privacy.path} target="_blank" rel="noopener">
            {text.privacy}
          </a>
          {after}
        </p>
      </Form>
    </Entry>
  );
}
