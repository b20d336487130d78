/**
 * The module that the loader fetches for `LoanKereta.diagnose()`, and at once on a page whose fragment has the mark of a
 * check: it reports then by itself.
 */
import { checkMark, type PageReport, sendReport } from './check-report.ts';
import { diagnose } from './diagnose.ts';
import type { FindingCode } from './diagnosis/finding.ts';

export { diagnose };

/** Findings of a page that is still being drawn. */
const passing: readonly string[] = [
  'not_ready',
  'element_missing',
  'script_failed',
  'frame_silent',
] satisfies (FindingCode | 'frame_silent')[];
/** The attempts and the pause between them, in ms, that a page gets to draw. */
const attempts = 10;
const pause = 1000;

const silence = ({ src }: HTMLIFrameElement) => ({
  code: 'frame_silent',
  severity: 'error' as const,
  problem: `The frame of ${src || 'no address'} has not sent its height.`,
  remedy: 'Open its address in a tab of its own. If that shows the calculator, this page blocks the frame.',
});

/** Inspects the calculators and the frames of the page. A frame that shows its page has sent its height to our script. */
async function inspect(): Promise<PageReport> {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-loan-kereta]')];
  const calculators = document.querySelectorAll('loan-kereta').length + frames.length;
  const { findings, version = null } = await diagnose();
  const silent = frames.filter(({ style }) => !style.height).map(silence);
  const ofElements = frames.length > 0 ? findings.filter(({ code }) => code !== 'element_missing') : findings;
  return { version, calculators, findings: [...ofElements, ...silent] };
}

/** Reports the page for a check once it has been drawn, or has had the time for it. */
async function reportCheck(mark: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await inspect();
    const isPassing = report.findings.some(({ code }) => passing.includes(code));
    if (attempt === attempts || (document.readyState === 'complete' && !isPassing))
      return sendReport(import.meta.url, mark, report);
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}

const mark = checkMark(window.location.hash);
// A page whose policy blocks the API sends nothing; the advisor's page says so after a while.
if (mark) void reportCheck(mark).catch(() => {});
