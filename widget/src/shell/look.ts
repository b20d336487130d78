import type { EmbedData } from '../session/embed-data.ts';
import { isPresenter, type Look, type Session, type Speech, themeOf } from '../session/session.ts';
import type { LoadTheme } from '../session/theme.ts';

/** A look with the colours that belong to it, as custom properties by name. */
export interface ColouredLook extends Look {
  /** Whether the theme takes the place of one that could not be had. */
  readonly isStandIn?: boolean;
  readonly colours: Readonly<Record<string, string>>;
  /** What is to be said beside the theme's own stylesheet. */
  readonly css: string;
}

/** Fetches what a session calls for: theme, colours, presenter wording; all at once. */
export async function fetchLook(
  session: Session,
  data: EmbedData,
  speech: Speech,
  loadTheme: LoadTheme,
): Promise<ColouredLook> {
  const { options, notice } = session;
  const wanted = themeOf(session, data);
  let themeId = wanted;
  const presenter = isPresenter(options, data, !!notice);
  const palette = (data.features.custom_color && options.palette) || data.palette;
  const [theme, presenterLook, colours] = await Promise.all([
    loadTheme(wanted).catch(() => {
      themeId = 'theme-01';
      return loadTheme(themeId);
    }),
    presenter ? import('./presenter.ts').then(module => module.default) : undefined,
    // Those of the advisor's own layout are no other theme's, and give way to a palette that the page names.
    (palette === data.palette &&
      (!data.layout || (wanted === data.theme && !options.palette)) &&
      data.colours) ||
      import('./palette-tokens.ts').then(({ paletteTokens }) => paletteTokens(palette, data.palette)),
    // No older than whatever that file stands in for: Chromium 114, Safari 17.5, Firefox 121.
    CSS.supports('text-wrap:balance') || import('./older-engine.ts'),
  ]);
  return {
    themeId,
    theme,
    isStandIn: themeId !== wanted,
    presenter,
    ...speech,
    soften: text => text,
    colours,
    css: '',
    ...presenterLook?.(speech, colours),
  };
}
