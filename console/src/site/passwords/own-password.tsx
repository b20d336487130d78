import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { refreshSession, useSession } from '../../session/advisor.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { Entry } from '../../ui/entry.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useLeadOn } from '../../ui/use-lead-on.ts';
import { checkNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { passwordWords } from './words.ts';

interface OwnPasswordProps {
  /** The password that counts now, where it has just been typed; otherwise it is asked for. */
  readonly current?: string;
  readonly onDone: () => void;
  /** Where whoever came of their own will goes back to; no way back where it has to be done. */
  readonly back?: string;
}

/** How long it is said that it worked before the next page, in ms. */
const farewell = 1000;

/** Replaces the password. */
export function OwnPassword({ current, onDone, back }: OwnPasswordProps) {
  const text = useWords(passwordWords);
  const user = useSession(state => state.user);
  const leadOn = useLeadOn();
  const form = useSessionForm('user', {
    defaults: { current_password: current ?? '', new_password: '', confirmation: '' },
    check: values =>
      values.current_password === ''
        ? { field: 'current_password', message: text.fillAll }
        : checkNewPassword('new_password', values.new_password, values.confirmation, text),
    send: ({ confirmation: _same, ...body }) => api.auth.changePassword({ body }),
    explain: failure => explain(failure, text),
    done: () => {
      // Whoever cannot be asked just then does not send anybody back here.
      if (user) {
        const { must_change_password: _done, ...others } = user;
        useSession.setState({ user: others });
      }
      void refreshSession().then(() => leadOn(onDone, farewell));
      return text.change.done;
    },
  });
  return (
    <Entry
      title={text.change.title}
      lead={user?.must_change_password ? text.change.lead : text.change.others}
      foot={back !== undefined && !user?.must_change_password && <Link to={back}>{text.change.back}</Link>}
    >
      <Form form={form} submit={text.change.submit} submitting={text.change.submitting}>
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
        {current === undefined && (
          <PasswordField
            {...form.field('current_password')}
            label={text.change.current}
            autoComplete="current-password"
          />
        )}
        <NewPasswordFields
          password={form.field('new_password')}
          confirmation={form.field('confirmation')}
          typed={form.value('new_password')}
          personal={[user?.name ?? '', user?.email ?? '']}
        />
      </Form>
    </Entry>
  );
}
