import { type Plan, planNames } from '@loan-kereta/sdk/plans';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/dictionary.ts';
import { plansQuery } from '../../profile/queries.ts';
import { FoldingCard } from '../../ui/folding-card.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './page.module.css';
import { PlanList } from './plan-list.tsx';
import { WhatsappAdmin } from './whatsapp-admin.tsx';
import { accountWords } from './words.ts';

/** The plans that there are, what each costs, and whom to ask for it. @param current the reader's; without one there is none to change */
export function Plans({ current }: { readonly current?: Plan }) {
  const text = useWords(accountWords);
  const { data, error, refetch } = useQuery(plansQuery);
  return (
    // Whoever has the last of them has none to choose any more.
    <FoldingCard
      title={text.plans.title}
      state={data?.plans.map(({ name }) => planNames[name]).join(' · ')}
      startsOpen={current !== 'diamond'}
    >
      {!data && (error ? <Failed problem={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.plans.length === 0 && <p className={styles.quiet}>{text.plans.none}</p>}
      {data && (
        <PlanList
          plans={data.plans}
          {...(current && {
            current,
            action: plan => <WhatsappAdmin label={text.plans.contact} plan={plan} size="small" />,
          })}
        />
      )}
    </FoldingCard>
  );
}
