import { answerFrom, type Carried, unpack } from './carried.ts';
import { checkFragment } from './check-report.ts';
import { type Core, elementClass } from './element.ts';
import { optionNames } from './options.ts';

/**
 * The core's path beside the loader, its integrity, and the version: written in by the widget's build. In an advisor's own
 * script, which brings the core along, the integrity is empty.
 */
declare const CORE_PATH: string;
declare const CORE_INTEGRITY: string;
declare const VERSION: string;
/** What such a script brings along. */
declare const CARRIED: Carried;

// A module has no `currentScript`, nor has what a tag manager runs, and in a page's own bundle it is that bundle's; then
// the first of our name is as good.
const ours = 'script[src*="loan-kereta.js"]';
const script = (document.currentScript?.closest(ours) ??
  document.querySelector(ours)) as HTMLScriptElement | null;
const base = script?.src;

const path = CORE_PATH;
let core: Promise<Core> | undefined;
let failures = 0;

function loadCore(): Promise<Core> {
  if (!CORE_INTEGRITY) core ??= Promise.resolve(unpack(CARRIED, new URL(path, base).href));
  else if (!core) {
    // A browser may remember an address that failed. The server knows each folder by a number before its name as well.
    const href = new URL(path.replace('s/', failures ? `s/${failures}/` : 's/'), base).href;
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      integrity: CORE_INTEGRITY,
      crossOrigin: '',
      nonce: script?.nonce,
    });
    document.head.append(link);
    core = import(href);
    // A core that could not be had is asked for again, by whoever wants it next.
    core.catch(() => {
      core = undefined;
      failures++;
      link.remove();
    });
  }
  return core as Promise<Core>;
}

// biome-ignore-start lint/suspicious/noConsole: an embedder has to learn somewhere of what cannot work
if (!base) console.warn('Loan Kereta: add a tag of loan-kereta.js.');
else if (!customElements.get('loan-kereta')) {
  if (!CORE_INTEGRITY) answerFrom(CARRIED, base);
  customElements.define('loan-kereta', elementClass(base, loadCore));
  window.LoanKereta = {
    version: VERSION,
    diagnose: element =>
      import(new URL(path.replace('core', 'diagnose'), base).href).then(module => module.diagnose(element)),
  };
  // The mark of a check: the first diagnosis reports the page.
  if (location.hash.match(checkFragment)) window.LoanKereta.diagnose().catch(() => {});
} else {
  const version = window.LoanKereta?.version;
  if (version !== VERSION) console.warn(`Loan Kereta ${version} stays, not ${VERSION}.`);
}
// biome-ignore-end lint/suspicious/noConsole: as above

if (script?.dataset.advisor) {
  const element = document.createElement('loan-kereta');
  for (const name of optionNames) {
    const value = script.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  const place = () => {
    // Two tags that say the same are one calculator, as is one in a page that is put back as it stood (Turbo, htmx).
    const [one, other] = [...document.querySelectorAll('loan-kereta')].filter(each =>
      optionNames.every(name => each.getAttribute(name) === element.getAttribute(name)),
    );
    if (other) element.remove();
    if (one) return;
    // A script in the head has no place to show anything beside it, so a page may mark one.
    if (script.parentElement === document.head)
      (document.querySelector('div#loan-kereta') ?? document.body).append(element);
    else script.after(element);
  };
  // The place that a script in the head is meant for may not be read yet.
  if (script.parentElement !== document.head || document.readyState !== 'loading') place();
  addEventListener('DOMContentLoaded', place);
}
