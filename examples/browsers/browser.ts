import { setTimeout as sleep } from 'node:timers/promises';

/** A source of input, as WebDriver and WebDriver BiDi both describe it. @see https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** A session of a browser, by one protocol or another. */
export interface Session {
  open(address: string): Promise<void>;
  /** Runs a function in the page. It sees its arguments, which JSON can carry, and nothing else of the test. */
  run<Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  perform(source: InputSource): Promise<void>;
  /** The visible part of the page, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that a test drives. Calculators are the open shadow roots of a page. */
export interface TestBrowser extends Omit<Session, 'perform'> {
  /** Presses, with a pointer, what a selector finds in a calculator; the first that has this text, if one is given. */
  press(selector: string, text?: string): Promise<void>;
  /** Presses a box of a calculator, and types into it in place of what stands there. */
  fill(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
}

/** A place in the window, in px. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The looks in a row, 50 ms apart, that find a place unmoved before it counts as at rest. */
const looksAtRest = 10;

/** Where something is once it has come to rest: on a busy machine a page may still be taking shape. */
async function atRest(find: () => Promise<Point>): Promise<Point> {
  let place = await find();
  for (let unmoved = 0; unmoved < looksAtRest; unmoved += 1) {
    await sleep(50);
    const now = await find();
    if (now.x !== place.x || now.y !== place.y) unmoved = -1;
    place = now;
  }
  return place;
}

/** In the page: where a pointer meets what a selector finds in a calculator. */
function pointInCalculator(selector: string, text = ''): Point {
  for (const { shadowRoot } of document.querySelectorAll('*'))
    for (const element of shadowRoot?.querySelectorAll(selector) ?? [])
      if (element.textContent?.includes(text)) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      }
  throw new Error(`No calculator has ${selector} ${text}`);
}

/** In the page: selects all that stands in the box that has the focus. @returns whether there is such a box */
function selectAll(): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!(focused instanceof HTMLInputElement)) return false;
  focused.select();
  return true;
}

/** Presses a box until it has the focus: a busy browser may lose a press, or say that it has pressed before it has. */
async function selectByPress(press: () => Promise<void>, select: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 10; presses += 1) {
    await press();
    for (let looks = 0; looks < 20; looks += 1) {
      if (await select()) return;
      await sleep(50);
    }
  }
  throw new Error('No box has the focus.');
}

const click = (point: Point): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', duration: 0, ...point },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const strokes = (keys: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...keys].flatMap(value => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const escapeKey = '\uE00C';

/** Presses and types through a session, in the same way for every protocol. */
export function testBrowser({ perform, ...session }: Session): TestBrowser {
  // A protocol's own click on an element takes whatever stands in a shadow root for covered.
  const press: TestBrowser['press'] = async (...what) =>
    perform(click(await atRest(() => session.run(pointInCalculator, ...what))));
  return {
    ...session,
    press,
    fill: async (selector, text) => {
      await selectByPress(
        () => press(selector),
        () => session.run(selectAll),
      );
      await perform(strokes(text));
    },
    pressEscape: () => perform(strokes(escapeKey)),
  };
}
