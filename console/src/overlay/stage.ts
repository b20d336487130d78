import type { WatchedState } from '@loan-kereta/sdk/contract';
import { type Handle, load, mount } from '@loan-kereta/sdk/embed';
import { type Watching, watchAnswer } from './answer.ts';

/** What a source has to hold of the calculator, in px: the width of a phone and the height of its first screen. */
const screen = { width: 390, height: 693 };

/** Fills a source of any size, in the one direction that it is short of. */
function fit(container: HTMLElement): void {
  const scale = Math.min(window.innerWidth / screen.width, window.innerHeight / screen.height);
  container.style.setProperty('--scale', `${Math.max(scale, 0.5)}`);
}

const script = new URL('/loan-kereta.js', window.location.href).href;

const settingsOf = ({ theme, rate_kind: rateKind, ...rest }: WatchedState) => ({
  ...rest,
  rateKind,
  presenter: true,
  // The layout of the advisor's own comes with the advisor.
  theme: theme === 'custom' ? undefined : theme,
});

/** The calculator that is filmed: the widget itself, with the figures that it is told, and nobody to press anything. */
export function createStage(container: HTMLElement) {
  let handle: Handle | undefined;
  let rendered: WatchedState | undefined;
  let watching: Watching | undefined;
  fit(container);
  window.addEventListener('resize', () => fit(container));
  return {
    show(state: WatchedState): void {
      // The element's code, once: where it could not be had it is asked for again with the next figures.
      load(script).catch(() => {});
      if (!handle) {
        handle = mount(container, settingsOf(state));
      } else {
        // The advisor may have added the car just now.
        if (state.model !== rendered?.model || state.variant !== rendered.variant) watching?.look();
        handle.update(settingsOf(state));
      }
      if (state.advisor !== rendered?.advisor) {
        watching?.stop();
        // Named again, the advisor is asked for again.
        watching = watchAnswer(state.advisor, () => handle?.element.setAttribute('advisor', state.advisor));
      }
      rendered = state;
    },
    clear(): void {
      watching?.stop();
      handle?.unmount();
      handle = rendered = watching = undefined;
    },
  };
}
