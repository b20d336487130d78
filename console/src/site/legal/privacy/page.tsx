import { useWords } from '../../../language/dictionary.ts';
import { LegalDocument } from '../document.tsx';
import { privacyWords } from './words.ts';

/** The privacy notice. */
export function Component() {
  return <LegalDocument {...useWords(privacyWords)} />;
}
