import { expect, type Page } from '@playwright/test';

/** The fields that are typed into or chosen from, and the sizes of their letters in px, where these are below 16. */
const smallFields = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (root: Document | ShadowRoot) => {
      for (const each of root.querySelectorAll('*')) {
        if (each.shadowRoot) look(each.shadowRoot);
        const isField = each.matches(
          'select, textarea, [contenteditable=true], input:not([type=range], [type=radio], [type=checkbox], [type=file], [type=hidden], [type=color], [aria-hidden=true])',
        );
        const size = isField ? Number.parseFloat(getComputedStyle(each).fontSize) : 16;
        if (size < 16) found.push(`${size} px: ${each.outerHTML.slice(0, 150)}`);
      }
    };
    look(document);
    return found;
  });

/** Holds that iOS zooms on no field of the page when it gets the focus: it does below 16 px. */
export const expectNoZoom = async (page: Page): Promise<void> => expect(await smallFields(page)).toEqual([]);
