/**
 * The module that the loader fetches for `LoanKereta.diagnose()`. On a page whose fragment has the mark of a check the first
 * call reports the page besides.
 */
import { checkMark, type PageReport, sendReport } from './check-report.ts';
import { type Diagnosis, diagnose as diagnosePage } from './diagnose.ts';
import { treesIn } from './trees.ts';

/** The time that a page gets to draw, in ms: any finding may pass in the first part, these in all of it. */
const drawing = { any: 3000, all: 12_000 };
const passing: readonly string[] = ['not_ready', 'element_missing', 'script_failed', 'frame_silent'];
/** The pause between two looks at the page, in ms. */
const pause = 1000;

const advisorOfFrame = ({ src }: HTMLIFrameElement): string => /\/a\/([^/?#]+)/.exec(src)?.[1] ?? '';

const silence = ({ src }: HTMLIFrameElement): PageReport['findings'][number] => ({
  code: 'frame_silent',
  severity: 'error',
  problem: `The frame of ${src || 'no address'} has not sent its height.`,
  remedy: 'Open its address in a tab of its own. If that shows the calculator, this page blocks the frame.',
});

/** The report of a page by its diagnosis and its frames. A frame that shows its page has sent its height to our script. */
function reportOf({ findings }: Diagnosis): PageReport {
  const trees = treesIn(document);
  const elements = trees.flatMap(tree => [...tree.querySelectorAll('loan-kereta')]);
  const frames = trees.flatMap(tree => [
    ...tree.querySelectorAll<HTMLIFrameElement>('iframe[data-loan-kereta]'),
  ]);
  // A frame that waits until it is near would count as silent.
  for (const frame of frames) frame.loading = 'eager';
  const silent = frames.filter(({ style }) => !style.height).map(silence);
  const ofElements = frames.length > 0 ? findings.filter(({ code }) => code !== 'element_missing') : findings;
  return {
    advisors: [
      ...elements.map(element => element.getAttribute('advisor') ?? ''),
      ...frames.map(advisorOfFrame),
    ],
    findings: [...ofElements, ...silent],
  };
}

/** Reports the page for a check once it has been drawn, or has had the time for it. */
async function reportCheck(mark: string): Promise<Diagnosis> {
  const begun = Date.now();
  for (;;) {
    const diagnosis = await diagnosePage();
    const report = reportOf(diagnosis);
    const age = Date.now() - begun;
    const isPassing = report.findings.some(({ code }) => age < drawing.any || passing.includes(code));
    if (age > drawing.all || (document.readyState === 'complete' && !isPassing)) {
      const api = document.querySelector('loan-kereta[api]')?.getAttribute('api');
      await sendReport(api || import.meta.url, mark, report);
      return diagnosis;
    }
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}

let mark = checkMark(window.location.hash);

/** Diagnoses the page, or one calculator on it; the first call on a checked page reports it. */
export function diagnose(element?: Element): Promise<Diagnosis> {
  if (!mark) return diagnosePage(element);
  const report = reportCheck(mark);
  mark = undefined;
  return report;
}
