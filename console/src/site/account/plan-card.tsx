import type { CurrentUser } from '@loan-kereta/sdk/contract';
import { useDates } from '../../language/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './page.module.css';
import { WhatsappAdmin } from './whatsapp-admin.tsx';
import { accountWords } from './words.ts';

const tones = { basic: 'plain', premium: 'teal', diamond: 'amber' } as const;

/** The plan that counts at this moment, until when, and why it is not the one that was given. */
export function PlanCard({ user }: { readonly user: CurrentUser }) {
  const text = useWords(accountWords);
  const dates = useDates();
  const { effective_plan: plan, plan_type: given, plan_expires_at: expiry, penalty_until: penalty } = user;
  const isPenalised = penalty !== null && penalty > user.server_time;
  return (
    <Card
      title={text.plan.title}
      aside={<Badge tone={tones[plan]}>{text.plan.badge(text.planNames[plan])}</Badge>}
    >
      {!user.is_approved && <p>{text.plan.notApproved}</p>}
      {isPenalised && <p>{text.plan.penalised(dates.moment(penalty))}</p>}
      {expiry !== null && (
        <p className={styles.quiet}>
          {expiry > user.server_time
            ? text.plan.expires(dates.day(expiry))
            : text.plan.expired(text.planNames[given], dates.day(expiry))}
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
