import type { PlanOffer } from '@loan-kereta/sdk/contract';
import { formatAmount } from '@loan-kereta/sdk/loan';
import { firstDescriptions, type Plan, planTitles } from '@loan-kereta/sdk/plans';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './page.module.css';
import { accountWords } from './words.ts';

interface PlanListProps {
  readonly plans: readonly PlanOffer[];
  /** The one that the reader has. */
  readonly current?: Plan;
  /** Whether the reader has it until a day, and may want it for longer. */
  readonly isRenewable?: boolean;
  /** The button of a plan that is not the reader's own, or that can be renewed. */
  readonly action?: (plan: Plan) => ReactNode;
}

/** Plans as somebody sees them who may buy one. */
export function PlanList({ plans, current, isRenewable, action }: PlanListProps) {
  const text = useWords(accountWords);
  return (
    <ul className={styles.plans}>
      {plans.map(({ name, price, offer_price: offer, is_popular: popular, description }) => (
        <li key={name} className={styles.plan} data-current={name === current || undefined}>
          <h3>
            {planTitles[name]}
            {popular && (
              <Badge tone="amber">
                <Star aria-hidden="true" fill="currentColor" />
                {text.plans.popular}
              </Badge>
            )}
            {name === current && <Badge tone="teal">{text.plans.current}</Badge>}
          </h3>
          <span className={styles.price}>
            {offer !== undefined && (
              <s>
                <span className="only-read">{text.plans.before} </span>
                {formatAmount(price)}
              </s>
            )}
            {text.plans.price[name](formatAmount(offer ?? price))}
          </span>
          <p className={styles.quiet}>
            {description === firstDescriptions[name] ? text.plans.descriptions[name] : description}
          </p>
          {current && (name !== current || isRenewable) && action?.(name)}
        </li>
      ))}
    </ul>
  );
}
