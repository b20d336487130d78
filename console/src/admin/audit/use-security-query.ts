import type { SecurityKind } from '@loan-kereta/sdk/contract';
import { useWords } from '../../language/dictionary.ts';
import { type Filters, narrowed } from './filters.ts';
import { auditWords } from './words.ts';

/** What the security log is narrowed to, as the API takes it for its list and for its table. */
export function useSecurityQuery(filters: Filters) {
  const { kinds } = useWords(auditWords);
  const isKind = (name: string): name is SecurityKind => Object.hasOwn(kinds, name);
  const { action } = filters;
  return { ...narrowed(filters), ...(action !== undefined && isKind(action) && { kind: action }) };
}
