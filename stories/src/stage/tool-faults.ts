// Faults of the advisor's tools and of the frames for filming, in words.
import { isVisible, only, textOf } from './dom.ts';

/** Faults of the top bar: it scrolls sideways, a tool is outside or missing, or its icon lies under or beside its words. */
export function faultsOfBar(widget: HTMLElement): string[] {
  const bar = only(widget, '.advisor-bar').getBoundingClientRect();
  const all = [...widget.querySelectorAll('.bar-tool')];
  const tools = all.filter(each => each.checkVisibility());
  const faults = tools.flatMap(each => {
    const { left, right } = each.getBoundingClientRect();
    const [icon, words] = [...each.children].map(child => child.getBoundingClientRect());
    if (!icon || !words) return [];
    const middle = (Math.min(icon.left, words.left) + Math.max(icon.right, words.right)) / 2;
    return [
      ...(left < bar.left || right > bar.right ? ['outside'] : []),
      ...(icon.right > words.left && icon.bottom > words.top ? ['covered icon'] : []),
      ...(Math.abs(middle - (left + right) / 2) >= 2 ? ['off its middle'] : []),
    ].map(fault => `${fault}: ${textOf(each)}`);
  });
  if (widget.scrollWidth > widget.clientWidth)
    faults.push(`wider by ${widget.scrollWidth - widget.clientWidth}`);
  // The one that may be missing is beside the advisor's name, too.
  if (tools.length < all.length - 1) faults.push(`${all.length - tools.length} tools missing`);
  return faults;
}

/** Faults of an open dialog: it or one of its sections is outside the window, or scrolls sideways. */
export function faultsOfDialog(dialog: HTMLDialogElement): string[] {
  const sections = dialog.querySelectorAll('.dialog-head, .dialog-body, .dialog-foot, .dialog-actions > *');
  return [dialog, ...sections].flatMap(each => {
    const { left, right } = each.getBoundingClientRect();
    const isOutside = left < -0.5 || right > window.innerWidth + 0.5;
    const isWide = each.scrollWidth > each.clientWidth;
    return [
      ...(isOutside ? [`outside: ${each.className || each.tagName}`] : []),
      ...(isWide
        ? [`wider by ${each.scrollWidth - each.clientWidth}: ${each.className || each.tagName}`]
        : []),
    ];
  });
}

/** Whether an ancestor inside the frame cuts an element off, as a long name ends in three dots. */
function isCut(element: HTMLElement, frame: HTMLElement): boolean {
  for (let around = element.parentElement; around && around !== frame; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') return true;
  return false;
}

/** Elements outside a template's frame, by class or part. */
export function faultsOfTemplate(widget: HTMLElement): string[] {
  const frame = only(widget, '.frame');
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll<HTMLElement>('*')]
    .filter(
      element => isVisible(element) && !element.closest('svg, .lk-sr, option') && !isCut(element, frame),
    )
    .filter(element => {
      const box = element.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    })
    .map(element => `outside: ${element.getAttribute('part') ?? `${element.tagName}.${element.className}`}`);
}
