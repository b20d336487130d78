import { useWords } from '../../language/dictionary.ts';
import { useAdminDates } from '../dates.ts';
import styles from './today.module.css';
import { TodayFailures } from './today-failures.tsx';
import { EndingPlans, WaitingUsers } from './today-users.tsx';
import { dashboardWords } from './words.ts';

/** The work of an admin's day: approvals, plans to renew, and failures. */
export function Today() {
  const { today: text } = useWords(dashboardWords);
  const { day } = useAdminDates();
  return (
    <section className={styles.today} aria-labelledby="today">
      <div className={styles.head}>
        <h2 id="today">{text.title}</h2>
        <p>{day(new Date().toISOString())}</p>
      </div>
      <div className={styles.cards}>
        <WaitingUsers />
        <EndingPlans />
        <TodayFailures />
      </div>
    </section>
  );
}
