import { checkApi } from './diagnosis/api.ts';
import type { Finding } from './diagnosis/finding.ts';
import { checkCore, checkScript, checkVersions } from './diagnosis/script.ts';
import { checkVisibility } from './diagnosis/visibility.ts';
import { needPage } from './load.ts';
import { isRendered } from './rendered.ts';
import { treesIn } from './trees.ts';

/** What is wrong on a page, for a program and for a person. */
export interface Diagnosis {
  /** True when nothing keeps a calculator from showing what it should. */
  readonly ok: boolean;
  /** The version that runs; undefined when none does. */
  readonly version: string | undefined;
  readonly findings: readonly Finding[];
  /** All of it in plain words. */
  readonly text: string;
}

const noElement: Finding = {
  code: 'element_missing',
  severity: 'error',
  problem: 'The page has no <loan-kereta> element.',
  remedy:
    'Put <loan-kereta advisor="…"></loan-kereta> where it is to stand, or data-advisor on the script tag.',
};

/** Whether it has not begun, as it is asked to wait until it is near; or it has, and its core is on the way. */
const isWaiting = (element: Element) =>
  element.getAttribute('loading') === 'lazy' && !element.shadowRoot?.querySelector('.lk');

async function find(elements: readonly Element[]): Promise<Finding[]> {
  const script = await checkScript();
  const placed = elements.filter(({ isConnected }) => isConnected);
  const late = placed.filter(element => !isRendered(element));
  const core = async () => {
    const finding = await checkCore();
    return finding.code === 'not_ready' && late.every(isWaiting) ? undefined : finding;
  };
  const found = await Promise.all([
    script,
    script ? undefined : checkVersions(),
    script || late.length === 0 ? undefined : core(),
    elements.length > 0 ? undefined : noElement,
    // Where nothing is drawn there is nothing to be seen, and no place to blame for it.
    ...elements.filter(element => !element.isConnected || isRendered(element)).map(checkVisibility),
    ...placed.map(checkApi),
  ]);
  return found.flat().filter(finding => finding !== undefined);
}

function textOf(findings: readonly Finding[], version: string | undefined): string {
  const what = version ? `Loan Kereta ${version}` : 'Loan Kereta';
  if (findings.length === 0) return `${what}: all is well.`;
  const lines = findings.map(({ severity, problem, remedy }) => `${severity}: ${problem}\n  → ${remedy}`);
  return [
    `${what}: ${findings.length === 1 ? 'one finding' : `${findings.length} findings`}.`,
    ...lines,
  ].join('\n');
}

/**
 * Tells an embedder what is wrong on the page: whether the script is there and may run, whether the element can be
 * seen, and whether the API answers, knows the advisor and grants what is asked for. It changes nothing on the page,
 * asks the script's server and the API for what the calculator asks, and gives each up after 10 s.
 * @param element the calculator that is meant; every one on the page unless told
 * @throws {LoadError} `no_page` on a server
 */
export async function diagnose(element?: Element): Promise<Diagnosis> {
  needPage('diagnose');
  const elements = element
    ? [element]
    : treesIn(document).flatMap(tree => [...tree.querySelectorAll('loan-kereta')]);
  const findings = await find(elements);
  const version = window.LoanKereta?.version;
  return {
    ok: findings.every(({ severity }) => severity === 'warning'),
    version,
    findings,
    text: textOf(findings, version),
  };
}
