import { type Language, languageCodes, languages } from '@loan-kereta/sdk/languages';
import { palettes } from '@loan-kereta/sdk/palettes';
import type { PaletteName, PlanName } from '@loan-kereta/sdk/plans';
import { createContext, useContext } from 'react';
import type { GlobalTypes } from 'storybook/internal/csf';

/** What the toolbar is set to: who looks at the calculator, and how. */
export interface Toolbar {
  readonly palette: PaletteName;
  readonly plan: PlanName;
  readonly presenter: 'off' | 'on';
  readonly language: Language;
  /** Of the container in CSS pixels, or `full`. */
  readonly width: string;
  readonly motion: 'full' | 'reduced';
  /** Of the console; a calculator has its palette in any light. */
  readonly appearance: 'system' | 'light' | 'dark';
}

export const defaults: Toolbar = {
  palette: 'default',
  plan: 'diamond',
  presenter: 'off',
  language: 'ms',
  width: '390',
  motion: 'full',
  appearance: 'system',
};

type Menu = GlobalTypes[string];
type Icon = NonNullable<Menu['toolbar']>['icon'];

const menu = (title: string, icon: Icon, items: Readonly<Record<string, string>>): Menu => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

/** The toolbar's menus, as Storybook takes them. */
export const menus = {
  palette: menu(
    'Palette',
    'paintbrush',
    Object.fromEntries(Object.entries(palettes).map(([name, { label }]) => [name, label])),
  ),
  plan: menu('Plan', 'diamond', {
    guest: 'Guest',
    basic: 'Basic',
    premium: 'Premium',
    diamond: 'Diamond',
  }),
  presenter: menu('Presenter', 'video', { off: 'Presenter off', on: 'Presenter on' }),
  language: menu(
    'Language',
    'globe',
    Object.fromEntries(languageCodes.map(code => [code, languages[code].name])),
  ),
  width: menu('Width', 'mobile', {
    280: '280 px column',
    320: '320 px phone',
    390: '390 px phone',
    768: '768 px tablet',
    1200: '1200 px page',
    full: 'Full width',
  }),
  motion: menu('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  appearance: menu('Appearance', 'contrast', {
    system: 'As the system',
    light: 'Light console',
    dark: 'Dark console',
  }),
} satisfies Record<keyof Toolbar, Menu>;

export const ToolbarContext = createContext(defaults);

/** What the toolbar is set to. */
export const useToolbar = (): Toolbar => useContext(ToolbarContext);
