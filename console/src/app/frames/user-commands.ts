import type { AdminUser } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { normalisePhone, whatsappLink } from '@loan-kereta/sdk/wording';
import { useQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  BadgeMinus,
  Ban,
  CalendarPlus,
  CircleArrowDown,
  CircleArrowUp,
  Copy,
  History,
  KeyRound,
  Infinity as Lifetime,
  LogOut,
  type LucideIcon,
  MessageCircle,
  NotebookPen,
  ReceiptText,
  ShieldCheck,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { type ActName, givenDays, named, penalties } from '../../admin/users/acts/possible.ts';
import { useUserActs } from '../../admin/users/acts/use-user-acts.ts';
import { actWords } from '../../admin/users/acts/words.ts';
import { oneUser } from '../../admin/users/one-user.ts';
import { useWords } from '../../language/dictionary.ts';
import { useMayAll } from '../../session/admin.ts';
import { copyText } from '../../ui/copy-text.ts';
import { toast } from '../../ui/toast.ts';
import { kitWords } from '../../ui/words.ts';
import type { Level } from './command-list.tsx';
import type { Command } from './commands.ts';
import { retry } from './found-users.tsx';
import { forget, type Whom } from './recent.ts';
import { frameWords } from './words.ts';

/** What an act is called here, where no heading says what it is about, and its icon. */
function useNames(): Readonly<Record<ActName, readonly [label: string, icon: LucideIcon]>> {
  const { approval, grant, permanent, penalty, account, offered } = useWords(actWords);
  return {
    approve: [approval.approve, BadgeCheck],
    revoke: [approval.revoke, BadgeMinus],
    ...named('days', givenDays, days => [offered.days(grant.days(days)), CalendarPlus] as const),
    lifetime: [offered.lifetime, Lifetime],
    full: [permanent.full, CircleArrowUp],
    basic: [permanent.basic, CircleArrowDown],
    ...named('penalize', penalties, length => [offered.penalize(penalty.lengths[length]), Ban] as const),
    lift: [penalty.lift, ShieldCheck],
    reset: [account.reset, KeyRound],
    logout: [account.logout, LogOut],
    remove: [account.remove, Trash2],
  };
}

/** The acts of each heading. */
const ofApproval: readonly ActName[] = ['approve', 'revoke'];
const ofPlan: readonly ActName[] = [
  ...givenDays.map(days => `days-${days}` as const),
  'lifetime',
  'full',
  'basic',
];
const ofPenalty: readonly ActName[] = ['lift', ...penalties.map(length => `penalize-${length}` as const)];
const ofAccount: readonly ActName[] = ['reset', 'logout', 'remove'];

/** What can be looked at, taken along or opened of a user, which does nothing to them. */
function useLooks() {
  const { offered, tabs, change } = useWords(actWords);
  const kit = useWords(kitWords);
  const navigate = useNavigate();
  const mayAll = useMayAll();
  return ({ id, email, whatsapp }: AdminUser) => {
    const to = (path: string) => () => void navigate(path);
    const opened = `${pages.admin.path}?user=${id}`;
    const digits = normalisePhone(whatsapp);
    const about: Command[] = [
      { value: 'open', label: offered.open, icon: UserRound, run: to(opened) },
      {
        value: 'notes',
        label: tabs.notes,
        icon: NotebookPen,
        run: to(`${opened}&about=notes`),
      },
      {
        value: 'audit',
        label: offered.audit,
        icon: History,
        run: to(`${pages.adminAudit.path}?user=${id}`),
      },
      {
        value: 'copy',
        label: offered.copyEmail,
        note: email,
        icon: Copy,
        run: () => void copyText(email, kit.copyFailed).then(isCopied => isCopied && toast.good(kit.copied)),
      },
    ];
    if (digits !== undefined)
      about.push({
        value: 'whatsapp',
        label: offered.whatsApp,
        note: `+${digits}`,
        icon: MessageCircle,
        run: () => void window.open(whatsappLink(digits), '_blank', 'noopener'),
      });
    const sale: Command[] = mayAll
      ? [{ value: 'paid', label: change.title, icon: ReceiptText, run: to(opened) }]
      : [];
    return { about, sale };
  };
}

/** All that can be done to one user, as they stand now. @param whom undefined where nobody is looked after */
export function useUserCommands(whom: Whom | undefined): Pick<Level, 'groups' | 'state'> {
  const { palette } = useWords(frameWords);
  const kit = useWords(kitWords);
  const { tabs, approval, penalty, account } = useWords(actWords);
  const { data, error, isFetching, refetch } = useQuery(oneUser(whom?.id));
  const { actsOn } = useUserActs(forget);
  const names = useNames();
  const looksAt = useLooks();
  if (!whom) return { groups: [] };
  const name = whom.name || whom.email;
  if (!data && error && !isFetching) {
    const label = palette.loadFailed(name);
    const items = [retry(label, kit.retry, () => void refetch())];
    return {
      groups: [{ value: 'failed', label: tabs.label, items }],
      state: { text: label, isBusy: false },
    };
  }
  if (!data) return { groups: [], state: { text: palette.loading(name), isBusy: true } };
  const acts = actsOn(data.data, data.version);
  const { about, sale } = looksAt(data.data);
  const offered = (some: readonly ActName[]): Command[] =>
    some.flatMap(act => {
      const run = acts[act];
      const [label, icon] = names[act];
      return run ? [{ value: act, label, icon, run, hurts: act === 'remove' }] : [];
    });
  return {
    groups: [
      { value: 'about', label: tabs.label, items: about },
      { value: 'approval', label: approval.title, items: offered(ofApproval) },
      { value: 'plan', label: tabs.plan, items: [...sale, ...offered(ofPlan)] },
      { value: 'penalty', label: penalty.title, items: offered(ofPenalty) },
      { value: 'account', label: account.title, items: offered(ofAccount) },
    ],
  };
}
