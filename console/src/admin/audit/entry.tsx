import type { HistoryEntry } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { useWords } from '../../language/dictionary.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/states.tsx';
import { useAdminDates } from '../dates.ts';
import { Difference } from './difference.tsx';
import type { Filters } from './filters.ts';
import { useNames } from './names.ts';
import styles from './page.module.css';
import { auditWords } from './words.ts';

interface WholeProps {
  readonly entry: HistoryEntry;
  readonly filters: Filters;
}

function Whole({ entry, filters }: WholeProps) {
  const words = useWords(auditWords);
  const text = words.entry;
  const names = useNames();
  const { moment } = useAdminDates();
  const { advisor_id: user, advisor_name, network, request_id, timestamp } = entry;
  return (
    <div className={styles.entry}>
      <Facts
        rows={[
          [words.columns.whom, names.whom(entry)],
          [words.columns.who, names.who(entry)],
          [
            words.columns.when,
            <time key="when" dateTime={timestamp}>
              {moment(timestamp)}
            </time>,
          ],
          [words.columns.network, network ?? words.nothing],
          [
            text.request,
            <span key="request" className={styles.network}>
              {request_id ?? words.nothing}
            </span>,
          ],
        ]}
      />
      <section>
        <h3>{text.changes}</h3>
        <Difference before={entry.before} after={entry.after} none={text.noChanges} />
      </section>
      {Object.keys(entry.details).length > 0 && (
        <section>
          <h3>{text.details}</h3>
          <Difference after={entry.details} />
        </section>
      )}
      <p className={styles.chips}>
        {user !== null && advisor_name !== null && (
          <ButtonLink size="small" to={`${pages.admin.path}?user=${user}`}>
            {text.openUser}
          </ButtonLink>
        )}
        {user !== null && user !== filters.user && (
          <Button size="small" onClick={() => filters.narrow({ user: `${user}` })}>
            {text.sameUser}
          </Button>
        )}
        {network !== null && network !== filters.network && (
          <Button size="small" onClick={() => filters.narrow({ network })}>
            {text.sameNetwork}
          </Button>
        )}
      </p>
    </div>
  );
}

interface EntryProps {
  /** Absent while it is on its way, and when it is none of those that are shown. */
  readonly entry: HistoryEntry | undefined;
  readonly loading: boolean;
  readonly filters: Filters;
}

/** All of one entry, beside the list: who, whom, when, from where, and each field before and after. */
export function Entry({ entry, loading, filters }: EntryProps) {
  const { entry: text } = useWords(auditWords);
  const names = useNames();
  return (
    <Dialog open onClose={filters.close} title={entry ? names.action(entry) : text.title} from="end">
      {entry ? (
        <Whole entry={entry} filters={filters} />
      ) : loading ? (
        <Loading text={text.loading} />
      ) : (
        <p className={styles.quiet}>{text.gone}</p>
      )}
    </Dialog>
  );
}
