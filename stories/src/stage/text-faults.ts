import { isVisible } from './dom.ts';

/** One text on the screen, with a box for each of its lines. */
interface Text {
  readonly node: globalThis.Text;
  readonly element: HTMLElement;
  readonly text: string;
  readonly lines: readonly DOMRect[];
}

const rangeOf = (node: globalThis.Text, from = 0, to = node.length): Range => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
};

const union = (a: DOMRect, b: DOMRect): DOMRect => {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
};

/** The boxes of texts that follow each other, one a line. A line begins where the text goes back to the left. */
const linesOf = (ranges: readonly Range[]): DOMRect[] => {
  const lines: DOMRect[] = [];
  for (const box of ranges.flatMap(range => [...range.getClientRects()])) {
    const last = lines.at(-1);
    if (last && box.left >= last.right - 1) lines[lines.length - 1] = union(last, box);
    else if (box.width > 0) lines.push(box);
  }
  return lines;
};

/** Texts for screen readers alone, drawings, and lists that the browser draws itself. */
const unread = '.lk-sr, svg, select, script, style, [aria-hidden=true]';

function textsIn(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    const element = node.parentElement;
    if (!text || !element || element.closest(unread) || !isVisible(element)) continue;
    // Read out only, in the place of a mark.
    if (getComputedStyle(element).fontSize === '0px') continue;
    const lines = linesOf([rangeOf(node as globalThis.Text)]);
    if (lines.length > 0) texts.push({ node: node as globalThis.Text, element, text, lines });
  }
  return texts;
}

/** The name of a place in a theme, for a list of faults. */
const placeOf = (element: HTMLElement): string => {
  const near = element.closest('[part], [class]');
  return near?.getAttribute('part') ?? near?.className ?? element.tagName;
};

/** The parts of boxes that the clipping ancestors of an element leave to be seen. */
function seenOf(element: HTMLElement, lines: readonly DOMRect[], root: HTMLElement): DOMRect[] {
  let [from, to, above, below] = [-Infinity, Infinity, -Infinity, Infinity];
  for (let around: HTMLElement | null = element; around && around !== root; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (overflowX !== 'visible') [from, to] = [Math.max(from, left), Math.min(to, right)];
    if (overflowY !== 'visible') [above, below] = [Math.max(above, top), Math.min(below, bottom)];
  }
  return lines.map(({ left, right, top, bottom }) => {
    const [x, y] = [Math.max(left, from), Math.max(top, above)];
    return new DOMRect(x, y, Math.max(0, Math.min(right, to) - x), Math.max(0, Math.min(bottom, below) - y));
  });
}

/** The first word of a text that is broken over two lines. Hyphens and Chinese may break. */
function brokenWord({ node, lines }: Text): string | undefined {
  if (lines.length < 2) return undefined;
  const words = node.data.matchAll(/[^\s\-–/·\p{Script=Han}]+/gu);
  return [...words].find(
    ({ index, 0: word }) => linesOf([rangeOf(node, index, index + word.length)]).length > 1,
  )?.[0];
}

/** A figure with its unit, or a figure alone: neither is broken over lines. */
const figureWithUnit = /^(RM ?)?[\d.,]+( ?%|\s\p{L}{1,7})?$/u;

const isBeyond = (inner: DOMRect, { left, right }: DOMRect) =>
  inner.left < left - 1 || inner.right > right + 1;

/** Whether an element can be scrolled or slid into sight, or stands over its control as a mark of its own. */
const isAside = (element: HTMLElement, root: HTMLElement): boolean => {
  for (let around: HTMLElement | null = element; around && around !== root; around = around.parentElement)
    if (around.inert || /auto|scroll/.test(getComputedStyle(around).overflowX)) return true;
  return false;
};

const textOfLine = (element: HTMLElement) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The number of lines of an element's own inline text; blocks inside it are designed as such. */
function linesOfAll(element: HTMLElement): number {
  if (getComputedStyle(element).whiteSpace === 'nowrap') return 1;
  if ([...element.children].some(child => getComputedStyle(child).display !== 'inline')) return 1;
  if (/grid|flex/.test(getComputedStyle(element).display) && element.children.length > 0) return 1;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) ranges.push(rangeOf(walker.currentNode as globalThis.Text));
  return linesOf(ranges).length;
}

/** The control that a text stands in the flow of. */
function controlOf(element: HTMLElement): Element | undefined {
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    if (around.matches('button, a, .lk-choice > span')) return around;
    if (getComputedStyle(around).position === 'absolute') return undefined;
  }
  return undefined;
}

/**
 * Faults of all texts in a calculator or dialog, in words.
 * @param names what people typed, which may end in three dots
 */
export function faultsOfTexts(root: HTMLElement, names: readonly string[]): string[] {
  const room = root.getBoundingClientRect();
  return textsIn(root).flatMap(each => {
    const { element, text, lines } = each;
    if (isAside(element, root)) return [];
    const isName = names.some(name => name.includes(text) || text.includes(name));
    const place = `${placeOf(element)} “${text.slice(0, 30)}”`;
    const seen = seenOf(element, lines, root);
    const isCut = lines.some(({ width, height }, index) => {
      const rest = seen[index];
      return !rest || width - rest.width > 1.5 || height - rest.height > height / 2;
    });
    const control = controlOf(element)?.getBoundingClientRect();
    const word = isName ? undefined : brokenWord(each);
    return [
      ...(isCut && !isName ? [`text cut: ${place}`] : []),
      ...(seen.some(line => isBeyond(line, room)) ? [`text beyond the side: ${place}`] : []),
      ...(control && seen.some(line => isBeyond(line, control)) ? [`text beyond its control: ${place}`] : []),
      ...(word ? [`word broken: ${word} in ${place}`] : []),
      ...(figureWithUnit.test(textOfLine(element)) && linesOfAll(element) > 1
        ? [`unit alone on a line: ${place}`]
        : []),
    ];
  });
}
