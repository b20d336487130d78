import type { Language } from '@loan-kereta/sdk/wording';
import { useWidget } from './context.tsx';

/** A theme's own words, in the widget's language and softened like the rest. */
export function useWords<Key extends string>(
  words: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
) {
  const { language, soften } = useWidget();
  return (key: Key) => soften(words[language][key]);
}
