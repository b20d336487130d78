import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { formatRM } from '@loan-kereta/sdk/loan';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { isCut, isVisible, only, part, shownCar, textOf, widgetIn } from '../stage/drive.ts';
import { hardAdvisor } from '../stage/hard.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { inEveryTheme, setWidth, showModel } from '../stage/tour.ts';

/** Over 9 years at 2.90 % flat these come to RM1,421 and RM18,625 a month. */
const models: readonly CarModel[] = [
  {
    code: 'aruz',
    name: 'Aruz',
    rate: 2.9,
    variants: [{ id: 'thousand', name: '1.5 AV', otr: 121_703 }],
  },
  {
    code: 'alza',
    name: 'Alza Edisi Ulang Tahun',
    rate: 2.9,
    variants: [{ id: 'long', name: '1.5 AV Pakej Penuh Kulit Nappa', otr: 1_595_163 }],
  },
];
const cases = [
  { model: 'aruz', figure: 'RM1,421' },
  { model: 'alza', figure: 'RM18,625' },
];

/** The widths of calculators, of a small phone to a page, in px. */
const widths = [320, 390, 768, 1280];

const meta = preview.meta({
  title: 'States/Measured',
  component: Calculator,
  parameters: { frame: false },
  args: { models, advisor: hardAdvisor },
});

/** By how many px two boxes lie over each other, at the least of height and width; a letter's own margin is nothing. */
function overlap(a: DOMRect, b: DOMRect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.min(across, down);
}
const margin = 6;

const boxOf = (element: Element) => element.getBoundingClientRect();

/** The text of an element as a box: as wide as its letters, as high as the element. */
function letters(element: Element): DOMRect {
  const text = document.createRange();
  text.selectNodeContents(element);
  const { left, width } = text.getBoundingClientRect();
  const { top, height } = boxOf(element);
  // A font has its own room above and below in the box of what stands in a line; that of the line is what counts.
  const { display, lineHeight } = getComputedStyle(element);
  const line = Number.parseFloat(lineHeight) * element.currentCSSZoom;
  const high = display === 'inline' ? Math.min(height, line) : height;
  return new DOMRect(left, top + (height - high) / 2, width, high);
}

/** The line that the digits of a figure stand on. */
function baselineOf(figure: Element): number {
  const mark = document.createElement('i');
  mark.style.display = 'inline-block';
  figure.append(mark);
  const { bottom } = boxOf(mark);
  mark.remove();
  return bottom;
}

/** What of the comma in a figure is below that line. */
function commaOf(figure: Element, baseline: number): DOMRect {
  const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  const comma = document.createRange();
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const place = text.data.indexOf(',');
    if (place < 0) continue;
    comma.setStart(text, place);
    comma.setEnd(text, place + 1);
  }
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('This browser measures no text.');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(figure);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const { left, width } = comma.getBoundingClientRect();
  const high = pen.measureText(',').actualBoundingBoxDescent * figure.currentCSSZoom;
  return new DOMRect(left, baseline, width, high);
}

/** How much of a box the calculator, and whatever cuts it off, leaves to be seen; 1 is all. */
function seen(element: Element, widget: Element): number {
  const { left, right, width } = boxOf(element);
  let [from, to] = [left, right];
  for (let around = element.parentElement; around && widget.contains(around); around = around.parentElement) {
    if (around !== widget && getComputedStyle(around).overflowX === 'visible') continue;
    const box = boxOf(around);
    [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
  }
  return (to - from) / width;
}

/** Themes that say 'a month' on the line of the figure. */
const onOneLine = ['theme-02', 'theme-03', 'theme-04', 'theme-05', 'theme-07', 'theme-10', 'theme-11'];
/** Their figures have a typeface of their own, which comes later. */
const lettered = ['theme-04', 'theme-14', 'theme-17', 'theme-18'];
/** Turned as a whole, so that the boxes around its texts are larger than they are. */
const turned = 'theme-20';
/** What may be beyond the side: the nose and all that says which car it is stay. */
const seenAtLeast = (theme: string) => (theme === 'theme-05' ? 0.7 : 0.98);

/** What has to be on the first 900 px of a page with names of the usual length, by theme. */
const firstScreen: Readonly<Record<string, string>> = {
  'theme-16': '[part~=model-picker] :checked + span',
  'theme-18': '.tag',
  'theme-19': '[aria-controls=panel]',
  'theme-20': '[part~=model-picker]',
};

/** Their ground goes to both sides of the page. */
const fromSideToSide = ['theme-16', 'theme-17', 'theme-18'];

/** What is wrong with how a theme changes: a car that is seen through, or what moves for longer than 300 ms. */
function faultsOfMotion(widget: HTMLElement): string[] {
  return widget.getAnimations({ subtree: true }).flatMap(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    const name = target?.className ?? '';
    const isFaint = (effect as KeyframeEffect)
      .getKeyframes()
      .some(({ opacity }) => opacity !== undefined && Number(opacity) < 1);
    const isCar = target?.matches('.lk-car, :has(> .lk-car)');
    return [
      ...(isCar && isFaint ? [`see-through car in ${name}`] : []),
      // Neon blinks while it waits for a coin.
      ...(Number(effect?.getComputedTiming().endTime) > 320 ? [`${name} moves for long`] : []),
    ];
  });
}

/** Elements that a person reads some words in. */
const reading = (widget: HTMLElement, words: string): Element[] =>
  [...widget.querySelectorAll('h2, p, b, bdi, dd, dt, em, small, span')].filter(
    element => textOf(element).includes(words) && isVisible(element),
  );

