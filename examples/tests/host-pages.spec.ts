// Where hosts put a calculator: in each place it works by keyboard, and nothing of the page is another one afterwards.
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findWithAxe } from '../../scripts/axe.ts';
import { complaints, element, expect, figure, pageOf, script, test, watchLeaks } from './host.ts';

const before = '<button type="button" id="before">Before</button>';
const after = '<button type="button" id="after">After</button>';

interface Place {
  readonly body: string;
  /** Before the page is opened. */
  readonly prepare?: (tab: Page) => Promise<unknown>;
}

const places: Readonly<Record<string, Place>> = {
  'a form': {
    body: `<form onsubmit="event.preventDefault(); document.title = 'sent'"><label>Name <input name="name" value="Siti"></label>
      ${before}${element()}${after}<button>Send</button></form>`,
  },
  'an editable region': { body: `<div contenteditable="true">${before}${element()}${after}</div>` },
  'a modal dialog': {
    body: `<dialog aria-label="Kira">${before}${element()}${after}</dialog><script>document.querySelector('dialog').showModal()</script>`,
  },
  'a page with another dialog over it': {
    body: `${before}${element()}${after}<dialog aria-label="News"><button>OK</button></dialog>
      <script>const news = document.querySelector('dialog'); news.showModal(); customElements.whenDefined('loan-kereta').then(() => news.close())</script>`,
  },
  'what was inert': {
    body: `<div inert>${before}${element()}${after}</div><script>customElements.whenDefined('loan-kereta').then(() => document.querySelector('[inert]').inert = false)</script>`,
  },
  'forced colours': {
    body: before + element() + after,
    prepare: tab => tab.emulateMedia({ forcedColors: 'active' }),
  },
};

/** The page as its owner wrote it, and the names that everybody shares. */
const pageState = (tab: Page) =>
  tab.evaluate(() => ({
    html: document.documentElement.outerHTML,
    globals: Object.keys(window),
    sent: document.title,
    fields: [...document.forms].map(form => [...new FormData(form).keys()]),
  }));

/** By keyboard alone: from the button before it into the deposit, which is typed, and on to the button after it. */
async function walk(tab: Page): Promise<void> {
  await tab.locator('#before').focus();
  const box = tab.getByRole('textbox', { name: 'Deposit (RM)', exact: true });
  const isAt = (selector: string) => tab.evaluate(at => !!document.activeElement?.matches(at), selector);
  for (let presses = 0; presses < 20; presses++) {
    await tab.keyboard.press('Tab');
    if (await box.evaluate(node => node.matches(':focus'))) break;
  }
  await expect(box).toBeFocused();
  await tab.keyboard.type('5000');
  // Its name is the same, whatever percent of the price it is.
  await expect(box).toHaveValue('5,000');
  // 40,310 - 5,000 at 2.90 % flat over 9 years: 35,310 x 1.261 / 108 = 412.28.
  await expect(figure(tab)).toHaveText('RM412');
  await tab.keyboard.press('Enter');
  for (let presses = 0; presses < 20 && !(await isAt('#after')); presses++) await tab.keyboard.press('Tab');
  expect(await isAt('#after')).toBe(true);
}

test('in a form, an editable region, a dialog and in forced colours it is used by keyboard, and the page stays as it was', async ({
  page: tab,
  host,
}) => {
  const heard = await complaints(tab);
  const leavesNothing = await watchLeaks(tab);
  for (const [where, { body, prepare }] of Object.entries(places)) {
    await test.step(where, async () => {
      await prepare?.(tab);
      await tab.goto(host.page(pageOf(body + script)));
      await expect(figure(tab)).toHaveText('RM471');
      await expect(tab.locator('loan-kereta svg').first()).toBeVisible();
      await leavesNothing();
      const state = await pageState(tab);
      await walk(tab);
      await expect(tab.getByRole('article')).toHaveAccessibleName(/^Loan Kereta · Aisyah/);
      expect(await pageState(tab)).toEqual(state);
      expect(state.fields.flat().filter(name => name !== 'name')).toEqual([]);
      expect(await findWithAxe(tab)).toEqual([]);
    });
  }
  expect(heard).toEqual([]);
});

test('a page of the visitor’s own disk has it, with the advisor’s prices', async ({
  page: tab,
  baseURL,
}, info) => {
  const heard = await complaints(tab);
  const path = info.outputPath('page.html');
  await writeFile(path, pageOf(before + element() + after + script).replaceAll('{api}', baseURL ?? ''));
  await tab.goto(`file://${path}`);
  await expect(tab.locator('[part=brand-header]')).toContainText('Aisyah');
  await walk(tab);
  expect(heard).toEqual([]);
});

test('a page that is prerendered has its figure before it is looked at', async ({ page: tab, host }) => {
  const heard = await complaints(tab);
  // What such a page is until then: it has no frames and cannot be seen, and says so.
  await tab.addInitScript(() => {
    const shared = Object.assign(window, { isPrerendering: true });
    Object.defineProperties(document, {
      prerendering: { get: () => shared.isPrerendering },
      visibilityState: { get: () => (shared.isPrerendering ? 'hidden' : 'visible') },
      hidden: { get: () => shared.isPrerendering },
    });
    const own = requestAnimationFrame;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = work => (shared.isPrerendering ? waiting.push(work) : own(work));
    addEventListener('activate', () => {
      shared.isPrerendering = false;
      for (const event of ['prerenderingchange', 'visibilitychange'])
        document.dispatchEvent(new Event(event));
      for (const work of waiting.splice(0)) own(work);
    });
  });
  await tab.goto(host.page(pageOf(before + element() + after + script)));
  const shown = () =>
    tab.evaluate(
      () =>
        document.querySelector('loan-kereta')?.shadowRoot?.querySelector('[part~=instalment] strong')
          ?.textContent,
    );
  await expect.poll(shown).toBe('RM471');
  await tab.evaluate(() => dispatchEvent(new Event('activate')));
  await walk(tab);
  expect(heard).toEqual([]);
});
