import type { Options } from '@loan-kereta/sdk/embed';
import type { CalculatorWords } from '@loan-kereta/sdk/languages';
import type { CalculatorState } from '../calculator/store.ts';
import type { ThemeModule } from '../themes/theme.ts';
import type { EmbedData } from './embed-data.ts';
import { isOn } from './preset.ts';
import type { Speech } from './speech.ts';

/** What is for sale and what is chosen of it. */
export type Cars = Pick<CalculatorState, 'models' | 'model' | 'variant'>;

/** How the calculator looks and speaks: fetched for the session, put on all at once. */
export interface Look extends Speech {
  /** `theme-01` … */
  readonly themeId: string;
  readonly theme: ThemeModule;
  readonly presenter: boolean;
  /** Softens a sentence in presenter mode; otherwise gives it back. */
  readonly soften: (text: string) => string;
  /** The cars with softened names, in presenter mode. */
  readonly softenCars?: ((cars: Cars) => Cars) | undefined;
}

/** What is amiss with the data: the name of the sentence that says so, and all of them in Malay. */
export interface Notices {
  readonly name: keyof CalculatorWords['notices'];
  readonly malay: CalculatorWords['notices'];
}

/** What one widget knows beside its calculator. */
export interface Session {
  readonly options: Options;
  /** Absent until the API has answered, or the built-in list has taken its place. */
  readonly data?: EmbedData;
  /** Absent until its words have come. */
  readonly speech?: Speech;
  /** What is amiss with the data; absent when all is well. */
  readonly notices?: Notices | undefined;
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
