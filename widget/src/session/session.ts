import type { Options } from '@loan-kereta/sdk/embed';
import type { Dictionary, FaceWords, Language } from '@loan-kereta/sdk/languages';
import { calculatorLanguage } from '@loan-kereta/sdk/languages/codes';
import { face } from '@loan-kereta/sdk/languages/ms/face';
import type { ComponentType } from 'react';
import type { CalculatorState } from '../calculator/store.ts';
import type { Wording } from '../ui/wording.ts';
import type { EmbedData } from './embed-data.ts';
import { isOn } from './options.ts';
import type { ThemeModule } from './theme.ts';

/** What is for sale and what is chosen of it. */
export type Cars = Pick<CalculatorState, 'models' | 'model' | 'variant'>;

/** Fetches the words of a language other than Malay. */
export type LoadWords = (language: Language) => Promise<Dictionary>;

/** The language that a calculator speaks, and its words. */
export interface Speech extends Pick<Wording, 'dictionary'> {
  readonly language: Language;
  /** What every theme says. */
  readonly words: FaceWords;
}

export const malay: Speech = { language: calculatorLanguage, words: face };

/** How the calculator looks and speaks: fetched for the session, put on all at once. */
export interface Look extends Speech, Wording {
  /** `theme-01` … */
  readonly themeId: string;
  readonly theme: ThemeModule;
  readonly presenter: boolean;
  /** What stands in place of the headline, in presenter mode. */
  readonly OnAir?: ComponentType | undefined;
  /** The cars with softened names, in presenter mode. */
  readonly softenCars?: ((cars: Cars) => Cars) | undefined;
}

/** A remark on the data, in the language of a dictionary; in Malay without one. */
export type Notice = (dictionary?: Dictionary) => string;

/** What one widget knows beside its calculator. */
export interface Session {
  readonly options: Options;
  /** Absent until the API has answered, or the built-in list has taken its place. */
  readonly data?: EmbedData;
  /** The name by which it was asked for: a former one is answered with the new. */
  readonly named?: Options['advisor'];
  /** Absent until its words have come. */
  readonly speech?: Speech;
  /** What is amiss with the data, said with a dictionary; absent when all is well. */
  readonly notice?: Notice | undefined;
  /** The theme that stays for now, whatever the data say. */
  readonly held?: string | null | undefined;
  /** Absent until the first theme has loaded. */
  readonly look?: Look;
}

/**
 * The id of the theme to show: what the page asks for in any spelling of the wire (`theme-07`, `theme-7`, `theme7`), if
 * the advisor's plan grants it, else the advisor's own.
 */
export function themeOf({ options: { theme }, held }: Session, data: EmbedData): string {
  const key = `${theme}`.replace(/-0?/, '');
  if (held) return held;
  return data.features.theme_access.includes(key) ? `theme-${key.slice(5).padStart(2, '0')}` : data.theme;
}

/**
 * Presenter mode: asked for by an option, and granted by the plan or by nobody being there to ask. The address of a host
 * page is its own: the pages of this site read theirs themselves.
 */
export const isPresenter = ({ presenter }: Options, data: EmbedData, offline: boolean): boolean =>
  isOn(presenter) && (data.features.presenter_mode || offline);
