import type { Language } from '@loan-kereta/sdk/languages/codes';

/** What `npm run screenshots` takes of the themes, in every language. */
const pictures = import.meta.glob<string>('./themes/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The address of a theme's picture, in the language of the page that it stands on. */
export const themePicture = (theme: string, language: Language): string | undefined =>
  pictures[`./themes/${theme.toLowerCase().replace(' ', '-')}-${language}.webp`];
