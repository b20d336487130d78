import { formatRM } from '@loan-kereta/sdk/loan';
import type { Plan } from '@loan-kereta/sdk/plans';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useWords } from '../../language/dictionary.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './page.module.css';
import { plansQuery } from './queries.ts';
import { WhatsappAdmin } from './whatsapp-admin.tsx';
import { accountWords } from './words.ts';

/** The plans that there are, what each costs, and whom to ask for it. */
export function Plans({ current }: { readonly current: Plan }) {
  const text = useWords(accountWords);
  const { data, error, refetch } = useQuery(plansQuery);
  return (
    <Card title={text.plans.title}>
      {!data && (error ? <Failed problem={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.plans.length === 0 && <p className={styles.quiet}>{text.plans.none}</p>}
      <ul className={styles.plans}>
        {data?.plans.map(({ name, price, offer_price: offer, is_popular: popular, description }) => (
          <li key={name} className={styles.plan} data-current={name === current || undefined}>
            <h3>
              {text.planNames[name]}
              {popular && (
                <Badge tone="amber">
                  <Star aria-hidden="true" />
                  {text.plans.popular}
                </Badge>
              )}
              {name === current && <Badge tone="teal">{text.plans.current}</Badge>}
            </h3>
            <span className={styles.price}>
              {offer !== undefined && (
                <s>
                  <span className={styles.read}>{text.plans.before} </span>
                  {formatRM(price)}
                </s>
              )}
              {text.plans.price[name](formatRM(offer ?? price))}
            </span>
            <p className={styles.quiet}>{description}</p>
            {name !== current && name !== 'basic' && <WhatsappAdmin label={text.plans.contact} plan={name} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
