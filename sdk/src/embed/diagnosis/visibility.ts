import { type Finding, nameOf } from './finding.ts';

/** The element and what it stands in, across shadow roots too, from the inside out; without the page itself. */
function* lineage(element: Element): Generator<Element> {
  let next: Element | null = element;
  while (next && next !== document.body) {
    yield next;
    const root: Node = next.getRootNode();
    next = next.assignedSlot ?? next.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}

function hides(element: Element): boolean {
  const { display, contentVisibility } = getComputedStyle(element);
  const isClosed = element instanceof HTMLDetailsElement && !element.open;
  return isClosed || display === 'none' || contentVisibility === 'hidden';
}

function cutsAll(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return (overflowX !== 'visible' && width < 1) || (overflowY !== 'visible' && height < 1);
}

/** Whether the element stands where it can be seen. */
export function checkVisibility(element: Element): Finding | undefined {
  if (!element.isConnected)
    return {
      code: 'not_on_page',
      severity: 'warning',
      problem: 'The <loan-kereta> element is not in the page.',
      remedy: 'Append it to an element of the page.',
      element,
    };
  const line = [...lineage(element)];
  if (!element.checkVisibility())
    return {
      code: 'hidden',
      severity: 'warning',
      problem: `${nameOf(line.findLast(hides) ?? element)} is hidden, and the calculator with it.`,
      remedy: 'If you do not mean that, see its display and whether it is closed.',
      element,
    };
  const { width, height } = element.getBoundingClientRect();
  const culprit = line.find(cutsAll) ?? (width < 1 || height < 1 ? element : undefined);
  if (!culprit) return undefined;
  const side = culprit.getBoundingClientRect().width < 1 ? 'wide' : 'high';
  return {
    code: 'no_room',
    severity: 'error',
    problem: `${nameOf(culprit)} is no pixel ${side}, so nothing of the calculator can be seen.`,
    remedy: 'Take its fixed size and its overflow away, or give it a width and a height.',
    element,
  };
}
