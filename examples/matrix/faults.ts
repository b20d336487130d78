/** A fault of a page's layout. `text` is the text or the control at fault. */
export interface Fault {
  readonly kind: 'too wide' | 'cut' | 'covered' | 'broken word' | 'leaves its button' | 'column cut';
  readonly text: string;
  readonly where: string;
}

/**
 * Finds faults in the layout of a page, outside of shadow roots. It runs in the page, so it refers to nothing outside.
 * Text that scrolls, lies behind an inert part, or ends in an ellipsis is no fault, apart from the texts of controls. Rows
 * of a table open what they cut.
 */
export function findFaults(): readonly Fault[] {
  const controls = 'button, a[href], [role=button], [role=tab], [role=option], label, summary, th';
  /** The width of the page in px; a scroll bar is not part of it. */
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = new Map<string, Fault>();

  const nameOf = (element: Element): string => {
    const name = [element.tagName.toLowerCase(), ...element.classList].slice(0, 3).join('.');
    return element.id ? `${name}#${element.id}` : name;
  };
  const report = (kind: Fault['kind'], text: string, element: Element) => {
    const short = text.trim().replaceAll(/\s+/g, ' ').slice(0, 48);
    const fault = {
      kind,
      text: short,
      where: `${nameOf(element.parentElement ?? element)} > ${nameOf(element)}`,
    };
    faults.set(JSON.stringify(fault), fault);
  };

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  /** Whether clipping hides all of an element, as of text for screen readers only. */
  const isClipped = (element: Element | null): boolean =>
    !!element && (styleOf(element).clipPath !== 'none' || isClipped(element.parentElement));
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    !isClipped(element);

  /** The ancestors that an element moves and is clipped with, nearest first. */
  const holders = (element: Element): Element[] => {
    const found: Element[] = [];
    let { position } = styleOf(element);
    for (
      let each = element.parentElement;
      each && each !== document.documentElement;
      each = each.parentElement
    ) {
      if (position === 'fixed') break;
      const own = styleOf(each).position;
      // An absolutely placed element is clipped only by the box it is placed in.
      if (position === 'absolute' && own === 'static') continue;
      found.push(each);
      position = own;
    }
    return found;
  };

  interface Line {
    readonly text: string;
    readonly element: Element;
    readonly control: Element | null;
    readonly layer: Element | null;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const layerOf = (element: Element): Element | null => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/fixed|sticky/.test(styleOf(each).position)) return each;
    return null;
  };

  /** A line of text as far as its ancestors let it be seen; undefined when none of it is. Reports a cut. */
  function seenLine(text: string, element: Element, rect: DOMRect): Line | undefined {
    let { left, right, top, bottom } = rect;
    const control = element.closest(controls);
    for (const holder of [element, ...holders(element)]) {
      const { overflowX, overflowY, textOverflow } = styleOf(holder);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = holder.getBoundingClientRect();
      const high = bottom - top;
      const isEllipsis = textOverflow === 'ellipsis' && (!control || !!control.closest('tbody'));
      if (
        /hidden|clip/.test(overflowX) &&
        !isEllipsis &&
        (left < box.left - 1.5 || right > box.right + 1.5) &&
        bottom > box.top &&
        top < box.bottom
      )
        report('cut', text, element);
      const shown = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (/hidden|clip/.test(overflowY) && shown > 0.15 * high && shown < 0.8 * high)
        report('cut', text, element);
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
      if (right - left < 1 || bottom - top < 1) return undefined;
    }
    return { text, element, control, layer: layerOf(element), left, right, top, bottom };
  }

  /** Reports words of letters that are broken without a hyphen, and CJK text of which each line has one sign. */
  function checkWords(node: Text, element: Element): void {
    const range = document.createRange();
    // An address breaks wherever its line ends.
    for (const { 0: word, index } of node.data.matchAll(
      /(?<!\S)[("“‘]?\p{L}[\p{L}'’]*(?![^\s\p{Script=Han}.,:;!?)"”’…])/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const isHan = /\p{Script=Han}/u.test(word);
      if (
        isHan
          ? word.length > 2 && lines >= word.length
          : lines > 1 && !/pre|break-spaces/.test(styleOf(element).whiteSpace)
      )
        report('broken word', word, element);
    }
  }

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || !node.data.trim()) continue;
    if (element.closest('script, style, noscript, option, svg, textarea') || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    const seen = rects.flatMap(rect => seenLine(node.textContent ?? '', element, rect) ?? []);
    lines.push(...seen);
    if (seen.length > 1) checkWords(node, element);
    const button = element.closest('button, a[class], [role=tab], [role=option]');
    if (button && styleOf(button).display !== 'inline' && seen.length > 0) {
      const box = button.getBoundingClientRect();
      if (
        seen.some(
          ({ left, right, top, bottom }) =>
            left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2,
        )
      )
        report('leaves its button', node.data, button);
    }
  }

  /** True when two boxes lie over each other; a letter's own margin above and below is nothing. */
  const meet = (a: Line, b: Omit<Line, 'text' | 'control'>, share = 0.22): boolean => {
    const [high, other] = [share * (a.bottom - a.top), share * (b.bottom - b.top)];
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - high, b.bottom - other) - Math.max(a.top + high, b.top + other) > 1
    );
  };
  const isWithin = (a: Element, b: Element) => a.contains(b) || b.contains(a);
  lines.sort((one, other) => one.top - other.top);
  for (const [index, line] of lines.entries())
    for (let next = index + 1; next < lines.length && (lines[next]?.top ?? 0) < line.bottom; next += 1) {
      const other = lines[next];
      if (other && other.layer === line.layer && other.element !== line.element && meet(line, other))
        report('covered', `${line.text.trim().slice(0, 22)} | ${other.text}`, line.element);
    }
  for (const control of document.querySelectorAll(
    'button, input, select, textarea, [role=tab], [role=switch]',
  )) {
    if (!isSeen(control) || styleOf(control).position === 'fixed') continue;
    const box = control.getBoundingClientRect();
    if (box.width < 3 || box.height < 3) continue;
    const seen = seenLine('', control, box);
    if (!seen) continue;
    for (const line of lines)
      if (
        line.layer === seen.layer &&
        !isWithin(control, line.element) &&
        !line.control?.contains(control) &&
        meet(line, seen)
      ) {
        // A button or a unit inside of a field is a part of it.
        const isPart =
          /INPUT|TEXTAREA|SELECT/.test(control.tagName) &&
          line.left >= box.left &&
          line.right <= box.right &&
          line.top >= box.top &&
          line.bottom <= box.bottom;
        if (!isPart)
          report(
            'covered',
            `${line.text.trim().slice(0, 22)} | ${control.textContent || control.tagName}`,
            line.element,
          );
      }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const input of document.querySelectorAll('input')) {
    if (!pen || !isSeen(input)) continue;
    // A person's own text may be longer than its field; a choice or a hint may not.
    const text = input.value ? (input.role === 'combobox' ? input.value : '') : input.placeholder;
    const { paddingLeft, paddingRight } = styleOf(input);
    pen.font = getComputedStyle(input, input.value ? null : '::placeholder').font;
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(text).width > room + 1) report('cut', text, input);
  }

  for (const table of document.querySelectorAll('table')) {
    if (!isSeen(table)) continue;
    const holder = holders(table).find(each => styleOf(each).overflowX !== 'visible');
    const right = holder ? holder.getBoundingClientRect().right : clientWidth;
    for (const cell of table.querySelectorAll('th, td'))
      if (isSeen(cell) && cell.getBoundingClientRect().right > right + 1.5)
        report('column cut', cell.textContent || 'a cell', cell);
  }

  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(each => {
      const { right, width } = each.getBoundingClientRect();
      return (
        width > 0 &&
        right > clientWidth + 1 &&
        !holders(each).some(holder => styleOf(holder).overflowX !== 'visible')
      );
    });
    const innermost = wide.find(each => !wide.some(other => other !== each && each.contains(other)));
    const at = innermost ?? document.body;
    report('too wide', `${scrollWidth} px: ${at.textContent}`, at);
  }
  return [...faults.values()];
}
