import { accountLimits } from '@loan-kereta/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { adminSignedIn, useAdmin } from '../../session/admin.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { checkNewPassword, NewPasswordFields } from '../../site/passwords/new-password-fields.tsx';
import { passwordWords } from '../../site/passwords/words.ts';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/field.tsx';
import formStyles from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './page.module.css';
import { adminsWords } from './words.ts';

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const words = useWords(adminsWords);
  const shared = useWords(passwordWords);
  const text = words.password;
  const admin = useAdmin(state => state.admin);
  const form = useSessionForm('admin', {
    defaults: { current_password: '', new_password: '', confirmation: '' },
    check({ current_password, new_password, confirmation }) {
      if (current_password === '') return { field: 'current_password', message: text.missing };
      return checkNewPassword('new_password', new_password, confirmation, shared, accountLimits.leastOfAdmin);
    },
    send: ({ confirmation: _same, ...body }) => api.admins.changePassword({ body }),
    explain: failure => explain(failure, { failed: words.failed, unreachable: words.networkError }),
    done: ({ admin_token }) => {
      // It comes with a new session, of which the token is a part.
      if (admin) adminSignedIn(admin, admin_token);
      toast.good(text.done);
      onDone();
      return undefined;
    },
  });
  return (
    <Form form={form} submit={text.submit} submitting={text.submitting} wide>
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" autoComplete="username" value={admin?.email ?? ''} readOnly />
      <div className={`${formStyles.pair} ${styles.passwords}`}>
        <PasswordField
          {...form.field('current_password')}
          label={text.current}
          autoComplete="current-password"
        />
        <NewPasswordFields
          password={form.field('new_password')}
          confirmation={form.field('confirmation')}
          typed={form.value('new_password')}
          personal={[admin?.email ?? '']}
          least={accountLimits.leastOfAdmin}
        />
      </div>
    </Form>
  );
}

/** Replaces one's own password; the form is empty again afterwards. */
export function OwnPassword() {
  const { password: text } = useWords(adminsWords);
  const queries = useQueryClient();
  const [changed, setChanged] = useState(0);
  const done = () => {
    setChanged(changed + 1);
    void queries.invalidateQueries({ queryKey: ['admin', 'devices'] });
  };
  return (
    <Card title={text.title} text={text.text}>
      <PasswordForm key={changed} onDone={done} />
    </Card>
  );
}
