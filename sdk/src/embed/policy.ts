/**
 * A browser tells of a violation in a task of its own, after the one that tells of the failure. A page may have replaced
 * its timers, and nobody the signal's; Safari before 16 has the former only.
 */
const nextTask = () =>
  new Promise<unknown>(resolve => {
    if ('timeout' in AbortSignal) AbortSignal.timeout(0).addEventListener('abort', resolve);
    else setTimeout(resolve);
  });

/**
 * Watches for the page's Content-Security-Policy refusing an address.
 * @returns stops watching and tells the directive that refused it, such as `script-src-elem`; undefined when none did
 */
export function watchPolicy(address: string): () => Promise<string | undefined> {
  const { origin } = new URL(address);
  let directive: string | undefined;
  const hear = (event: SecurityPolicyViolationEvent) => {
    const isOurs = event.blockedURI.startsWith(origin) || event.blockedURI.startsWith('trusted-types');
    if (isOurs && event.disposition === 'enforce') directive = event.effectiveDirective;
  };
  document.addEventListener('securitypolicyviolation', hear);
  return async () => {
    await nextTask();
    document.removeEventListener('securitypolicyviolation', hear);
    return directive;
  };
}
