/** What can be wrong on a page. */
export type FindingCode =
  /** The page has no script tag. */
  | 'script_missing'
  /** The page’s policy blocks the script. */
  | 'script_blocked'
  /** The script cannot be fetched. */
  | 'script_unreachable'
  /** The script came and did not run. */
  | 'script_failed'
  /** The page has script tags of several versions. */
  | 'versions_differ'
  /** The page has no calculator. */
  | 'element_missing'
  /** The page’s policy blocks what the script fetches. */
  | 'core_blocked'
  /** What the script fetches does not come. */
  | 'core_unreachable'
  /** The script runs, and no figure shows yet. */
  | 'not_ready'
  /** The element was made and not put in. */
  | 'not_on_page'
  /** The element, or what it stands in, is hidden. */
  | 'hidden'
  /** What it stands in has no width or no height. */
  | 'no_room'
  /** The element says no advisor. */
  | 'advisor_missing'
  /** Nobody has that name. */
  | 'advisor_unknown'
  /** The page’s policy blocks the API. */
  | 'api_blocked'
  /** The page is on https and the API is not. */
  | 'api_insecure'
  /** The API does not answer. */
  | 'api_unreachable'
  /** Something takes away the header that lets the page read the answer. */
  | 'api_not_readable'
  /** The API answers with an error. */
  | 'api_failing'
  /** What answers is no Loan Kereta. */
  | 'api_not_ours'
  /** The page has put something in the place of `fetch` that cannot ask the API. */
  | 'fetch_replaced'
  /** The advisor has no car to calculate for. */
  | 'no_cars'
  /** An attribute has a value that makes no sense, or that the plan does not grant. */
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
