import { type PageId, pages, type Viewer } from '@loan-kereta/sdk/pages';
import {
  Calculator,
  CarFront,
  CircleUserRound,
  CodeXml,
  FileJson,
  History,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  Mail,
  Settings,
  ShieldUser,
  Tags,
  UserRoundCog,
  UsersRound,
} from 'lucide-react';

type ScreenId = Exclude<PageId, 'landing' | 'overlay' | 'source'>;
type Group = Readonly<Partial<Record<ScreenId, LucideIcon>>>;

/**
 * The pages of the navigation with their icons, by group, in their order; the others are reached otherwise. It stands
 * apart from the screens because a page without a navigation fetches no icons.
 */
const places = {
  advisor: {
    app: Calculator,
    customize: LayoutTemplate,
    embed: CodeXml,
    account: Settings,
    profile: CircleUserRound,
  },
  people: { admin: UserRoundCog, adminDashboard: LayoutDashboard, adminUsers: UsersRound },
  catalogue: { adminModels: CarFront, adminEditor: FileJson },
  site: { adminPlans: Tags, adminMail: Mail, adminAdmins: ShieldUser, adminAudit: History },
} as const satisfies Record<string, Group>;
export type NavigationGroup = keyof typeof places;

const groups = Object.entries(places) as [NavigationGroup, Group][];

/** The second address of a page, as which it is not listed again. */
const second: Readonly<Partial<Record<ScreenId, ScreenId>>> = { admin: 'adminEnhanced' };

/** The pages in the navigation of somebody who may enter those for `viewers`, by group; a group without any is left out. */
export const navigationOf = (viewers: readonly Viewer[]) =>
  groups
    .map(([group, icons]) => ({
      group,
      items: (Object.entries(icons) as [ScreenId, LucideIcon][]).flatMap(([id, icon]) => {
        const { path, viewer } = pages[id];
        const other = second[id];
        return viewers.includes(viewer) ? [{ id, path, other: other && pages[other].path, icon }] : [];
      }),
    }))
    .filter(({ items }) => items.length > 0);

export type Navigation = ReturnType<typeof navigationOf>;
