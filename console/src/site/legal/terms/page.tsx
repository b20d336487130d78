import { useWords } from '../../../language/dictionary.ts';
import { LegalDocument } from '../document.tsx';
import { termsWords } from './words.ts';

/** The terms of use. */
export function Component() {
  return <LegalDocument {...useWords(termsWords)} />;
}
