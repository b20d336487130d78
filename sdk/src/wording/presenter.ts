import { softened } from '../languages/softened.ts';
import type { Language } from '../rules/languages.ts';

const isLatin = (word: string) => /[a-z]/.test(word);

/**
 * A pattern of one row, with a group for what stands before. A word of letters counts only when it stands alone, by
 * letters: `Rate2.90%`, read off a screen, is two. Safari before 16.4 has no lookbehind.
 */
function pattern(words: string): string {
  const choices = words.replace(/ /g, '[\\s-]+');
  return isLatin(words)
    ? `(^|[^\\p{L}\\p{M}])(?:${choices})(?:s|nya)?(?![\\p{L}\\p{M}])`
    : `()(?:${choices})`;
}

const languageCodes = Object.keys(softened) as Language[];

function makeTable(language: Language) {
  // Malay comes last: it shares words with English, and what is not Malay becomes English before it becomes Malay.
  const others = languageCodes.filter(code => code !== language).reverse();
  const rows = [language, ...others].flatMap(code => softened[code]);
  return {
    instead: rows.map(([text]) => text),
    forbidden: new RegExp(rows.map(([, words]) => pattern(words)).join('|'), 'giu'),
  };
}

const tables = new Map<Language, ReturnType<typeof makeTable>>();

/** Made when it is first needed: the pattern takes a phone a tenth of a second, and only a live stream has a use for it. */
function tableFor(language: Language) {
  const table = tables.get(language) ?? makeTable(language);
  tables.set(language, table);
  return table;
}

function inTheCaseOf(sample: string, text: string): string {
  if (sample === sample.toUpperCase()) return text.toUpperCase();
  return sample.charAt(0) === sample.charAt(0).toLowerCase()
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * `text` with every forbidden word softened, those of any language into `language` where they can be: `Loan` →
 * `Anggaran`, `kelulusan bank` → `proses kewangan`. Plurals, capitals and the Malay `-nya` are seen to; what it returns
 * holds no forbidden word, so a second time changes nothing.
 */
export function presenterText(text: string, language: Language = 'ms'): string {
  const { instead, forbidden } = tableFor(language);
  const softened = text.replace(forbidden, (match: string, ...groups: (string | undefined)[]) => {
    const row = groups.findIndex(group => group !== undefined);
    const before = groups[row] ?? '';
    const words = match.slice(before.length);
    return before + inTheCaseOf(words, `${instead[row] ?? ''}${/nya$/i.test(words) ? 'nya' : ''}`);
  });
  // Where nothing parts words, what was put in may make another with its neighbours.
  return softened === text ? text : presenterText(softened, language);
}

/** The forbidden words that `text` still has, of any language, as they stand there and in their order. */
export function forbiddenInPresenter(text: string): string[] {
  const found = text.matchAll(tableFor('ms').forbidden);
  return Array.from(found, ([match, ...groups]) =>
    match.slice(groups.find(group => group !== undefined)?.length),
  );
}
