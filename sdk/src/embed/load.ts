import type { LoanKeretaGlobal } from './element.ts';
import { watchPolicy } from './policy.ts';

export interface LoadOptions {
  /** The nonce of the page's Content-Security-Policy, where it has one. */
  readonly nonce?: string | undefined;
}

/** Why there is no calculator. */
export type LoadErrorCode =
  /** Called where there is no page, as on a server. */
  | 'no_page'
  /** What was given is not the address of a script. */
  | 'invalid_address'
  /** The page’s Content-Security-Policy does not let the script run. */
  | 'script_blocked'
  /** The script cannot be fetched: a wrong address, no network, an ad blocker. */
  | 'script_unreachable'
  /** What came is another script. */
  | 'not_the_loader';

/** The script could not be had, or there is no page for it; `message` says why and what to do. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly code: LoadErrorCode;
  /** The script's address; empty where none was meant. */
  readonly src: string;

  constructor(code: LoadErrorCode, src: string, message: string) {
    super(message);
    this.code = code;
    this.src = src;
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address in the form that a page with Trusted Types takes. @throws {TypeError} when it does not allow our policy */
function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('loan-kereta', { createScriptURL: text => text });
  return policy?.createScriptURL(address) ?? address;
}

/** @throws {LoadError} `no_page` on a server */
export function needPage(caller: string, src = ''): void {
  if (typeof document === 'undefined')
    throw new LoadError('no_page', src, `${caller}() needs a page; call it in the browser only.`);
}

function addressOf(src: string): string {
  needPage('load', src);
  try {
    if (src) return new URL(src, document.baseURI).href;
  } catch {
    // Said below, together with an empty one.
  }
  throw new LoadError('invalid_address', src, `"${src}" is not the address of a script.`);
}

const isDefined = () => customElements.get('loan-kereta') !== undefined;

/** Waits for a tag in the page's own markup, which has run or failed by the time that the page is complete. */
async function awaitOwnTag(address: string): Promise<void> {
  if (document.readyState === 'complete' || [...document.scripts].every(({ src }) => src !== address)) return;
  const complete = new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
  await Promise.race([customElements.whenDefined('loan-kereta'), complete]);
}

function add(address: string, nonce: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  // As the modules and the API are fetched, so that all come over one connection.
  script.crossOrigin = 'anonymous';
  if (nonce !== undefined) script.nonce = nonce;
  script.src = trusted(address);
  document.head.append(script);
  return script;
}

/** Whether the script came, once that is known. */
const settled = (script: HTMLScriptElement): Promise<boolean> =>
  new Promise(resolve => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
  });

async function fetchScript(address: string, { nonce }: LoadOptions): Promise<LoanKeretaGlobal> {
  await awaitOwnTag(address);
  if (window.LoanKereta && isDefined()) return window.LoanKereta;
  const refusedBy = watchPolicy(address);
  let script: HTMLScriptElement | undefined;
  let arrived = false;
  try {
    script = add(address, nonce);
    arrived = await settled(script);
  } catch {
    // A page with Trusted Types did not take the address; its policy tells.
  }
  const directive = await refusedBy();
  if (window.LoanKereta && isDefined()) return window.LoanKereta;
  script?.remove();
  throw refusal(address, arrived, directive);
}

function refusal(address: string, arrived: boolean, directive: string | undefined): LoadError {
  const { origin } = new URL(address);
  if (directive) {
    const remedy = directive.includes('trusted-types')
      ? 'let its directive trusted-types name loan-kereta'
      : `let it name ${origin}`;
    return new LoadError(
      'script_blocked',
      address,
      `The page’s Content-Security-Policy (${directive}) blocks ${address}: ${remedy}.`,
    );
  }
  if (arrived)
    return new LoadError(
      'not_the_loader',
      address,
      `${address} is a script, but not the one of Loan Kereta.`,
    );
  return new LoadError(
    'script_unreachable',
    address,
    `${address} could not be fetched: see whether it opens in a tab of its own, and whether an ad blocker stops it.`,
  );
}

const loading = new Map<string, Promise<LoanKeretaGlobal>>();

/**
 * Adds the script to the page, once however often it is called, and not at all where the page has it already.
 * Nothing happens before the first call. After a failure the next call tries again.
 * @param src the script's address, such as `https://calculator.example/loan-kereta.js?advisor=aisyah`
 * @returns when `<loan-kereta>` is defined
 * @throws {LoadError} when it cannot be had
 */
export async function load(src: string, options: LoadOptions = {}): Promise<LoanKeretaGlobal> {
  const address = addressOf(src);
  if (window.LoanKereta && isDefined()) return window.LoanKereta;
  const under = loading.get(address);
  if (under) return under;
  const fetching = fetchScript(address, options);
  loading.set(address, fetching);
  fetching.catch(() => loading.delete(address));
  return fetching;
}
