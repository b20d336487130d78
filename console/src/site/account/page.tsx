import { pages } from '@loan-kereta/sdk/pages';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { later } from '../../browser/later.tsx';
import { useWords } from '../../language/dictionary.ts';
import { meQuery, profileQuery, settingsQuery } from '../../profile/queries.ts';
import { useSession } from '../../session/advisor.ts';
import { withReturn } from '../../session/return-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { ToCalculator } from '../to-calculator.tsx';
import { Group } from './group.tsx';
import { Help } from './help.tsx';
import { Identity } from './identity.tsx';
import styles from './page.module.css';
import { PlanBadge, PlanCard, saysMore } from './plan-card.tsx';
import { Plans } from './plans.tsx';
import { Usage } from './usage.tsx';
import { accountWords } from './words.ts';

/** What comes further down brings a table, a list of choices and forms: it follows the plan. */
const Settings = later(() => import('./settings.tsx').then(({ Settings }) => Settings));

function Loaded() {
  const text = useWords(accountWords);
  const me = useQuery(meQuery);
  const profile = useQuery(profileQuery);
  const settings = useQuery(settingsQuery);
  const all = [me, profile, settings];
  const failed = all.find(({ error, data }) => error && !data);
  if (failed)
    return (
      <Failed
        problem={failed.error}
        onRetry={() => {
          for (const each of all) if (each.error) void each.refetch();
        }}
      />
    );
  if (!me.data || !profile.data || !settings.data) return <Loading text={text.loading} />;
  return (
    <>
      <FirstSteps profile={profile.data} settings={settings.data} />
      <Group title={text.groups.plan}>
        <div className={styles.columns}>
          <div className={styles.own}>
            <Identity user={me.data} profile={profile.data}>
              {!saysMore(me.data) && <PlanBadge plan={me.data.effective_plan} />}
            </Identity>
            {saysMore(me.data) && <PlanCard user={me.data} />}
            <Usage features={me.data.effective_features} />
          </div>
          <Plans user={me.data} />
        </div>
        <Help />
      </Group>
      <Settings
        settings={settings.data}
        slug={profile.data.slug}
        waiting={<Loading />}
        // Of the new version there is all.
        outdated={<Failed problem={undefined} title={text.outdated} onRetry={() => location.reload()} />}
      />
    </>
  );
}

function Header() {
  const text = useWords(accountWords);
  return (
    <PageHeader title={text.title} lead={text.lead} beside>
      <ToCalculator label={text.toCalculator} />
    </PageHeader>
  );
}

/** What its document shows to whoever is signed in. */
export const Drawn = () => (
  <PageBody>
    <Header />
  </PageBody>
);

/** The plan, what it grants, and everything else about the account of whoever is signed in. */
export function Component() {
  const text = useWords(accountWords);
  const status = useSession(session => session.status);
  if (status === 'guest')
    return (
      <PageBody>
        <PageHeader title={text.title} lead={text.lead} />
        <div className={styles.columns}>
          <Card>
            <div className={styles.asked}>
              <Empty icon={UserRound} title={text.loginRequired.title} text={text.loginRequired.text}>
                <ButtonLink look="primary" to={withReturn(pages.login.path, pages.account.path)}>
                  {text.loginRequired.action}
                </ButtonLink>
              </Empty>
            </div>
          </Card>
          <Plans />
        </div>
      </PageBody>
    );
  return (
    <PageBody>
      <Header />
      <Loaded />
    </PageBody>
  );
}
