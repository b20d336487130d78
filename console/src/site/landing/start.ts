import { useLanguage } from '../../language/language.ts';
import { siteWords } from '../../language/site-words.ts';
import { sessionWords } from '../../session/words.ts';
import { kitWords } from '../../ui/words.ts';
import { Component } from './page.tsx';

/** The front page, once its words are here. */
export async function ready(): Promise<typeof Component> {
  const { language } = useLanguage.getState();
  await Promise.all([siteWords.read(language), sessionWords.read(language), kitWords.read(language)]);
  return Component;
}
