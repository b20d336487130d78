/** Superscripts and fractions, which NFKC would turn into further digits, and an override that shows letters backwards. */
const misleading = /[\p{No}\u202e]/u;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The ASCII digit of a decimal digit. Unicode lists each script's digits in order, ten to a set. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return `${(code - zero) % 10}`;
}

/**
 * Rewrites the digits of every script, dashes, marks and spaces as ASCII and removes invisible characters: `５０００` is
 * `5000`, `−` is `-`, `。` is `.`, a no-break space is a space. Line breaks stay. A text whose digits would change their
 * meaning, such as `5²`, stays as it is.
 */
export function toAscii(text: string): string {
  if (misleading.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\r\n]/g, ' ')
    .replace(/[^\x20-\x7f]/gu, other => {
      if (/\p{Nd}/u.test(other)) return asciiDigit(other);
      if (/[\p{Pd}\u2212\u02d7\u30fc]/u.test(other)) return '-';
      if (/[\u066b\u3002]/u.test(other)) return '.';
      if (other === '\u066c') return ',';
      return /[\u2018\u2019\u02bc\u2032]/u.test(other) ? "'" : other;
    })
    .trim();
}
