import { addressedAs, optionNames } from '@loan-kereta/sdk/embed';
import { calculatorLanguage } from '@loan-kereta/sdk/languages/codes';
import { matchLanguage } from '@loan-kereta/sdk/languages/match';

/** Options that the page itself decides, whatever its address says. */
const ofPage: readonly string[] = ['advisor', 'api'];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&"<>]/g, found => entities[found] ?? found);

/** The attributes that an address sets on the calculator. `tiktok` is a second name of `presenter`. */
function attributesOf(query: URLSearchParams): string {
  const given = optionNames.flatMap(name => {
    const value = query.get(addressedAs(name)) ?? (name === 'presenter' ? query.get('tiktok') : null);
    return ofPage.includes(name) || value === null ? [] : [` ${name}="${escaped(value)}"`];
  });
  return given.join('');
}

/** The language of a page at an address; by `auto` the reader's. */
function languageOf(query: URLSearchParams): string {
  const asked = query.get('lang');
  return matchLanguage(asked === 'auto' ? navigator.languages : [asked ?? '']) ?? calculatorLanguage;
}

/**
 * An advisor's page that was cached under one address, as the server would send it under another: the address decides
 * model, deposit, years, rate, method and language, and the cache only what does not hang on it.
 */
export function asAddressed(html: string, { searchParams: query }: URL): string {
  return html
    .replace(/<html lang="[^"]*">/, `<html lang="${languageOf(query)}">`)
    .replace(
      /<loan-kereta (advisor="[^"]*")[^>]*>/,
      (_, advisor: string) => `<loan-kereta ${advisor}${attributesOf(query)}>`,
    );
}
