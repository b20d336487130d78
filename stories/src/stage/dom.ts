/** The only element that a selector finds. */
export function only<Found extends HTMLElement = HTMLElement>(widget: Element, selector: string): Found {
  const found = widget.querySelectorAll<Found>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${selector} finds ${found.length} elements, not one.`);
  return first;
}

/** The shadow part of a name; a theme has each once. */
export const part = (widget: Element, name: string): HTMLElement => only(widget, `[part~="${name}"]`);

/** The text of an element as it is read, its white space made single. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Whether a person can see and reach an element: nothing around it is folded away. */
export const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Whether some of an element's text is beyond its box; half a px of a line's height is not. */
export const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;

/** The body of the car that is shown: not one of those that it is chosen from, unless the chosen one is all there is. */
export function shownCar(widget: HTMLElement): SVGGeometryElement | null {
  const front = widget.querySelector('.slide[aria-hidden=false]') ?? widget;
  const apart = [...front.querySelectorAll<SVGGeometryElement>('.lk-car-body')].find(body => {
    const picker = body.closest('[part~=model-picker]');
    return !picker || !front.contains(picker);
  });
  return apart ?? front.querySelector('[part~=model-picker] :checked + * .lk-car-body');
}
