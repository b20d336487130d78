import type { Options } from '@loan-kereta/sdk/embed';
import type { Language } from '@loan-kereta/sdk/wording';
import type { CalculatorWords } from '@loan-kereta/sdk/wording/malay';
import type { CalculatorState } from '../calculator/store.ts';
import type { ThemeModule } from '../themes/theme.ts';
import type { EmbedData } from './embed-data.ts';
import { isOn } from './preset.ts';

/** What is for sale and what is chosen of it. */
export type Cars = Pick<CalculatorState, 'models' | 'model' | 'variant'>;

/** How the calculator looks and speaks: fetched for the session, put on all at once. */
export interface Look {
  /** `theme-01` … */
  readonly themeId: string;
  readonly theme: ThemeModule;
  readonly language: Language;
  readonly words: CalculatorWords;
  readonly presenter: boolean;
  /** Softens a sentence in presenter mode; otherwise gives it back. */
  readonly soften: (text: string) => string;
  /** The cars with softened names, in presenter mode. */
  readonly softenCars?: ((cars: Cars) => Cars) | undefined;
}

/** What one widget knows beside its calculator. */
export interface Session {
  readonly options: Options;
  /** Absent until the API has answered, or the built-in list has taken its place. */
  readonly data?: EmbedData;
  /** What is amiss with the data, in each language; absent when all is well. */
  readonly notices?: Readonly<Record<Language, string>> | undefined;
  /** Absent until the first theme has loaded. */
  readonly look?: Look;
}

/** The id of the theme to show: what the page asks for, if the advisor's plan grants it, else the advisor's own. */
export const themeOf = ({ theme }: Options, data: EmbedData): string =>
  theme && data.themes.includes(theme.replace(/-0?/, '')) ? theme : data.theme;

/** Presenter mode: asked for by attribute or address, and granted by the plan or by nobody being there to ask. */
export function isPresenter({ presenter }: Options, data: EmbedData, offline: boolean): boolean {
  const query = new URLSearchParams(location.search);
  const asked = [presenter, query.get('presenter'), query.get('tiktok')].some(isOn);
  return asked && (data.presenterMode || offline);
}
