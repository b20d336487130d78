import type { AdminUser } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { planNames } from '@loan-kereta/sdk/plans';
import { renewalChat, waitingChat } from '@loan-kereta/sdk/wording';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useAdminDates } from '../dates.ts';
import { MoreRows } from '../more-rows.tsx';
import { usePagedList } from '../paged-list.ts';
import { enhancedStats } from '../stats.ts';
import { usersWords } from '../users/words.ts';
import styles from './today.module.css';
import { TodayCard } from './today-card.tsx';
import { dashboardWords } from './words.ts';

/** Rows of a card before somebody asks for all. */
const first = 3;
const week = 7 * 24 * 3_600_000;
const users = pages.adminUsers.path;

interface UserRowProps {
  readonly user: AdminUser;
  readonly note: string;
  /** Undefined where the account has no number. */
  readonly chat: string | undefined;
}

function UserRow({ user: { id, name, email }, note, chat }: UserRowProps) {
  const { today: text } = useWords(dashboardWords);
  return (
    <li className={styles.row}>
      <div>
        <Link to={`${users}?user=${id}`} translate="no">
          {name || email}
        </Link>
        <p>{note}</p>
      </div>
      {chat && (
        <ButtonLink
          size="small"
          to={chat}
          target="_blank"
          rel="noopener"
          aria-label={text.write(name || email)}
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </ButtonLink>
      )}
    </li>
  );
}

/** Accounts that wait for approval, the longest wait first. */
export function WaitingUsers() {
  const { today: text } = useWords(dashboardWords);
  const { count } = useWords(usersWords);
  const { day } = useAdminDates();
  const query = { status: 'pending', sort: 'created_at', limit: first } as const;
  const { list, rows, total } = usePagedList(['users', 'today', query], query, api.adminUsers.list);
  return (
    <TodayCard
      title={text.waiting}
      isEmpty={rows && rows.length === 0}
      none={text.waitingNone}
      problem={list.error}
      onRetry={() => void list.refetch()}
    >
      <ul className={styles.rows}>
        {rows?.map(user => (
          <UserRow
            key={user.id}
            user={user}
            note={text.since(day(user.created_at))}
            chat={waitingChat(user)}
          />
        ))}
      </ul>
      {total && (
        <Link className={styles.all} to={`${users}?status=pending&sort=created_at`}>
          {text.showAll(count(total.count, total.more))}
        </Link>
      )}
    </TodayCard>
  );
}

const endsBy = ({ access }: AdminUser, end: number): boolean =>
  access.expires_at !== null && Date.parse(access.expires_at) <= end;

/** Accounts whose paid plan counts now and ends within seven days, the first to end first. */
export function EndingPlans() {
  const { today: text } = useWords(dashboardWords);
  const { count } = useWords(usersWords);
  const { day, away } = useAdminDates();
  const [isWhole, setWhole] = useState(false);
  const { data: stats, error, refetch } = useQuery(enhancedStats);
  const query = { plan: 'paid', sort: 'plan_expires_at' } as const;
  const { list, rows } = usePagedList(['users', 'today', query], query, api.adminUsers.list);
  const end = stats && Date.parse(stats.server_time) + week;
  const ending = end === undefined ? undefined : rows?.filter(user => endsBy(user, end));
  // The list goes on with plans that end later: those are not asked for.
  const hasMore = ending !== undefined && ending.length === rows?.length;
  return (
    <TodayCard
      title={text.ending}
      isEmpty={ending && ending.length === 0}
      none={text.endingNone}
      problem={list.error ?? error}
      onRetry={() => {
        void list.refetch();
        void refetch();
      }}
    >
      <ul className={styles.rows}>
        {ending?.slice(0, isWhole ? undefined : first).map(user => {
          const { expires_at } = user.access;
          return (
            expires_at && (
              <UserRow
                key={user.id}
                user={user}
                note={text.ends(planNames[user.plan], day(expires_at), away(expires_at))}
                chat={renewalChat(user, user.plan, expires_at)}
              />
            )
          );
        })}
      </ul>
      {isWhole
        ? hasMore && <MoreRows list={list} size="small" />
        : stats &&
          stats.expiring_this_week > first && (
            <button className={styles.all} type="button" onClick={() => setWhole(true)}>
              {text.showAll(count(stats.expiring_this_week, false))}
            </button>
          )}
    </TodayCard>
  );
}
