import { fill, type Language, refusals } from '@loan-kereta/sdk/languages';

type Texts = Readonly<Record<string, string>>;

/** An English text of the dictionaries as a pattern of what it becomes once its `{places}` are filled in. */
interface Form {
  readonly section: 'faults' | 'sentences' | 'titles';
  readonly key: string;
  readonly pattern: RegExp;
}

const literally = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
const pattern = (text: string) => new RegExp(`^${literally(text).replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 's');

// Where two forms fit, the one that leaves less open has more letters of its own: `at most {most}.` also fits what `at most
// {most} items.` becomes, and `{who} saved this` what is said of one's own window.
const letters = (text: string) => text.replace(/\{\w+\}/g, '').length;

const { faults, sentences, titles, blocks } = refusals.en;
const forms: readonly Form[] = (['sentences', 'faults', 'titles'] as const).flatMap(section =>
  Object.entries<string>({ sentences, faults, titles }[section])
    .sort(([, one], [, other]) => letters(other) - letters(one))
    .map(([key, text]) => ({ section, key, pattern: pattern(text) })),
);

/** In characters: longer than what we say. A caller's own words may be, and the patterns take their time over them. */
const longest = 1200;

const formOf = (text: string): Form | undefined =>
  text.length > longest ? undefined : forms.find(form => form.pattern.test(text));

/** Whether a text is a sentence of ours, which there is in every language. */
export const isOurs = (text: string): boolean => formOf(text) !== undefined;

const own = (texts: Texts, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** A sentence of ours in a language; undefined for a text that is none. */
export function inLanguage(text: string, language: Language): string | undefined {
  const form = formOf(text);
  if (!form) return undefined;
  const given = form.pattern.exec(text)?.groups ?? {};
  const values = Object.entries(given).map(([name, value]) => [
    name,
    own(blocks, value) ? own(refusals[language].blocks, value) : value,
  ]);
  const texts: Texts = refusals[language][form.section];
  return fill(texts[form.key] ?? text, Object.fromEntries(values));
}

/** Where a path leads in words: `items.3.price` is the price of the fourth item. */
function fieldInWords(path: string, language: Language): string {
  const { fields, places, said } = refusals[language];
  const parts = path.split('.');
  const words = parts.flatMap((part, index) => {
    if (/^\d+$/.test(part)) return [];
    const number = parts[index + 1];
    const item = own(places, part);
    if (item && number && /^\d+$/.test(number)) return [fill(item, { number: Number(number) + 1 })];
    return own(fields, part) ?? [];
  });
  return words
    .slice(1)
    .reduce((within, field) => fill(said.within, { place: within, field }), words[0] ?? '');
}

/** What is wrong with a field, in a language, with the field and its place named where the sentence does not. */
export function faultInLanguage(path: string, message: string, language: Language): string {
  const stands = formOf(message)?.section !== 'faults' && !/(^|\.)\d/.test(path);
  const unknown = language === 'en' ? message : refusals[language].faults.notValid;
  const fault = inLanguage(message, language) ?? unknown;
  const field = stands ? '' : fieldInWords(path, language);
  return field ? fill(refusals[language].said.field, { place: field, fault }) : fault;
}
