import { type ThemeAccessKey, themeAccessKey, themes } from './themes.ts';

/** The plans that are stored and compared, lowest first. */
export const plans = ['basic', 'premium', 'diamond'] as const;
export type Plan = (typeof plans)[number];

/** Every name a plan may arrive under, and the plan that it means. */
export const planAliases = {
  basic: 'basic',
  free: 'basic',
  guest: 'basic',
  premium: 'premium',
  diamond: 'diamond',
  full: 'diamond',
  lifetime: 'diamond',
} as const satisfies Record<string, Plan>;
export type PlanName = keyof typeof planAliases;

/** What people call the plans, in every language. */
export const planNames: Readonly<Record<Plan, string>> = {
  basic: 'Basic',
  premium: 'Premium',
  diamond: 'Diamond',
};

/** How the API labels a plan, and what it costs. `price` is in RM: a month for premium, once for diamond. */
export const planDetails = {
  basic: { label: 'Free', price: 0, uiTheme: 'basic_flat' },
  premium: { label: 'Monthly', price: 49, uiTheme: 'premium_color' },
  diamond: { label: 'Lifetime', price: 249, uiTheme: 'diamond_luxury' },
} as const satisfies Record<Plan, { label: string; price: number; uiTheme: string }>;

/** What a plan grants. */
export interface Entitlements {
  readonly themeAccess: readonly ThemeAccessKey[];
  readonly presenterMode: boolean;
  readonly customColor: boolean;
  readonly editData: boolean;
  /** True when the product's watermark is shown. */
  readonly watermark: boolean;
  /** Copy and share by WhatsApp, from the advisor's top bar. */
  readonly share: boolean;
  /** Layouts of one's own, from the theme builder. */
  readonly ownLayouts: boolean;
  /** Another name in the message that is shared, and colours of one's own in a layout. */
  readonly ownBranding: boolean;
}

/** Something that a plan grants or not. */
export type Entitlement = Exclude<keyof Entitlements, 'themeAccess'>;

/** True when `plan` is `needed` or higher. */
export const planCovers = (plan: Plan, needed: Plan): boolean => plans.indexOf(plan) >= plans.indexOf(needed);

const themesOf = (plan: Plan): ThemeAccessKey[] =>
  themes.filter(theme => planCovers(plan, theme.plan)).map(theme => themeAccessKey(theme.number));

const entitlementsOf: Record<Plan, Entitlements> = {
  basic: {
    themeAccess: themesOf('basic'),
    presenterMode: false,
    customColor: false,
    editData: false,
    watermark: true,
    share: false,
    ownLayouts: false,
    ownBranding: false,
  },
  premium: {
    themeAccess: themesOf('premium'),
    presenterMode: true,
    customColor: true,
    editData: false,
    watermark: false,
    share: true,
    ownLayouts: true,
    ownBranding: false,
  },
  diamond: {
    themeAccess: themesOf('diamond'),
    presenterMode: true,
    customColor: true,
    editData: true,
    watermark: false,
    share: true,
    ownLayouts: true,
    ownBranding: true,
  },
};

/** The plan that a name means; `undefined` for a name that no plan has. */
export function parsePlan(name: string): Plan | undefined {
  return Object.hasOwn(planAliases, name) ? planAliases[name as PlanName] : undefined;
}

/** What `plan` grants. */
export const entitlements = (plan: Plan): Entitlements => entitlementsOf[plan];

/** The lowest plan that differs from the free one in a feature: for `watermark`, that it goes away. */
export const planWith = (feature: Entitlement): Plan =>
  plans.find(plan => entitlementsOf[plan][feature] !== entitlementsOf.basic[feature]) ?? 'diamond';
