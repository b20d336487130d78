import { pages } from '@loan-kereta/sdk/pages';
import { planDetails } from '@loan-kereta/sdk/plans';
import { useEffect } from 'react';
import { patiently } from '../../browser/patiently.ts';
import { useWords } from '../../language/dictionary.ts';
import { useSession } from '../../session/advisor.ts';
import { sessionWords } from '../../session/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { navigationOf } from '../navigation.ts';
import { Account } from './account.tsx';
import { useAdvisorVisit } from './advisor-visit.ts';
import { Frame } from './frame.tsx';
import { CommandOpener } from './opener.tsx';
import styles from './workspace.module.css';

/** Around the pages that an advisor works in, some of which a guest may use, too. */
export function Component() {
  const session = useWords(sessionWords);
  const status = useSession(state => state.status);
  const plan = useSession(state => state.access.plan) ?? 'basic';
  const visit = useAdvisorVisit();
  // The page itself comes first.
  useEffect(
    () => void patiently(() => import('../keep-offline.ts')).then(({ keepOffline }) => keepOffline()),
    [],
  );
  return (
    <Frame navigation={navigationOf(visit.viewers)} uiTheme={planDetails[plan].uiTheme}>
      {status === 'guest' && (
        <>
          <ButtonLink look="quiet" size="small" to={pages.login.path}>
            {session.signIn}
          </ButtonLink>
          <span className={styles.roomy}>
            <ButtonLink look="primary" size="small" to={pages.register.path}>
              {session.register}
            </ButtonLink>
          </span>
        </>
      )}
      <CommandOpener visit={visit} />
      <Account visit={visit} />
    </Frame>
  );
}
