import type { EmbedReport } from '../contract/embed-checks.ts';
import type { Finding } from './diagnosis/finding.ts';

/** The fragment that has a page's calculator report for a check: this, and the check's mark. Behind another fragment it follows a `&`. */
export const checkFragment = 'loan-kereta:';

/** The mark of a check in a page's fragment; undefined without one. */
export const checkMark = (fragment: string): string | undefined =>
  /(?:^#|&)loan-kereta:([\w-]{43})$/.exec(fragment)?.[1];

/** The most characters of an address or a sentence that a report takes, some of which may count as two. */
const longest = 250;
/** The most findings that a report takes. */
const mostFindings = 20;

/** A report but for the address of the page, with findings that may name elements besides. */
export type PageReport = Pick<EmbedReport, 'version' | 'calculators'> & {
  readonly findings: readonly (Pick<Finding, 'severity' | 'problem' | 'remedy'> & {
    readonly code: string;
  })[];
};

/** A text in one line of what can be shown, as a report takes it: a finding may quote the page. */
const oneLine = (text: string): string =>
  Array.from(text, character => (/[\p{C}\p{Z}]/u.test(character) ? ' ' : character))
    .slice(0, longest)
    .join('');

/**
 * Reports what stands on this page to the site of the calculator. A page of any origin may; no cookie goes along, and only
 * the advisor who began the check reads it.
 * @param site an address on the calculator's site
 */
export async function sendReport(
  site: string,
  mark: string,
  { findings, ...report }: PageReport,
): Promise<void> {
  const { origin, pathname } = window.location;
  const body = {
    mark,
    report: {
      ...report,
      page: oneLine(origin + pathname),
      findings: findings.slice(0, mostFindings).map(({ code, severity, problem, remedy }) => ({
        ...{ code, severity },
        problem: oneLine(problem),
        remedy: oneLine(remedy),
      })),
    },
  };
  await fetch(new URL('/api/embed-check', site), {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
