/** What can be wrong on a page. */
export type FindingCode =
  | 'script_missing'
  | 'script_blocked'
  | 'script_unreachable'
  | 'script_failed'
  | 'versions_differ'
  | 'element_missing'
  | 'core_blocked'
  | 'core_unreachable'
  | 'not_ready'
  | 'not_on_page'
  | 'hidden'
  | 'no_room'
  | 'advisor_missing'
  | 'advisor_unknown'
  | 'api_blocked'
  | 'api_insecure'
  | 'api_unreachable'
  | 'api_not_readable'
  | 'api_failing'
  | 'api_not_ours'
  | 'setting_ignored';

/** One thing that is wrong, in plain words. */
export interface Finding {
  readonly code: FindingCode;
  /** An `error` keeps the calculator from showing what it should; a `warning` may be what you want. */
  readonly severity: 'error' | 'warning';
  /** What is wrong. */
  readonly problem: string;
  /** What mends it. */
  readonly remedy: string;
  /** The element that it is about, where it is about one. */
  readonly element?: Element;
}

/** An element as a person would look for it: `div#kira.wide`. */
export function nameOf(element: Element): string {
  const id = element.id && `#${element.id}`;
  return [element.localName + id, ...element.classList].join('.');
}