/** How far from the figure the name of a model may be read on a phone, in px: as far as a car is high. */
const byTheFigure = 320;
/** How far from it the price may be, on which the figure rests: as far as a car and the button below it are high. */
const onTheResult = 450;

/** What a theme leaves unsaid of the price and of whose figure it shows. */
function unsaid(widget: HTMLElement, theme: string, { name, variants }: CarModel): string[] {
  const figure = boxOf(part(widget, 'instalment'));
  const names = reading(widget, name).filter(element => !element.closest('[part~=model-picker]'));
  const isWithin = (elements: Element[], most: number) =>
    elements.map(boxOf).some(({ top, bottom }) => top - figure.bottom < most && figure.top - bottom < most);
  const price = formatRM(variants[0]?.otr);
  return [
    // The sentence under its figure is what the model is picked from.
    ...(isWithin(names, byTheFigure) || theme === 'theme-09' ? [] : ['no name by the figure']),
    ...(isWithin(reading(widget, 'Harga OTR'), onTheResult) && isWithin(reading(widget, price), onTheResult)
      ? []
      : ['no price on the result']),
  ];
}

/** What is wrong with a theme as it stands, in words. */
function faultsOf(widget: HTMLElement, theme: string, width: number, isLong: boolean): string[] {
  const faults: string[] = [];
  const ground = boxOf(widget.querySelector('article') ?? widget);
  if (fromSideToSide.includes(theme) && ground.width < width) faults.push('white beside it');
  const name = only(part(widget, 'brand-header'), '.lk-name');
  if (isCut(name)) faults.push('name cut');
  if (widget.scrollWidth > widget.clientWidth) faults.push(`wider by ${widget.scrollWidth - width}`);
  const hero = part(widget, 'instalment');
  const [figure, per] = ['.lk-figure', '.lk-per'].map(name => hero.querySelector(name));
  if (figure) {
    const { left, right } = letters(figure);
    const room = boxOf(widget);
    if (left < room.left || right > room.right) faults.push('figure beyond the side');
    // What it stands on ends before what is beside that.
    const plate = hero.parentElement ?? hero;
    if (theme !== turned && right > boxOf(plate).right + 1) faults.push('figure beyond its plate');
    const tag = figure.closest('.tag');
    if (tag && (figure as HTMLElement).offsetWidth > tag.clientWidth) faults.push('figure cut by its tag');
    if (per && theme !== turned && overlap(letters(figure), letters(per)) > margin)
      faults.push('month over the figure');
    if (per?.checkVisibility() && theme !== turned) {
      const baseline = baselineOf(figure);
      const month = letters(per);
      if (overlap(commaOf(figure, baseline), month) > 0) faults.push('comma in the month');
      if (month.top > baseline && onOneLine.includes(theme) && width > 320)
        faults.push('month alone on a line');
    }
    for (const button of widget.querySelectorAll(
      'button, a, select, input:not([type=range], [type=radio])',
    )) {
      if (button.checkVisibility() && overlap(letters(figure), boxOf(button)) > margin)
        faults.push(`figure under ${button.className || button.tagName}`);
    }
  }
  for (const box of widget.querySelectorAll('article, div, section')) {
    const scrolls = getComputedStyle(box).overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 1;
    const controls = [...box.querySelectorAll('a, button, input, select')];
    // Whoever comes to a control by the keyboard would move what is beside it out of sight.
    if (scrolls && controls.some(control => control.checkVisibility({ visibilityProperty: true })))
      faults.push(`${box.className} scrolls by itself`);
  }
  for (const arrow of widget.querySelectorAll('.arrow'))
    for (const text of widget.querySelectorAll('.title b, .title small, .lk-figure'))
      if (overlap(boxOf(arrow), letters(text)) > margin)
        faults.push(`arrow on ${text.className || text.tagName}`);
  const car = shownCar(widget);
  const share = car ? seen(car, widget) : 0;
  if (share < seenAtLeast(theme)) faults.push(`${Math.round(share * 100)} % of the car`);
  const early = width === 1280 && !isLong && firstScreen[theme];
  const low = early && widget.querySelector(early)?.getBoundingClientRect().bottom;
  if (early && !(Number(low) - boxOf(widget).top <= 900)) faults.push(`${early} ends at ${low}`);
  return faults;
}

export const Measured = meta.story({ name: 'Every theme at four widths' });
Measured.test(
  'Nothing is cut, covered or alone, whatever the figure and the width',
  { parameters: lookedAt },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const faults: string[] = [];
    await inEveryTheme(widget, async theme => {
      if (lettered.includes(theme))
        await waitFor(() =>
          expect([...document.fonts].some(({ family }) => family.includes(theme))).toBe(true),
        );
      for (const [index, { model, figure }] of cases.entries()) {
        await showModel(widget, model, figure);
        faults.push(...faultsOfMotion(widget).map(fault => `${theme}: ${fault}`));
        for (const width of widths) {
          await setWidth(widget, width);
          const car = models[index];
          if (width === 390 && car)
            faults.push(...unsaid(widget, theme, car).map(fault => `${theme} ${figure}: ${fault}`));
          faults.push(
            ...faultsOf(widget, theme, width, model === 'alza').map(
              fault => `${theme} ${width} ${figure}: ${fault}`,
            ),
          );
        }
      }
    });
    await expect(faults).toEqual([]);
  },
);
