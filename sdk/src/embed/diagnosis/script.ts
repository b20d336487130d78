import type { Finding } from './finding.ts';
import { probeFetch, probeScript } from './probe.ts';

/** The tags of the loader that the page has. */
export const scriptTags = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src*="loan-kereta.js"]'),
];

const allow = (directive: string, address: string) =>
  `Let the policy’s ${directive.replace(/-elem$/, '')} name ${new URL(address).origin}, or give the script tag the page’s nonce.`;

const openIt = (address: string) =>
  `Open ${address} in a tab of its own: it must show JavaScript. If it does, an ad blocker or a firewall stops it here.`;

async function whyNotDefined({ src, nonce }: HTMLScriptElement): Promise<Finding> {
  const fared = await probeScript(src, 'script', nonce);
  if (typeof fared === 'object')
    return {
      code: 'script_blocked',
      severity: 'error',
      problem: `The page’s Content-Security-Policy blocks the script ${src}.`,
      remedy: allow(fared.refusedBy, src),
    };
  if (fared === 'unreachable')
    return {
      code: 'script_unreachable',
      severity: 'error',
      problem: `The script ${src} cannot be fetched.`,
      remedy: openIt(src),
    };
  return {
    code: 'script_failed',
    severity: 'error',
    problem: `The script ${src} can be fetched, but it has not defined <loan-kereta>.`,
    remedy:
      'It may not have run yet: try again in a moment. Otherwise see that its tag has no type="module", and that the browser’s console shows no error of it.',
  };
}

/** Whether the script is on the page and has run. */
export async function checkScript(): Promise<Finding | undefined> {
  if (customElements.get('loan-kereta')) return undefined;
  const [tag] = scriptTags();
  if (tag) return whyNotDefined(tag);
  return {
    code: 'script_missing',
    severity: 'error',
    problem: 'The page has no script tag of Loan Kereta.',
    remedy:
      'Add <script async crossorigin src="https://…/loan-kereta.js"></script>, or call load() with that address.',
  };
}

/** What a loader's text says of itself. */
interface Loader {
  readonly version?: string | undefined;
  /** The core's path. */
  readonly core?: string | undefined;
}

async function readLoader(src: string): Promise<Loader> {
  const response = await probeFetch(src);
  const text = response instanceof Response && response.ok ? await response.text() : '';
  return {
    version: /version:\s*["'`]([^"'`]+)/.exec(text)?.[1],
    core: /["'`]([^"'`]*\/core\.js)["'`]/.exec(text)?.[1],
  };
}

/** Whether every loader of the page is of the version that runs; the first one to come is the one that stays. */
export async function checkVersions(): Promise<Finding | undefined> {
  const running = window.LoanKereta?.version;
  const addresses = [...new Set(scriptTags().map(({ src }) => src))];
  const loaders = await Promise.all(addresses.map(async src => ({ src, ...(await readLoader(src)) })));
  const others = loaders.filter(({ version }) => version !== undefined && version !== running);
  if (!running || others.length === 0) return undefined;
  const list = others.map(({ src, version }) => `${src} brings ${version}`).join(', ');
  return {
    code: 'versions_differ',
    severity: 'warning',
    problem: `Version ${running} runs, and ${list}. Only the first version on a page is used.`,
    remedy: 'Keep one script tag, and reload the page to get the latest version of it.',
  };
}

/** Why an element shows no figure although the script runs: the core, which the script fetches, may be kept away. */
export async function checkCore(): Promise<Finding> {
  const [tag] = scriptTags();
  const { core } = tag ? await readLoader(tag.src) : {};
  const address = tag && core && new URL(core, tag.src).href;
  const fared = address ? await probeScript(address, 'module', tag.nonce) : 'there';
  if (address && typeof fared === 'object')
    return {
      code: 'core_blocked',
      severity: 'error',
      problem: `The page’s Content-Security-Policy blocks ${address}, which the script needs.`,
      remedy: allow(fared.refusedBy, address),
    };
  if (address && fared === 'unreachable')
    return {
      code: 'core_unreachable',
      severity: 'error',
      problem: `${address}, which the script needs, cannot be fetched.`,
      remedy: openIt(address),
    };
  return {
    code: 'not_ready',
    severity: 'error',
    problem: 'The script runs, but no figure shows yet.',
    remedy: 'Try again in a moment. If it stays so, see what the browser’s console says.',
  };
}
