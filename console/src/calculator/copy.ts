import { featuresOf, type OwnCalculator, type UserAccess } from '@loan-kereta/sdk/contract';
import { layoutKey } from '@loan-kereta/sdk/layouts';
import { palettes, tokens } from '@loan-kereta/sdk/palettes';
import { defaultThemeId, entitlements, findTheme, grantsTheme } from '@loan-kereta/sdk/plans';
import { storage } from '../browser/storage.ts';

const copyKey = 'lk.calculator.v1';

/** An advisor's calculator as the server last gave it. */
export interface Copy {
  /** When that was, in ms since 1970. */
  readonly at: number;
  readonly calculator: OwnCalculator;
}

/** Keeps a calculator for when the server cannot be reached. @param at when the server gave it, in ms since 1970 */
export function keepCopy(userId: number, calculator: OwnCalculator, at = Date.now()): void {
  storage.write(copyKey, JSON.stringify({ userId, at, calculator }));
}

/** The copy that was kept for an account; undefined when there is none. */
export function readCopy(userId: number): Copy | undefined {
  const cached = storage.readRecord(copyKey);
  if (cached?.userId !== userId || typeof cached.at !== 'number') return undefined;
  // As this page wrote it: the version of its form is in the key.
  return { at: cached.at, calculator: cached.calculator as OwnCalculator };
}

/**
 * Changes what is kept for an account, where there is something.
 * @param at when the server gave it, in ms since 1970; for what is only changed here, its prices are as old as they were
 */
export function changeCopy(
  userId: number,
  change: (calculator: OwnCalculator) => OwnCalculator,
  at?: number,
): void {
  const copy = readCopy(userId);
  if (copy) keepCopy(userId, change(copy.calculator), at ?? copy.at);
}

/** The theme, or the layout of the advisor's own, that a calculator shows, as the profile names it. */
export const shownTheme = ({ themeKey, layout }: OwnCalculator): string =>
  layout ? layoutKey(layout.id) : themeKey;

/** A calculator in the colours of its palette, whatever its layout says. */
export const inPalette = (calculator: OwnCalculator): OwnCalculator => ({
  ...calculator,
  colours: { ...tokens(palettes[calculator.palette]) },
});

/** Whether a calculator shows a layout with colours of its own. */
export const hasOwnColours = ({ features, layout }: OwnCalculator): boolean =>
  features.own_branding && Boolean(layout?.colors);

/** A calculator in its palette's colours, unless it shows a layout with its own: those the server has worked out. */
export const recoloured = (calculator: OwnCalculator): OwnCalculator =>
  hasOwnColours(calculator) ? calculator : inPalette(calculator);

/** A calculator as far as an access opens it; as a guest's where nothing is known to be granted. */
export function limitedTo(calculator: OwnCalculator, access: Partial<UserAccess>): OwnCalculator {
  const { plan = 'basic', features, theme_access } = access;
  if (plan === calculator.plan) return calculator;
  const granted = featuresOf(entitlements(plan));
  const themes = theme_access ?? granted.theme_access;
  const flags = { ...granted, ...features, theme_access: [...themes], themes_unlocked: themes.length };
  const theme = findTheme(calculator.themeKey);
  const hasTheme = theme !== undefined && grantsTheme(themes, theme.number);
  return recoloured({
    ...calculator,
    plan,
    features: flags,
    themeKey: hasTheme ? calculator.themeKey : defaultThemeId,
    layout: flags.own_layouts ? calculator.layout : null,
    ...(!flags.custom_color && { palette: 'default' }),
  });
}
