/** How many known holes there are of each severity; undefined for anything but npm's report. */
function countsOf(report: unknown): Readonly<Record<string, number>> | undefined {
  const counts: unknown = Object(Object(report).metadata).vulnerabilities;
  return typeof counts === 'object' && counts !== null ? { ...counts } : undefined;
}

const grave = ['high', 'critical'];

/** What `npm audit --json` says: known holes, none, or nothing because this registry cannot be asked. */
export function auditVerdict(printed: string): {
  readonly state: 'clean' | 'holes' | 'unknown';
  readonly line: string;
} {
  const start = printed.indexOf('{');
  const counts = start < 0 ? undefined : countsOf(parseJson(printed.slice(start)));
  if (!counts)
    return {
      state: 'unknown',
      line: '!!! NOT CHECKED: this registry does not say which versions have known holes. Ask one that does.',
    };
  const found = Object.entries(counts).filter(([severity, count]) => severity !== 'total' && count > 0);
  const line = found.map(([severity, count]) => `${count} ${severity}`).join(', ');
  return found.some(([severity]) => grave.includes(severity))
    ? { state: 'holes', line: `Known holes in dependencies: ${line}. See npm audit --omit=dev.` }
    : { state: 'clean', line: `No grave hole is known in the dependencies${line && ` (${line})`}.` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
