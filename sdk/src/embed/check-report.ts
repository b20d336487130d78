import type { EmbedReport } from '../contract/embed-checks.ts';
import type { Finding } from './diagnosis/finding.ts';

/** The name by which a page's fragment asks its calculator to report for a check; the check's mark follows it. */
export const checkFragment = 'loan-kereta-';

const marked = new RegExp(`[#?&]${checkFragment}([\\w-]{43})$`);

/** The mark of a check in a page's fragment; undefined without one. */
export const checkMark = (fragment: string): string | undefined => marked.exec(fragment)?.[1];

/**
 * The address of a page with the mark of a check. An anchor of the page gives way: together they would be no selector, which
 * scripts that scroll to anchors expect. A route behind the `#` keeps its place, and has the mark as its query.
 */
export function withCheckMark(page: URL, mark: string): string {
  const marked = new URL(page);
  const route = /^#!?\//.test(page.hash) ? page.hash.slice(1) : '';
  const separator = route.includes('?') ? '&' : '?';
  marked.hash = (route ? route + separator : '') + checkFragment + mark;
  return marked.href;
}

/** The most characters of a text that a report takes, some of which may count as two. */
const longest = { name: 30, sentence: 250 };
/** The most calculators, and the most findings, that a report takes. */
const mostReported = 20;

/** A text in one line of what can be shown, as a report takes it: it may quote the page. */
const oneLine = (text: string, most = longest.sentence): string =>
  Array.from(text, character => (/[\p{C}\p{Z}]/u.test(character) ? ' ' : character))
    .slice(0, most)
    .join('');

/** A report whose texts have any length, and whose findings may name elements besides. */
export interface PageReport extends Pick<EmbedReport, 'advisors'> {
  readonly findings: readonly (Pick<Finding, 'severity' | 'problem' | 'remedy'> & {
    readonly code: string;
  })[];
}

/**
 * Reports what stands on this page to the API of its calculator. A page of any origin may; no cookie goes along, and only
 * the advisor who began the check reads it.
 * @param api an address on the API's origin
 */
export async function sendReport(
  api: string,
  mark: string,
  { advisors, findings }: PageReport,
): Promise<void> {
  const report: EmbedReport = {
    advisors: advisors.slice(0, mostReported).map(name => oneLine(name, longest.name)),
    findings: findings.slice(0, mostReported).map(({ code, severity, problem, remedy }) => ({
      ...{ code, severity },
      problem: oneLine(problem),
      remedy: oneLine(remedy),
    })),
  };
  await fetch(new URL('/api/embed-check', api), {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mark, report }),
  });
}
