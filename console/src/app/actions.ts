import type { AdminRole } from '@loan-kereta/sdk/contract';
import { type AdminPageId, pages } from '@loan-kereta/sdk/pages';
import {
  CalendarClock,
  CalendarPlus,
  CarFront,
  Clock,
  Download,
  FileDown,
  FileUp,
  KeyRound,
  type LucideIcon,
  MailWarning,
  Percent,
  RotateCw,
  ShieldAlert,
  ShieldPlus,
  UserPlus,
} from 'lucide-react';
import { type Wish, withWish } from '../admin/wish.ts';

/** Something that is done, or looked at, on a page of an admin's. */
interface Action {
  readonly icon: LucideIcon;
  /** What the address has of it; the page opens it by that. */
  readonly query?: string;
  /** What the page does once it is there, where no form asks first. */
  readonly wish?: Wish;
  /** Absent for what every admin may do. */
  readonly role?: 'admin';
}

/** What can be done on the pages of the navigation, by page, in their order. */
const places = {
  admin: {
    pending: { icon: Clock, query: 'status=pending' },
    createUser: { icon: UserPlus, query: 'create=user', role: 'admin' },
    exportUsers: { icon: Download, wish: 'exportUsers', role: 'admin' },
  },
  adminModels: {
    addModel: { icon: CarFront, query: 'edit=new', role: 'admin' },
    prices: { icon: Percent, query: 'view=prices', role: 'admin' },
    importPrices: { icon: FileUp, query: 'view=prices', wish: 'importPrices', role: 'admin' },
    exportPrices: { icon: FileDown, query: 'view=prices', wish: 'exportPrices', role: 'admin' },
    schedule: { icon: CalendarPlus, query: 'view=prices&when=later', role: 'admin' },
    later: { icon: CalendarClock, query: 'view=later' },
  },
  adminMail: {
    failedMails: { icon: MailWarning, query: 'state=failed' },
    retryMails: { icon: RotateCw, query: 'state=failed', wish: 'retryMails', role: 'admin' },
  },
  adminAdmins: {
    invite: { icon: ShieldPlus, query: 'invite=admin', role: 'admin' },
    ownAccount: { icon: KeyRound, query: 'part=own' },
  },
  adminAudit: {
    security: { icon: ShieldAlert, query: 'log=security' },
    exportSecurity: { icon: Download, query: 'log=security', wish: 'exportSecurity', role: 'admin' },
  },
} as const satisfies { readonly [Page in AdminPageId]?: Readonly<Record<string, Action>> };

type Places = typeof places;
export type ActionId = { [Page in keyof Places]: keyof Places[Page] }[keyof Places];

/** What somebody of a role may do, with where it is done. */
export const actionsOf = (role: AdminRole) =>
  Object.entries(places).flatMap(([page, actions]) =>
    // What Object.entries forgets of its keys.
    (Object.entries(actions) as [ActionId, Action][])
      .filter(([, action]) => action.role === undefined || action.role === role)
      .map(([id, { icon, query, wish }]) => ({
        id,
        icon,
        path: `${pages[page as AdminPageId].path}${query === undefined ? '' : `?${query}`}`,
        state: wish && withWish(wish),
      })),
  );
