import { fireEvent, userEvent, waitFor } from 'storybook/test';

/** The shadow roots of the calculators on a canvas, once each shows its figure. */
export function widgetsIn(canvas: HTMLElement): Promise<ShadowRoot[]> {
  return waitFor(
    () => {
      const roots = [...canvas.querySelectorAll('[data-calculator]')].map(host => host.shadowRoot);
      const drawn = roots.filter(root => root !== null && root.querySelector('[part~=instalment]') !== null);
      if (!roots.length || drawn.length < roots.length) throw new Error('A calculator shows no figure yet.');
      return drawn as ShadowRoot[];
    },
    { timeout: 10_000 },
  );
}

/** The shadow root of the calculator on a canvas, once it shows its figure. */
export async function widgetIn(canvas: HTMLElement): Promise<ShadowRoot> {
  const [root] = await widgetsIn(canvas);
  if (!root) throw new Error('There is no calculator.');
  return root;
}

/** The shadow part of a name; a theme has each once. */
export function part(root: ShadowRoot, name: string): HTMLElement {
  const found = root.querySelectorAll<HTMLElement>(`[part~="${name}"]`);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`There are ${found.length} parts called ${name}, not one.`);
  return only;
}

const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The button that shows what `element` stands in: it controls it, or stands beside it. */
function opener(element: Element, root: ShadowRoot): HTMLElement | undefined {
  const closed = [...root.querySelectorAll<HTMLElement>('[aria-expanded="false"]')];
  return closed.find(button => {
    const controlled = root.getElementById(button.getAttribute('aria-controls') ?? '');
    return (controlled ?? button.parentElement)?.contains(element);
  });
}

/** Opens whatever a control is folded away in, as a person would. */
async function reveal<Control extends Element>(control: Control, root: ShadowRoot): Promise<Control> {
  if (!seen(control)) {
    const button = opener(control, root);
    if (!button) throw new Error('A control is hidden, and no button shows it.');
    await userEvent.click(button);
    await waitFor(() => {
      if (!seen(control)) throw new Error('The button was pressed, but its control is still hidden.');
    });
  }
  return control;
}

/** Chooses a value in a part, be it a select or a set of radio buttons. */
export async function choose(root: ShadowRoot, name: string, value: string): Promise<void> {
  const holder = part(root, name);
  const select = holder.querySelector('select');
  if (select) return userEvent.selectOptions(await reveal(select, root), value);
  // A list of every variant of every model has the model's code before the variant's.
  const radio = [...holder.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    input => input.value === value || input.value.endsWith(` ${value}`),
  );
  if (!radio) throw new Error(`The part ${name} has no choice ${value}.`);
  await userEvent.click(await reveal(radio, root));
}

/** Pastes a text into a part's box, in place of what stands there. */
export async function paste(root: ShadowRoot, name: string, text: string): Promise<void> {
  const box = part(root, name).querySelector<HTMLInputElement>('input:not([type=range], [type=radio])');
  if (!box) throw new Error(`The part ${name} has no box to type in.`);
  await reveal(box, root);
  // What a paste comes down to; userEvent.paste does not find the box that has the focus in a shadow root.
  await fireEvent.input(box, { target: { value: text } });
}

/** Sets the rate in percent, by slider or box. */
export async function setRate(root: ShadowRoot, rate: number): Promise<void> {
  const slider = part(root, 'rate').querySelector<HTMLInputElement>('input[type=range]');
  if (!slider) return paste(root, 'rate', `${rate}`);
  await reveal(slider, root);
  await fireEvent.input(slider, { target: { value: `${rate}` } });
}

/** The text of a part as it is read, its white space made single. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Every text in a calculator that may reach a screen or a screen reader, folded away or not. */
export function allTexts(root: ShadowRoot): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder'];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) texts.push(...attributes.map(name => node.getAttribute(name) ?? ''));
    else texts.push(node.nodeValue ?? '');
  }
  return texts.filter(text => text.trim());
}
