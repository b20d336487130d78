import type { AccountSettings } from '@loan-kereta/sdk/contract';
import { useWords } from '../../language/dictionary.ts';
import { Devices } from '../devices/devices.tsx';
import { Address } from './address.tsx';
import { Details } from './details.tsx';
import { Group } from './group.tsx';
import { Language } from './language.tsx';
import { OwnData } from './own-data.tsx';
import styles from './page.module.css';
import { Password } from './password.tsx';
import { accountWords } from './words.ts';

interface SettingsProps {
  readonly settings: AccountSettings;
  readonly slug: string;
}

/** How the account is signed in to, what it reads, and what is stored about it. */
export function Settings({ settings, slug }: SettingsProps) {
  const { groups } = useWords(accountWords);
  return (
    <>
      <Group title={groups.signIn}>
        <div className={styles.columns}>
          <Address settings={settings} />
          <Password />
        </div>
        <Devices of="user" />
      </Group>
      <Group title={groups.data}>
        <Details settings={settings} />
        <div className={styles.columns}>
          <Language settings={settings} />
          <OwnData slug={slug} />
        </div>
      </Group>
    </>
  );
}
