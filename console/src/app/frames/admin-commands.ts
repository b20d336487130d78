import { pages } from '@loan-kereta/sdk/pages';
import { isSearchable } from '@loan-kereta/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import {
  CalendarClock,
  CarFront,
  Clock,
  MailWarning,
  Percent,
  ShieldAlert,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useAdmin } from '../../session/admin.ts';
import type { Command, CommandGroup } from './commands.ts';
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

/**
 * What an admin can do from anywhere, by role, and the users whom what is typed finds.
 * @param typed undefined where nobody is an admin
 */
export function useAdminCommands(typed: string | undefined): readonly CommandGroup[] {
  const { groups, actions } = useWords(frameWords);
  const role = useAdmin(state => state.admin?.role);
  const navigate = useNavigate();
  const search = usePaused(typed?.trim() ?? '');
  const isHere = typed !== undefined && role !== undefined;
  const asks = isHere && isSearchable(search);
  const { data } = useQuery({
    queryKey: ['admin', 'users', 'found', search],
    queryFn: ({ signal }) => api.adminUsers.list({ query: { search, limit: most }, signal }),
    enabled: asks,
    meta: { session: 'admin' },
  });
  if (!isHere) return [];
  const to = (path: string) => () => void navigate(path);
  const { admin, adminModels, adminMail, adminAudit } = pages;
  const ofBoth: Command[] = [
    { value: 'pending', label: actions.pending, icon: Clock, run: to(`${admin.path}?status=pending`) },
    {
      value: 'failed',
      label: actions.failedMails,
      icon: MailWarning,
      run: to(`${adminMail.path}?state=failed`),
    },
    {
      value: 'security',
      label: actions.security,
      icon: ShieldAlert,
      run: to(`${adminAudit.path}?log=security`),
    },
  ];
  const ofAdmins: Command[] = [
    { value: 'create', label: actions.createUser, icon: UserPlus, run: to(`${admin.path}?create=user`) },
    { value: 'add', label: actions.addModel, icon: CarFront, run: to(`${adminModels.path}?edit=new`) },
    { value: 'prices', label: actions.prices, icon: Percent, run: to(`${adminModels.path}?view=prices`) },
    { value: 'later', label: actions.later, icon: CalendarClock, run: to(`${adminModels.path}?view=later`) },
  ];
  const found = asks ? (data?.items ?? []) : [];
  return [
    ...(found.length > 0
      ? [
          {
            value: 'users',
            label: groups.users,
            items: found.map(({ id, name, email }) => ({
              value: `user-${id}`,
              label: name,
              note: email,
              icon: UserRound,
              // The server found them, by more than the name.
              found: true,
              run: to(`${admin.path}?user=${id}`),
            })),
          },
        ]
      : []),
    {
      value: 'actions',
      label: groups.actions,
      items: role === 'admin' ? [...ofAdmins, ...ofBoth] : ofBoth,
    },
  ];
}
