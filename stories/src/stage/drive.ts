import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { eventTimeout as timeout } from '../../../scripts/timeouts.ts';
import { isVisible, only, part } from './dom.ts';

/** After this every change is on screen: it is drawn within the frame. */
export const drawn = (): Promise<unknown> => new Promise(resolve => requestAnimationFrame(resolve));

/** Waits until a calculator wears a theme. Its stylesheet is put on a moment before its parts are drawn. */
export async function wears(widget: HTMLElement, theme: string): Promise<void> {
  await waitFor(() => expect(widget).toHaveAttribute('data-theme', theme));
  await drawn();
}

/** The containers of the calculators on a canvas, inside their shadow roots, once each is drawn. */
export const widgetsIn = (canvas: HTMLElement): Promise<HTMLElement[]> =>
  waitFor(
    () => {
      const hosts = [...canvas.querySelectorAll('[data-calculator]')];
      const widgets = hosts.flatMap(({ shadowRoot }) => {
        const widget = shadowRoot?.querySelector<HTMLElement>('.lk[data-theme]');
        // What reads the figure out comes with all that waits until the figure has been seen.
        return widget?.querySelector('.lk-sr[aria-live]') ? [widget] : [];
      });
      if (widgets.length < hosts.length) throw new Error('A calculator is still loading.');
      return widgets;
    },
    { timeout },
  );

/** Waits for what moves in a calculator and comes to an end: half faded in, its colours would be none of its own. */
export async function settled(widget: HTMLElement): Promise<void> {
  const ending = widget
    .getAnimations({ subtree: true })
    .filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}

/** The container of the only calculator on a canvas, once it is drawn. */
export async function widgetIn(canvas: HTMLElement): Promise<HTMLElement> {
  const [widget] = await widgetsIn(canvas);
  if (!widget) throw new Error('There is no calculator.');
  return widget;
}

/** The button that shows what `element` stands in: it controls it, or stands beside it. */
const openerOf = (element: Element, widget: Element): HTMLElement | undefined =>
  [...widget.querySelectorAll<HTMLElement>('[aria-expanded="false"]')].find(button => {
    const controlled = button.getAttribute('aria-controls');
    const panel = controlled ? widget.querySelector(`#${controlled}`) : button.parentElement;
    return panel?.contains(element);
  });

/** Opens whatever a control is folded away in, as a person would. */
async function reveal(control: Element, widget: Element): Promise<void> {
  if (isVisible(control)) return;
  const opener = openerOf(control, widget);
  if (!opener) throw new Error('A control is hidden, and no button shows it.');
  await userEvent.click(opener);
  await waitFor(() => {
    if (!isVisible(control)) throw new Error('The button was pressed, but its control is still hidden.');
  });
}

/** The select or the radio buttons of a part, and how to choose a value there. */
export async function choose(widget: Element, name: string, value: string): Promise<void> {
  const holder = part(widget, name);
  const select = holder.querySelector('select');
  if (select) {
    await reveal(select, widget);
    return userEvent.selectOptions(select, value);
  }
  // A list of every variant of every model has the model's code before the variant's.
  const radio = [...holder.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    input => input.value === value || input.value.endsWith(` ${value}`),
  );
  if (!radio) throw new Error(`The part ${name} has no choice ${value}.`);
  await reveal(radio, widget);
  await userEvent.click(radio);
}

/** Pastes a text into a part's box, in place of what stands there. */
export async function paste(widget: Element, name: string, text: string): Promise<void> {
  const box = only<HTMLInputElement>(part(widget, name), 'input[type=text]');
  await reveal(box, widget);
  // What a paste comes down to; userEvent.paste does not find the box that has the focus in a shadow root.
  await fireEvent.input(box, { target: { value: text } });
}

/** Sets the rate in percent, by slider or box. */
export async function setRate(widget: Element, rate: number): Promise<void> {
  // The slider comes after the figure.
  const control = await waitFor(() => {
    const found = part(widget, 'rate').querySelector('input');
    if (!found) throw new Error('The rate has no control yet.');
    return found;
  });
  if (control.type !== 'range') return paste(widget, 'rate', `${rate}`);
  const slider = control;
  await reveal(slider, widget);
  await fireEvent.input(slider, { target: { value: `${rate}` } });
}

/** Draws a finger or mouse over an element, by px. */
export async function drag(element: Element, by: { readonly x?: number; readonly y?: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // Only a pointer of the browser's own can be captured.
  element.setPointerCapture = () => {};
  const at = (share: number) => ({
    pointerId: 1,
    clientX: x + (by.x ?? 0) * share,
    clientY: y + (by.y ?? 0) * share,
  });
  await fireEvent.pointerDown(element, at(0));
  for (const share of [0.25, 0.5, 0.75, 1]) await fireEvent.pointerMove(element, at(share));
  await fireEvent.pointerUp(element, at(1));
}

/**
 * Whether markup in what an advisor typed was run: that of `hardModels.html` leaves a mark on the window. The browser
 * tells of a picture that fails only later, so one of our own that fails in the same way is waited for.
 */
export async function markupRan(): Promise<boolean> {
  const picture = new Image();
  await new Promise(resolve => {
    picture.onerror = resolve;
    picture.src = `no-such-picture?${Math.random()}`;
  });
  return Reflect.has(window, 'lkHacked');
}

const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder'];

/** Every text in a calculator that may reach a screen or a screen reader, folded away or not. */
export function allTexts(widget: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(widget, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element)
      texts.push(...spoken.map(name => (node as Element).getAttribute(name) ?? ''));
    else texts.push(node.nodeValue ?? '');
  }
  return texts.filter(text => text.trim());
}
