import type { CurrentUser } from '@loan-kereta/sdk/contract';
import { planNames, planTitles } from '@loan-kereta/sdk/plans';
import { useDates } from '../../language/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './page.module.css';
import { WhatsappAdmin } from './whatsapp-admin.tsx';
import { accountWords } from './words.ts';

const tones = { basic: 'plain', premium: 'teal', diamond: 'amber' } as const;

export function PlanBadge({ plan }: { readonly plan: keyof typeof tones }) {
  const text = useWords(accountWords);
  return <Badge tone={tones[plan]}>{text.plan.badge(planTitles[plan])}</Badge>;
}

const isPenalized = ({ penalty_until: until, server_time: now }: CurrentUser) =>
  until !== null && until > now;

/** Whether there is anything to say of the plan besides its name. */
export const saysMore = (user: CurrentUser): boolean =>
  user.effective_plan !== 'diamond' ||
  !user.is_approved ||
  isPenalized(user) ||
  user.plan_expires_at !== null;

/** The plan that counts at this moment, until when, and why it is not the one that was given. */
export function PlanCard({ user }: { readonly user: CurrentUser }) {
  const text = useWords(accountWords);
  const dates = useDates();
  const { effective_plan: plan, plan_type: given, plan_expires_at: expiry, penalty_until: penalty } = user;
  return (
    <Card title={text.plan.title} aside={<PlanBadge plan={plan} />}>
      {!user.is_approved && <p>{text.plan.notApproved}</p>}
      {penalty !== null && isPenalized(user) && <p>{text.plan.penalized(dates.moment(penalty))}</p>}
      {expiry !== null && (
        <p className={styles.quiet}>
          {expiry > user.server_time
            ? text.plan.expires(dates.day(expiry))
            : text.plan.expired(planNames[given], dates.day(expiry))}
        </p>
      )}
      {plan !== 'diamond' && (
        <WhatsappAdmin
          label={text.plan.upgrade}
          plan={plan === 'basic' ? 'premium' : 'diamond'}
          look="primary"
          wide
        />
      )}
    </Card>
  );
}
