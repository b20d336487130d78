import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { formatRM } from '@loan-kereta/sdk/loan';
import { isCut, isVisible, only, part, shownCar, textOf } from './dom.ts';

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

/** The part of a figure's comma below that line. */
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
  const drawn = pen.measureText(',');
  // By its width, because the size that is drawn differs from the one asked for by zoom and font-size-adjust.
  const high = (drawn.actualBoundingBoxDescent * width) / drawn.width;
  return new DOMRect(left, baseline, width, high);
}

/** The visible share of a box after the calculator and its clipping ancestors; 1 is all. */
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
/** Turned as a whole, so that the boxes around its texts are larger than they are. */
const turned = 'theme-20';
/** The least visible share of the car: its nose, and all that identifies it, stay. */
const seenAtLeast = (theme: string) => (theme === 'theme-05' ? 0.7 : 0.98);

/** Elements on the first 900 px of a page with names of the usual length, by theme. */
const firstScreen: Readonly<Record<string, string>> = {
  'theme-16': '[part~=model-picker] :checked + span',
  'theme-18': '.tag',
  'theme-19': '[aria-controls=panel]',
  'theme-20': '[part~=model-picker]',
};

/** Their ground goes to both sides of the page. */
const fromSideToSide = ['theme-16', 'theme-17', 'theme-18'];

/** Faults of a theme's motion: a car that is seen through, or an animation longer than 300 ms. */
export function faultsOfMotion(widget: HTMLElement): string[] {
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

/** Greatest distance from the figure to the model's name on a phone, in px: as far as a car is high. */
const byTheFigure = 320;
/** Greatest distance from the figure to the price, in px: as far as a car and the button below it are high. */
const onTheResult = 450;

/** Names and prices that are missing near a theme's figure. */
export function unsaid(widget: HTMLElement, theme: string, { name, variants }: CarModel): string[] {
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

/** Faults of a theme's layout, in words. `isLong` is true for names and prices of unusual length. */
export function faultsOf(widget: HTMLElement, theme: string, width: number, isLong: boolean): string[] {
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
    // Its plate ends before the next one begins.
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
    // Focus by the keyboard would scroll the neighbours of a control out of sight.
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
