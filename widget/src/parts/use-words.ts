import { useWidget } from './context.tsx';

/**
 * A section of words in the widget's language, softened like the rest.
 * @param section its name in every language
 * @param malay its words in Malay, which come with what uses them
 */
export function useWords<Key extends string>(section: string, malay: Readonly<Record<Key, string>>) {
  const { dictionary, soften } = useWidget();
  return (key: Key) => soften(dictionary?.[section]?.[key] ?? malay[key]);
}
