import { pages } from '@loan-kereta/sdk/pages';
import { useWords } from '../../language/dictionary.ts';
import { siteWords } from '../../language/site-words.ts';
import { useSession } from '../../session/advisor.ts';

/** Leads to where one begins: to an account of one's own, and for whoever has one to the calculator. @param props.label what the former is called */
export function Start({ label }: { readonly label: string }) {
  const text = useWords(siteWords).landing;
  const isGuest = useSession(state => state.status === 'guest');
  return isGuest ? <a href={pages.register.path}>{label}</a> : <a href={pages.app.path}>{text.toApp}</a>;
}
