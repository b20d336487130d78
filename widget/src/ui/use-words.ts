import { useWording } from './wording.ts';

/**
 * A section of words in the language around it, softened like the rest; in Malay where there is no calculator around.
 * @param section its name in every language
 * @param malay its words in Malay, which come with what uses them
 */
export function useWords<Key extends string>(section: string, malay: Readonly<Record<Key, string>>) {
  const { dictionary, soften } = useWording();
  return (key: Key) => soften(dictionary?.[section]?.[key] ?? malay[key]);
}
