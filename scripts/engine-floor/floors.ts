import type { Floor } from './compat-data.ts';

/** The oldest engines that the README names: of the calculator, wherever it stands, and of the site with the console. */
export const floors = {
  calculator: { chrome: '80', safari: '14', firefox: '90' },
  site: { chrome: '92', safari: '15.4', firefox: '100' },
} satisfies Record<string, Floor>;
