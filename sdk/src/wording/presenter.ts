import type { Language } from './calculator.ts';

/**
 * What stands on a live stream instead of the words that may not stand there, each with those words as parts of a
 * pattern. A phrase comes before the words inside it. The first five pairs of words (loan, deposit, bank, approval,
 * rate) become Malay in English too, as the streams are Malay; their relatives keep their language where they can.
 */
const table: readonly (readonly [instead: string, words: string])[] = [
  ['kadar rata', 'flat rate'],
  ['kadar efektif', 'effective rate|effective interest rate'],
  ['kadar', 'kadar faedah|interest rate|rate'],
  ['jumlah anggaran', 'loan amount'],
  ['anggaran', 'loan|pinjaman'],
  ['wang muka', 'deposit|down payment|downpayment|down instal?lment'],
  ['pegawai kewangan', 'banker'],
  ['kewangan', 'bank|banking|perbankan|kredit|credit|pembiayaan|financing'],
  ['pihak kewangan', 'lender|pemberi pinjaman'],
  ['diproses', 'approved|diluluskan|lulus'],
  ['proses', 'approval|approve|kelulusan|luluskan|meluluskan'],
  ['caj', 'faedah'],
  ['charge', 'interest'],
  ['bayaran', 'ansuran'],
  ['payment', 'instal?lment'],
  ['pembeli', 'borrower|peminjam'],
  ['pembelian', 'sewa beli|hire purchase|borrowing'],
  ['membeli', 'borrow|pinjam|meminjam'],
  ['baki', 'hutang|debt'],
];

const alternatives = table.map(([, words]) => `(${words.replaceAll(' ', '[\\s-]+')})`).join('|');

// Whole words only, by letters: so `RateRM` is one word but `Rate2.90%`, read off a screen, is two.
const forbidden = new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?:s|(nya))?(?![\\p{L}\\p{M}])`, 'giu');

function inTheCaseOf(sample: string, text: string): string {
  if (sample === sample.toUpperCase()) return text.toUpperCase();
  return sample.charAt(0) === sample.charAt(0).toLowerCase()
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * `text` with every forbidden word softened: `Loan` → `Anggaran`, `kelulusan bank` → `proses kewangan`. Plurals,
 * capitals and the Malay `-nya` are seen to; what it returns holds no forbidden word, so a second time changes nothing.
 */
export function presenterText(text: string): string {
  return text.replace(forbidden, (match: string, ...groups: (string | undefined)[]) => {
    const [instead] = table.find((_, row) => groups[row] !== undefined) ?? [match];
    return inTheCaseOf(match, instead + (groups[table.length] ? 'nya' : ''));
  });
}

/** The forbidden words that `text` still has, as they stand there and in their order. */
export function forbiddenInPresenter(text: string): string[] {
  return text.match(forbidden) ?? [];
}

/** What a live stream says beside the figures: that they are a reference for car buyers, not an offer. */
export const presenterDisclaimer: Readonly<Record<Language, string>> = {
  ms: 'Anggaran ini hanya rujukan untuk pembeli kereta, bukan tawaran kewangan.',
  en: 'This estimate is only a reference for car buyers, not an offer of finance.',
};
