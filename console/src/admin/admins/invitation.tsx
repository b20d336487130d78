import type { AdminRole } from '@loan-kereta/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.ts';
import { withProof } from '../step-up/step-up.ts';
import { useUnsaved } from '../unsaved.ts';
import styles from './page.module.css';
import { adminsWords } from './words.ts';

const roles = ['support', 'admin'] as const satisfies readonly AdminRole[];

interface Written {
  readonly email: string;
  readonly role: AdminRole;
}

const empty: Written = { email: '', role: 'support' };

/** Asks for the address of a new admin and what they may do; the server mails them. */
export function Invitation({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(adminsWords);
  const text = words.invite;
  const queries = useQueryClient();
  const [unsaved = empty, keep] = useUnsaved('invitation', empty);
  const [email, setEmail] = useState(unsaved.email);
  const [role, setRole] = useState(unsaved.role);
  useEffect(() => keep({ email, role }), [keep, email, role]);
  const form = useSessionForm('admin', {
    defaults: { email: unsaved.email },
    written: values => setEmail(values.email),
    check: ({ email }) => (email.trim() === '' ? { field: 'email', message: text.missing } : undefined),
    send: body => withProof(() => api.admins.invite({ body: { ...body, role } })),
    explain: failure => explain(failure, { failed: words.failed, unreachable: words.networkError }),
    done: ({ email }) => {
      toast.good(text.done(email));
      void queries.invalidateQueries({ queryKey: ['admin', 'admins'] });
      onClose();
      return undefined;
    },
  });
  return (
    <Dialog open onClose={onClose} title={text.title} description={text.lead}>
      <div className={styles.form}>
        <Form form={form} submit={text.submit} submitting={text.submitting}>
          <EmailField {...form.field('email')} label={text.email} autoComplete="off" autoFocus />
          <div className={styles.matter}>
            <Segmented
              label={text.role}
              value={role}
              options={roles.map(value => ({ value, label: words.roles[value] }))}
              onChoose={setRole}
            />
            <p className={styles.quiet}>{words.roleTexts[role]}</p>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
