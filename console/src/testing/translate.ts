import type { Page } from '@playwright/test';

/**
 * The ways in which a browser translates a page in place. Chrome puts each text node into `<font>` elements, `moved` or
 * `replaced`; Firefox keeps the nodes and has them `rewritten`.
 */
export const manners = ['moved', 'replaced', 'rewritten'] as const;
export type Manner = (typeof manners)[number];

/** Ends each text that was translated. Playwright does not see it, so that words are found as they were. */
const mark = '\u200b';

/** Translates whatever a page shows from now on, outside of `translate="no"`, as a browser does. */
export const translate = (page: Page, manner: Manner): Promise<unknown> =>
  page.addInitScript(
    ([how, end]) => {
      const untouched = 'font, script, style, textarea, title, option, svg, [translate=no]';
      const change = (text: Text) => {
        const { data } = text;
        if (!data.trim() || data.endsWith(end) || text.parentElement?.closest(untouched)) return;
        if (how === 'rewritten') {
          text.data = data + end;
          return;
        }
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        text.replaceWith(outer);
        inner.append(how === 'moved' ? text : data + end);
      };
      const visit = (node: Node) => {
        if (node instanceof Text) change(node);
        else for (const child of [...node.childNodes]) visit(child);
      };
      new MutationObserver(records => {
        for (const { type, target, addedNodes } of records)
          for (const node of type === 'characterData' ? [target] : addedNodes)
            if (node.isConnected) visit(node);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [manner, mark] as const,
  );

/** Whether something of the page has been translated. */
export const isTranslated = (page: Page): Promise<boolean> =>
  page.evaluate(
    end => document.querySelector('font') !== null || document.body.textContent.includes(end),
    mark,
  );
