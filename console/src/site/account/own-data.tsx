import { pages } from '@loan-kereta/sdk/pages';
import { saveFile } from '@loan-kereta/widget/ui/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { ended, useSession } from '../../session/advisor.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { forgetAccount } from '../../session/stored.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { FoldingCard } from '../../ui/folding-card.tsx';
import { Form } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './page.module.css';
import { accountWords } from './words.ts';

function DeleteAccount() {
  const { data: text, ...words } = useWords(accountWords);
  const { id, email = '' } = useSession(session => session.user) ?? {};
  const navigate = useNavigate();
  const form = useSessionForm('user', {
    defaults: { password: '' },
    check: ({ password }) => (password === '' ? { field: 'password', message: text.fill } : undefined),
    send: body => api.account.remove({ body }),
    called: { current_password: 'password' },
    explain: failure => explain(failure, words),
    done: () => {
      if (id !== undefined) forgetAccount(id);
      // Its dialog goes with the page, and so would what it said.
      toast.good(text.deleted, { stays: true });
      ended('MANUAL_LOGOUT');
      void navigate(pages.login.path, { replace: true });
      return undefined;
    },
  });
  return (
    <Form form={form} look="danger" submit={text.deleteForGood} submitting={text.deleting}>
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...form.field('password')}
        label={text.password}
        autoComplete="current-password"
        autoFocus
      />
    </Form>
  );
}

/** Everything that is stored about the account, to keep or to have deleted. */
export function OwnData({ slug }: { readonly slug: string }) {
  const { data: text, ...words } = useWords(accountWords);
  const [deleting, setDeleting] = useState(false);
  const downloading = useMutation({
    mutationFn: () => api.account.export(),
    onSuccess: file =>
      saveFile(
        `loan-kereta-${slug}.json`,
        new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
      ),
    onError: failure => toast.bad(explain(failure, words)),
  });
  return (
    <FoldingCard title={text.title} text={text.text} state={text.both}>
      <div className={styles.row}>
        <Button busy={downloading.isPending} onClick={() => downloading.mutate()}>
          <Download aria-hidden="true" />
          {text.download}
        </Button>
        <Button look="wary" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" />
          {text.delete}
        </Button>
      </div>
      <Dialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={text.question}
        description={text.consequence}
      >
        <div className={styles.form}>
          <DeleteAccount />
        </div>
      </Dialog>
    </FoldingCard>
  );
}
