import type { AccountSettings } from '@loan-kereta/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/dictionary.ts';
import { plansQuery } from '../../profile/queries.ts';
import { Card } from '../../ui/card.tsx';
import { Devices } from '../devices/devices.tsx';
import { Address } from './address.tsx';
import { Language } from './language.tsx';
import { OwnData } from './own-data.tsx';
import styles from './page.module.css';
import { Password } from './password.tsx';
import { WhatsappAdmin } from './whatsapp-admin.tsx';
import { accountWords } from './words.ts';

interface SettingsProps {
  readonly settings: AccountSettings;
  readonly slug: string;
}

/** How the account is signed in to, what it reads, and what is stored about it. */
export default function Settings({ settings, slug }: SettingsProps) {
  const { help } = useWords(accountWords);
  const plans = useQuery(plansQuery);
  return (
    <div className={styles.settings}>
      <Address settings={settings} />
      <Devices of="user" />
      <div className={styles.pairs}>
        <Password />
        {plans.data?.support_whatsapp && (
          <Card
            title={help.title}
            text={help.text}
            aside={<WhatsappAdmin label={help.action} size="small" />}
          />
        )}
        <Language settings={settings} />
        <OwnData slug={slug} />
      </div>
    </div>
  );
}
