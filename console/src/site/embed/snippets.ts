import type { Settings } from '@loan-kereta/sdk/embed';
import { hostedPath } from '@loan-kereta/sdk/pages';

/** What of the calculator is chosen for one place; what is not stays the advisor's own. */
export type Choice = Pick<Settings, 'advisor' | 'theme' | 'palette' | 'lang' | 'model'>;

/** The ways in which other pages take the calculator in, in the order in which advisors need them. */
export const channels = ['script', 'link', 'wordpress', 'sites', 'iframe', 'react'] as const;
export type Channel = (typeof channels)[number];

const given = ({ advisor: _advisor, ...choice }: Choice): [string, string][] =>
  Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** The address of an advisor's hosted page. @param site such as `https://calculator.example` */
export function hostedAddress(site: string, choice: Choice): string {
  const query = new URLSearchParams(given(choice));
  return `${site}${hostedPath(choice.advisor)}${query.size > 0 ? `?${query}` : ''}`;
}

/** No line of ours has it. Safari before 16.4 has no lookbehind, so that a split takes two steps. */
const cut = '\u200b';

/** The pieces of a line between which it may break: words, and the parts of an address, whose names stay whole. */
export const pieces = (line: string): readonly string[] =>
  line
    .replace(/(?:[^<\s]\/|[?;]|&(?!amp;))(?!\/)/g, `$&${cut}`)
    .split(/(\s+)|\u200b/)
    .filter(Boolean);

/** The line to paste for a place. None of the values can hold a quotation mark: each is a name of ours, or checked. */
export function snippet(channel: Channel, site: string, choice: Choice): string {
  const attributes = (prefix: string) =>
    given(choice)
      .map(([name, value]) => ` ${prefix}${name}="${value}"`)
      .join('');
  const address = hostedAddress(site, choice);
  // With the advisor's answer in it, so that the figure waits for nothing else.
  const script = `${site}/loan-kereta.js?advisor=${choice.advisor}`;
  const frame = `<iframe data-loan-kereta src="${address.replaceAll('&', '&amp;')}" title="Loan Kereta" width="100%" height="760" style="border:0;max-width:480px" loading="lazy" allow="clipboard-write"></iframe>`;
  switch (channel) {
    case 'script':
    case 'wordpress':
      return `<script async crossorigin src="${script}" data-advisor="${choice.advisor}"${attributes('data-')}></script>`;
    case 'sites':
      return frame;
    case 'iframe':
      return `${frame}\n<script async src="${site}/loan-kereta-frame.js"></script>`;
    case 'link':
      return address;
    case 'react':
      return `import { LoanKereta } from '@loan-kereta/sdk/react';

<LoanKereta src="${script}" advisor="${choice.advisor}"${attributes('')} />`;
  }
}
