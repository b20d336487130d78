import type { Embed, WatchedState } from '@loan-kereta/sdk/contract';
import { type CalculatorResult, type Handle, load, mount } from '@loan-kereta/sdk/embed';
import { type Watching, watchAnswer } from './answer.ts';
import type { Draw } from './formats/draw.ts';

/** The room in px that a source needs for the calculator: the width of a phone and the height of its first screen. */
const screen = { width: 390, height: 693 };

/** Scales the calculator to a source of any size, in the one direction that it is short of. */
function fit(container: HTMLElement): void {
  const scale = Math.min(window.innerWidth / screen.width, window.innerHeight / screen.height);
  container.style.setProperty('--scale', `${Math.max(scale, 0.5)}`);
}

const script = new URL('/loan-kereta.js', window.location.href).href;

const isCalculator = ({ format = 'calculator' }: WatchedState) => format === 'calculator';

function settingsOf(state: WatchedState) {
  const {
    advisor,
    model,
    variant,
    years,
    deposit,
    rate,
    rate_kind: rateKind,
    method,
    theme,
    palette,
    lang,
  } = state;
  return {
    ...{ advisor, model, variant, years, deposit, rate, rateKind, method, palette, lang },
    // A format takes its colours from the plain calculator.
    presenter: isCalculator(state) || undefined,
    // The layout of the advisor's own comes with the advisor.
    theme: theme === 'custom' ? undefined : theme,
  };
}

/** Shows the state of a stream: as the calculator itself, which nobody can press, or in a format made for streams. */
export function createStage(container: HTMLElement) {
  const behind = document.createElement('div');
  const front = document.createElement('div');
  container.append(behind, front);
  let handle: Handle | undefined;
  let rendered: WatchedState | undefined;
  let watching: Watching | undefined;
  let answer: Embed | undefined;
  let draw: Draw | undefined;

  /** Draws the format once the calculator, its advisor's answer and the code are there, and each time one changes. */
  function redraw(): void {
    const result = handle?.element.result;
    const root = handle?.element.shadowRoot;
    // A theme comes later than the figures that ask for it.
    if (root) themes.observe(root, { subtree: true, childList: true, attributeFilter: ['data-theme'] });
    if (!rendered || isCalculator(rendered)) draw?.(front, undefined);
    else if (!draw)
      void import('./formats/draw.ts').then(
        module => {
          draw = module.draw;
          redraw();
        },
        () => {},
      );
    else if (result && answer && handle && isShown(result, rendered, answer))
      draw(front, { state: rendered, result, answer, host: handle.element });
  }

  const onFigure = () => redraw();
  const themes = new MutationObserver(onFigure);
  // So do its letters.
  document.fonts?.addEventListener('loadingdone', onFigure);
  fit(container);
  window.addEventListener('resize', () => {
    fit(container);
    redraw();
  });
  const stage = {
    show(state: WatchedState): void {
      if (state.hidden) {
        stage.clear();
        return;
      }
      // Another kind begins unseen: the plain calculator's words are none of a stream's.
      if (rendered && isCalculator(rendered) !== isCalculator(state)) stage.clear();
      // The element's code, once: where it could not be had it is asked for again with the next figures.
      load(script).catch(() => {});
      behind.className = isCalculator(state) ? '' : 'behind';
      if (!handle) {
        handle = mount(behind, settingsOf(state));
        handle.on('ready', onFigure);
        handle.on('change', onFigure);
      } else {
        // The advisor may have added the car just now.
        if (state.model !== rendered?.model || state.variant !== rendered.variant) watching?.look();
        handle.update(settingsOf(state));
      }
      if (state.advisor !== rendered?.advisor) {
        watching?.stop();
        watching = watchAnswer(state.advisor, (next, isFirst) => {
          answer = next;
          // Named again, the advisor is asked for again.
          if (!isFirst) handle?.element.setAttribute('advisor', state.advisor);
          redraw();
        });
      }
      rendered = state;
      redraw();
    },
    clear(): void {
      watching?.stop();
      themes.disconnect();
      handle?.unmount();
      handle = rendered = watching = answer = undefined;
      redraw();
    },
  };
  return stage;
}

/** Whether the calculator shows the car and price yet: between two it has the former figure, and at first the built-in list's. */
function isShown(
  result: CalculatorResult,
  { model: code, variant: id }: WatchedState,
  { models }: Embed,
): boolean {
  const model = models.find(each => each.code === code);
  const variant = model?.variants.find(each => each.id === id);
  return result.model === model?.name && result.variant === variant?.name && result.otr === variant?.otr;
}
