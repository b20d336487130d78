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
    // A browser tells of a violation in a task of its own, after the one that tells of the failure.
    await new Promise(resolve => setTimeout(resolve));
    document.removeEventListener('securitypolicyviolation', hear);
    return directive;
  };
}
