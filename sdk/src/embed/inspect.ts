/**
 * The module that the loader fetches for `LoanKereta.diagnose()`, and at once on a page whose fragment has the mark of a
 * check: it reports then by itself.
 */
import { checkMark, sendReport } from './check-report.ts';
import { diagnose } from './diagnose.ts';
import type { FindingCode } from './diagnosis/finding.ts';

export { diagnose };

/** Findings of a page that is still being drawn. */
const passing: readonly FindingCode[] = ['not_ready', 'element_missing', 'script_failed'];
/** The attempts and the pause between them, in ms, that a page gets to draw. */
const attempts = 10;
const pause = 1000;

/** Diagnoses the page once it has been drawn, or has had the time for it. */
async function diagnosePatiently() {
  for (let attempt = 1; ; attempt += 1) {
    const diagnosis = await diagnose();
    const isPassing = diagnosis.findings.some(({ code }) => passing.includes(code));
    if (attempt === attempts || (document.readyState === 'complete' && !isPassing)) return diagnosis;
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}

async function reportCheck(mark: string): Promise<void> {
  const { findings, version } = await diagnosePatiently();
  await sendReport(import.meta.url, mark, {
    version: version ?? null,
    calculators: document.querySelectorAll('loan-kereta').length,
    findings,
  });
}

const mark = checkMark(window.location.hash);
// A page whose policy blocks the API sends nothing; the advisor's page says so after a while.
if (mark) void reportCheck(mark).catch(() => {});
