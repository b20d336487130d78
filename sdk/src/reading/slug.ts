import { toAscii } from './ascii.ts';

/**
 * Reads an advisor's public name as people paste it: their page's whole address or our script's, with a slash, an `@` or
 * quotation marks about it, in capitals, with other dashes or invisible characters. Whatever can mean more than one name
 * stays as it is, and so is none.
 */
export function readSlug(text: string): string {
  const plain = toAscii(text)
    .replace(/["'`\u201c\u201d\u00ab\u00bb]/g, '')
    .trim();
  const [, named] = /[?&]advisor=([^&#]*)/i.exec(plain) ?? /(?:^|\/)a\/([^/?#]+)/i.exec(plain) ?? [];
  return (named ?? plain).replace(/^[@/]+|\/+$/g, '').toLowerCase();
}
