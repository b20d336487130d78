import type { AdminUser } from '@loan-kereta/sdk/contract';
import { isSearchable } from '@loan-kereta/sdk/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TriangleAlert, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Face } from '../../admin/person.tsx';
import { PlanBadge, StatusBadge } from '../../admin/users/badges.tsx';
import { usersWords } from '../../admin/users/words.ts';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { kitWords } from '../../ui/words.ts';
import type { Level } from './command-list.tsx';
import type { Command } from './commands.ts';
import { valueOfUser, type Whom } from './recent.ts';
import { frameWords } from './words.ts';

/** How many users are offered, and how long somebody has stopped typing, in ms. */
const most = 6;
const pause = 150;

/** What was typed last, once somebody has stopped typing. */
function usePaused(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** A user as a command that leads to all that can be done to them. */
export const userCommand = (whom: Whom, enter: (whom: Whom) => void): Command => ({
  value: valueOfUser(whom),
  label: whom.name || whom.email,
  ...(whom.name && { note: whom.email }),
  icon: UserRound,
  face: <Face of={whom.name || whom.email} picture={whom.picture} />,
  leads: 'deeper',
  run: () => enter(whom),
});

/** The users whom what is typed finds, and how far the search for them is. */
export function useFoundUsers(typed: string, enter: (whom: Whom) => void) {
  const { palette } = useWords(frameWords);
  const kit = useWords(kitWords);
  const text = useWords(usersWords);
  const wanted = typed.trim();
  const search = usePaused(wanted);
  const isWanted = isSearchable(wanted);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', 'users', 'found', search],
    queryFn: ({ signal }) => api.adminUsers.list({ query: { search, limit: most }, signal }),
    enabled: isWanted && isSearchable(search),
    // Names that stay while more is typed do not jump about.
    placeholderData: keepPreviousData,
    meta: { session: 'admin' },
  });
  const isBusy = isWanted && (wanted !== search || isFetching);
  const hasFailed = isWanted && !isBusy && error !== null;
  const isAnswer = wanted === search && !isPlaceholderData;
  const commandOf = (user: AdminUser): Command => ({
    ...userCommand(user, enter),
    // The server found them, by more than the name; but not by what has been typed since.
    found: isAnswer,
    badges: (
      <>
        {user.status !== 'active' && <StatusBadge status={user.status} text={text} />}
        <PlanBadge plan={user.plan} />
      </>
    ),
  });
  const state: Level['state'] = isBusy
    ? { text: palette.searching, isBusy }
    : hasFailed
      ? { text: palette.searchFailed, isBusy }
      : undefined;
  return {
    state,
    found: isWanted && !hasFailed ? (data?.items ?? []).map(commandOf) : [],
    failed: hasFailed ? [retry(palette.searchFailed, kit.retry, () => void refetch())] : [],
  };
}

/** A command that asks again for what did not come. */
export const retry = (label: string, note: string, run: () => void): Command => ({
  value: 'retry',
  label,
  note,
  found: true,
  icon: TriangleAlert,
  leads: 'nowhere',
  run,
});
