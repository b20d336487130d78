import type { AccountSettings } from '@loan-kereta/sdk/contract';
import { accountLimits } from '@loan-kereta/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { meQuery, settingsQuery } from '../../profile/queries.ts';
import { refreshSession } from '../../session/advisor.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { type DraftDialog, useDraftDialog } from '../../session/use-draft-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { FoldingCard } from '../../ui/folding-card.tsx';
import { Form, firstEmpty } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.ts';
import { ContactFields, isNoPhone } from '../contact-fields.tsx';
import styles from './page.module.css';
import { accountWords } from './words.ts';

interface DetailsProps {
  readonly settings: AccountSettings;
}

interface Written {
  readonly name: string;
  readonly phone: string;
  readonly company: string;
}

const drafts = new Map<string, Written>();

interface ChangeDetailsProps extends DetailsProps {
  readonly dialog: DraftDialog<Written>;
}

function ChangeDetails({ settings, dialog }: ChangeDetailsProps) {
  const { details: text, ...words } = useWords(accountWords);
  const client = useQueryClient();
  const form = useSessionForm('user', {
    defaults: {
      name: settings.name,
      phone: settings.phone ?? '',
      company: settings.company ?? '',
      ...dialog.draft,
    },
    written: dialog.keep,
    check: ({ name, phone }) =>
      firstEmpty({ name: name.trim() }, text.fillRequired) ??
      (isNoPhone(phone) ? { field: 'phone', message: text.badPhone } : undefined),
    send: body => api.account.saveSettings({ body }),
    explain: failure => explain(failure, words),
    done: saved => {
      client.setQueryData(settingsQuery.queryKey, saved);
      // The name stands in other places, too.
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      void refreshSession();
      toast.good(text.saved);
      dialog.close();
      return undefined;
    },
  });
  return (
    <Form form={form} submit={text.save} submitting={text.saving}>
      <TextField
        {...form.field('name')}
        label={text.name}
        autoComplete="name"
        maxLength={accountLimits.name}
      />
      <ContactFields text={text} phone={form.field('phone')} company={form.field('company')} />
    </Form>
  );
}

/** What the account's owner said of themselves when it was opened, and how to say it otherwise. */
export function Details({ settings }: DetailsProps) {
  const { details: text } = useWords(accountWords);
  const changing = useDraftDialog(drafts);
  return (
    <FoldingCard title={text.title} text={text.text} state={settings.name}>
      <Facts
        rows={[
          [text.name, settings.name],
          [text.phone, settings.phone ?? text.none],
          [text.company, settings.company ?? text.none],
        ]}
      />
      <div className={styles.row}>
        <Button onClick={changing.open}>{text.change}</Button>
      </div>
      <Dialog open={changing.isOpen} onClose={changing.close} title={text.change}>
        <div className={styles.form}>
          <ChangeDetails settings={settings} dialog={changing} />
        </div>
      </Dialog>
    </FoldingCard>
  );
}
