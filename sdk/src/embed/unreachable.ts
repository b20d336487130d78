import type { Embed } from '../contract/embed.ts';
import { unreachable as words } from '../languages/unreachable.ts';
import { calculatorLanguage, type Language } from '../rules/languages.ts';

interface Known {
  readonly advisor: Partial<Pick<Embed['advisor'], 'branding_name' | 'whatsapp_digits'>>;
}

/**
 * Shows what there is without the core: a line, a button to try again, and the advisor's hosted page and WhatsApp.
 * @param lang the embedder's wish; Malay where it is none of ours
 * @param page the hosted page's address; empty without an advisor
 * @param known the API's answer, should it come
 * @returns does what the button does
 */
export function showUnreachable(
  root: ShadowRoot,
  lang: string | null | undefined,
  page: string | null | undefined,
  known: Promise<Known>,
  retry: () => void,
): () => void {
  const asked = lang === 'auto' ? document.documentElement.lang : lang;
  const [text, again] = words[asked?.slice(0, 2) as Language] ?? words[calculatorLanguage];
  const line = document.createElement('p');
  const add = (tag: string, textContent: string, properties: object) =>
    line.append(Object.assign(document.createElement(tag), { textContent }, properties), ' ');
  const link = (name: string, href: string) => add('a', name, { href, target: '_blank' });
  const show = ({ advisor: { branding_name, whatsapp_digits } }: Known) => {
    page && link(branding_name || page, page);
    whatsapp_digits && link('WhatsApp', `https://wa.me/${whatsapp_digits}`);
  };
  root.append(line);
  line.setAttribute('role', 'alert');
  line.append(`${text} `);
  const onclick = () => {
    line.remove();
    retry();
  };
  add('button', again, { onclick });
  known.then(show).catch(() => show({ advisor: {} }));
  return onclick;
}
