import { answerOf, type Core, type Options } from '@loan-kereta/sdk/embed';
import type { PaletteName, ThemeId } from '@loan-kereta/sdk/plans';
import { createMount } from '@loan-kereta/widget/mount';
import type { LoadTheme } from '@loan-kereta/widget/theme';
import { loadThemeFromSource, loadWordsFromSource } from '@loan-kereta/widget/themes/from-source';
import { embedResponse, type Situation } from './embed-response.ts';
import { MountedCalculator } from './mounted.tsx';
import { useToolbar } from './toolbar.ts';

export interface CalculatorProps extends Pick<Situation, 'advisor' | 'models' | 'layout'> {
  /** `custom` for the advisor's own layout, with `layout`. */
  readonly theme?: ThemeId | 'custom';
  /** Takes the place of the toolbar's. */
  readonly palette?: PaletteName;
  /** Further options, as an embedder sets them. */
  readonly options?: Options;
  /** Answers in place of the API; unless told, as the API would. */
  readonly respond?: (situation: Situation) => Promise<Response>;
  readonly loadTheme?: LoadTheme;
  /** The words of another language; the advisor's dialogs need more of them. */
  readonly loadWords?: typeof loadWordsFromSource;
  /** Of another core than that of the source. */
  readonly mount?: Core['mount'];
}

const apiResponds = async (situation: Situation) => embedResponse(situation);

/** The calculator as a buyer has it. It follows the toolbar as it follows an embedder's attributes. */
export function Calculator({
  theme = 'theme-01',
  palette,
  advisor,
  models,
  layout,
  options,
  respond = apiResponds,
  loadTheme = loadThemeFromSource,
  loadWords = loadWordsFromSource,
  mount = createMount({ theme: loadTheme, words: loadWords }),
}: CalculatorProps) {
  const { plan, language, presenter, ...toolbar } = useToolbar();
  return (
    <MountedCalculator
      mount={mount}
      options={{
        ...options,
        theme,
        palette: palette ?? toolbar.palette,
        lang: language,
        presenter: presenter === 'on' ? '1' : null,
      }}
      request={() => respond({ plan, theme, advisor, models, layout }).then(answerOf)}
      startedBy={JSON.stringify([plan, layout])}
    />
  );
}
