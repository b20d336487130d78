import type { Mounted, Options } from '@loan-kereta/sdk/embed';
import type { PaletteName, ThemeId } from '@loan-kereta/sdk/plans';
import { useEffect, useRef } from 'react';
import { action } from 'storybook/actions';
import { createMount } from '../../../widget/src/shell/mount.tsx';
import { loadThemeFromSource } from '../../../widget/src/themes/from-source.ts';
import type { LoadTheme } from '../../../widget/src/themes/theme.ts';
import { answerOf, type Situation } from './answer.ts';
import { useToolbar } from './toolbar.ts';

export interface CalculatorProps extends Pick<Situation, 'advisor' | 'models'> {
  readonly theme?: ThemeId;
  /** Takes the place of the toolbar's. */
  readonly palette?: PaletteName;
  /** Further options, as an embedder sets them. */
  readonly options?: Options;
  /** Answers in place of the API; unless told, as the API would. */
  readonly answer?: (situation: Situation) => Promise<Response>;
  readonly loadTheme?: LoadTheme;
}

const calculators = new WeakMap<Node, Mounted>();

/** The calculator that a container belongs to, for a test that changes its options or reads its result. */
export function mountedIn(widget: HTMLElement): Mounted {
  const mounted = calculators.get(widget.getRootNode());
  if (!mounted) throw new Error('This element is not in a calculator.');
  return mounted;
}

const apiAnswer = async (situation: Situation) => answerOf(situation);

/**
 * The real widget in a shadow root of its own, on Preact, with the API's answer made here. It follows the toolbar as
 * it follows an embedder's attributes: only another plan starts it anew.
 */
export function Calculator({
  theme = 'theme-01',
  palette: ownPalette,
  advisor,
  models,
  options,
  answer = apiAnswer,
  loadTheme = loadThemeFromSource,
}: CalculatorProps) {
  const { plan, language, presenter, ...toolbar } = useToolbar();
  const palette = ownPalette ?? toolbar.palette;
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const shown: Options = {
    ...options,
    theme,
    palette,
    lang: language,
    presenter: presenter === 'on' ? '1' : null,
  };
  const request = () => answer({ plan, theme, advisor, models });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another plan needs another answer; the options follow below
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const started = createMount(loadTheme)({
      root,
      options: shown,
      answer: request(),
      request,
      emit: (name, detail) => action(`loan-kereta:${name}`)(detail),
    });
    mounted.current = started;
    calculators.set(root, started);
    return () => started.unmount();
  }, [plan]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are a new object each time, what they hold is not
  useEffect(() => mounted.current?.update(shown), [theme, palette, language, presenter]);

  return <div ref={host} data-calculator />;
}
