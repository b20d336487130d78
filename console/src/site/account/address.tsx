import type { AccountSettings } from '@loan-kereta/sdk/contract';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Mail } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { type DraftDialog, useDraftDialog } from '../../session/use-draft-dialog.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailField, PasswordField } from '../../ui/field.tsx';
import { FoldingCard } from '../../ui/folding-card.tsx';
import { Form, firstEmpty } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.ts';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { emailPart } from '../first-steps/steps.ts';
import { mailPatience } from '../mail-patience.ts';
import styles from './page.module.css';
import { accountWords } from './words.ts';

interface Next {
  readonly email: string;
}

const drafts = new Map<string, Next>();

function ChangeAddress({ dialog }: { readonly dialog: DraftDialog<Next> }) {
  const { address: text, ...words } = useWords(accountWords);
  const form = useSessionForm('user', {
    defaults: { email: '', current_password: '', ...dialog.draft },
    written: ({ email }) => dialog.keep({ email }),
    check: ({ email, current_password }) =>
      firstEmpty({ email: email.trim(), current_password }, text.fillAll),
    send: body => api.auth.changeEmail({ body }),
    explain: failure => explain(failure, words),
    done: (_, { email }) => {
      dialog.giveUp();
      return text.asked(email);
    },
  });
  return (
    <Form form={form} submit={text.ask} submitting={words.sending}>
      <EmailField {...form.field('email')} label={text.next} autoComplete="email" />
      <PasswordField
        {...form.field('current_password')}
        label={text.password}
        autoComplete="current-password"
      />
    </Form>
  );
}

/** The address that signs in, whether it is shown to be the owner's, and how to have another. */
export function Address({ settings }: { readonly settings: AccountSettings }) {
  const { address: text, ...words } = useWords(accountWords);
  const changing = useDraftDialog(drafts);
  const [sentAt, setSentAt] = useState(0);
  const isWaiting = useSecondsUntil(sentAt + mailPatience) > 0;
  const confirming = useMutation({
    mutationFn: () => api.auth.sendVerification(),
    onSuccess: () => {
      setSentAt(Date.now());
      toast.good(text.sent(settings.email));
    },
    onError: failure => toast.bad(explain(failure, words)),
  });
  const badge = (
    <Badge tone={settings.email_verified ? 'good' : 'warn'}>
      {settings.email_verified ? <CircleCheck aria-hidden="true" /> : <Mail aria-hidden="true" />}
      {settings.email_verified ? text.verified : text.unverified}
    </Badge>
  );
  return (
    <FoldingCard id={emailPart} title={text.title} aside={badge} state={badge}>
      <p>
        <strong translate="no">{settings.email}</strong>
      </p>
      <div className={styles.row}>
        {!settings.email_verified && (
          <Button
            look="primary"
            busy={confirming.isPending}
            disabled={isWaiting}
            onClick={() => confirming.mutate()}
          >
            {isWaiting ? text.isSent : text.verify}
          </Button>
        )}
        <Button onClick={changing.open}>{text.change}</Button>
      </div>
      <Dialog
        open={changing.isOpen}
        onClose={changing.close}
        title={text.change}
        description={text.changeText}
      >
        <div className={styles.form}>
          <ChangeAddress dialog={changing} />
        </div>
      </Dialog>
    </FoldingCard>
  );
}
