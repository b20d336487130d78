import { malay } from '@loan-kereta/sdk/wording/malay';
import type { LoadTheme } from '../themes/theme.ts';
import type { EmbedData } from './embed-data.ts';
import { isPresenter, type Look, type Session, themeOf } from './session.ts';

/** A look with the colours that belong to it, as custom properties by name. */
export interface DressedLook extends Look {
  readonly colours: Readonly<Record<string, string>>;
}

/** Fetches what a session calls for: theme, colours, language, presenter wording; all at once. */
export async function fetchLook(
  { options, notices }: Session,
  data: EmbedData,
  loadTheme: LoadTheme,
): Promise<DressedLook> {
  const themeId = themeOf(options, data);
  const presenter = isPresenter(options, data, !!notices);
  const language = options.lang === 'en' ? 'en' : 'ms';
  const palette = (data.customColor && options.palette) || data.palette;
  const [theme, words, grey, colours] = await Promise.all([
    loadTheme(themeId),
    language === 'en' ? import('@loan-kereta/sdk/wording/english').then(({ english }) => english) : malay,
    presenter ? import('./presenter.ts') : undefined,
    palette === data.palette && data.colours
      ? data.colours
      : import('./palette-tokens.ts').then(({ paletteTokens }) => paletteTokens(palette)),
  ]);
  return {
    themeId,
    theme,
    language,
    presenter,
    words: grey?.presenterWords(words, language) ?? words,
    soften: grey?.soften ?? (text => text),
    softenCars: grey?.softenCars,
    colours: grey?.presenterColours ?? colours,
  };
}
