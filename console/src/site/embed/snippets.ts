import type { Settings } from '@loan-kereta/sdk/embed';
import { hostedPath } from '@loan-kereta/sdk/pages';

/** The settings that are chosen for one place; a setting left out stays the advisor's own. */
export type Choice = Pick<Settings, 'advisor' | 'theme' | 'palette' | 'lang' | 'model'>;

/** The ways in which other pages take the calculator in. */
export const ways = ['element', 'sizedFrame', 'frame', 'link', 'react'] as const;
export type Way = (typeof ways)[number];

/** The readable words of a snippet, as plain text. */
export interface Fallback {
  /** The words of the link, such as `Kira ansuran dengan Aisyah`. */
  readonly invitation: string;
  /** The advisor's number as the profile has it; empty without one. */
  readonly whatsapp: string;
}

const given = ({ advisor: _advisor, ...choice }: Choice): [string, string][] =>
  Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined);

const queryOf = (choice: Choice): string => {
  const query = new URLSearchParams(given(choice));
  return query.size > 0 ? `?${query}` : '';
};

/** The address of an advisor's hosted page. @param site such as `https://calculator.example` */
export const hostedAddress = (site: string, choice: Choice): string =>
  `${site}${hostedPath(choice.advisor)}${queryOf(choice)}`;

/** The address of the picture that offers a car of the advisor. */
export const offerAddress = (site: string, choice: Choice): string =>
  `${site}${hostedPath(choice.advisor)}/offer.png${queryOf(choice)}`;

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text as HTML that stays text: in an element, in an attribute, and in the templates of Vue, Liquid and WordPress, which
 * give a meaning to braces and brackets.
 */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`{}[\]]/g, sign => named[sign] ?? `&#${sign.charCodeAt(0)};`);

/** Marks where a line may break. Safari before 16.4 has no lookbehind, so that a split takes two steps. */
const cut = '\u200b';

/** The pieces of a line between which it may break: words, and the parts of an address, whose names stay whole. */
export const pieces = (line: string): readonly string[] =>
  line
    .replace(/(?:[^<\s]\/|[?;]|&(?!\w+;|#))(?!\/)/g, `$&${cut}`)
    .split(/(\s+)|\u200b/)
    .filter(Boolean);

/** The text to paste for one way. The values of a choice hold no quotation mark: each is a name of ours, or checked. */
export function snippet(way: Way, site: string, choice: Choice, { invitation, whatsapp }: Fallback): string {
  const address = hostedAddress(site, choice);
  // With the advisor's answer in it, so that the figure waits for nothing else.
  const script = `${site}/loan-kereta.js?advisor=${choice.advisor}`;
  const attributes = given(choice)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(invitation)}</a>${whatsapp && ` · WhatsApp ${escapeHtml(whatsapp)}`}`;
  const frame = `<iframe data-loan-kereta src="${escapeHtml(address)}" title="Loan Kereta" width="100%" height="760" style="border:0;max-width:480px" loading="lazy" allow="clipboard-write"></iframe>
<p><small>${link}</small></p>`;
  switch (way) {
    case 'element':
      return `<loan-kereta advisor="${choice.advisor}"${attributes}>${link}</loan-kereta>
<script async crossorigin src="${script}"></script>`;
    case 'frame':
      return frame;
    case 'sizedFrame':
      return `${frame}\n<script async src="${site}/loan-kereta-frame.js"></script>`;
    case 'link':
      return address;
    case 'react':
      return `import { LoanKereta } from '@loan-kereta/sdk/react';

<LoanKereta src="${script}" advisor="${choice.advisor}"${attributes}>
  ${link}
</LoanKereta>`;
  }
}
