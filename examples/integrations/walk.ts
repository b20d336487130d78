import type { Locator, Page } from '@playwright/test';
import type { Seen } from './integration.ts';

const patience = 15_000;

/** The calculators of a page, in their frames or in the page itself. */
const calculators = (page: Page) => page.locator('iframe[src*="/a/demo-"]').or(page.locator('loan-kereta'));

/** Waits for a calculator's figure. @returns it, and whether its frame is not as high as its page */
async function figureIn(page: Page, shown: Locator): Promise<string> {
  await shown.waitFor({ state: 'attached', timeout: patience });
  const isFrame = await shown.evaluate(node => node instanceof HTMLIFrameElement);
  const root = isFrame ? shown.contentFrame() : shown;
  const figure = root.locator('[part=instalment] strong').first();
  // A figure out of sight has no inner text yet.
  const text = (await figure.textContent({ timeout: patience })) ?? '';
  if (!isFrame) return text;
  // Chromium draws no frame of another origin that is out of sight.
  await shown.scrollIntoViewIfNeeded();
  const needed = await root.locator('html').evaluate(html => Math.ceil(html.getBoundingClientRect().height));
  const node = await shown.elementHandle();
  const fits = await page
    .waitForFunction(
      ({ node, needed }) => node instanceof HTMLElement && node.offsetHeight === needed,
      { node, needed },
      { timeout: patience },
    )
    .then(
      () => true,
      () => false,
    );
  return fits ? text : `${text} in a frame that is not as high as its page`;
}

/** The figures of a page's calculators, as many as are wanted or more. */
async function figuresIn(page: Page, wanted: number): Promise<string> {
  await calculators(page)
    .nth(wanted - 1)
    .waitFor({ state: 'attached', timeout: patience });
  const figures = [];
  for (const each of await calculators(page).all()) figures.push(await figureIn(page, each));
  return figures.join(' and ');
}

/** Whether the page's policy keeps an inline handler from running. */
const hasStrictPolicy = (page: Page) =>
  page.evaluate(() => {
    const button = document.createElement('button');
    try {
      button.setAttribute('onclick', 'isLoose = true');
      button.click();
    } catch {
      // Trusted Types refuse the handler's text.
    }
    return !Reflect.has(window, 'isLoose');
  });

/**
 * Walks from the page of calculators by its links, `Laman` and `Kereta`, and by the browser's buttons. Each time the figures
 * have to be there, nothing of them may be left on the other page, and the page's console has to be silent.
 * @param figures of the page's calculators, in their order
 * @param start the address of the other page
 * @param isStrict whether the pages have a Content-Security-Policy that allows no inline handlers
 */
export const walk =
  (figures: readonly string[], start: string, isStrict = false) =>
  async (page: Page): Promise<Seen> => {
    const heard: string[] = [];
    page.on('pageerror', error => heard.push(`${error}`));
    page.on('console', message => {
      if (/error|warning/.test(message.type())) heard.push(message.text());
    });
    // A change of route that begins while another one is still in motion ends that one with an error.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const settle = () => page.waitForFunction(() => !Reflect.get(document, 'activeViewTransition'));
    const seen: string[] = [];
    const look = async () => {
      seen.push(await figuresIn(page, figures.length));
      await settle();
    };
    const waitForHome = async () => {
      await page.getByRole('heading', { name: 'Laman' }).waitFor({ timeout: patience });
      await page.locator('loan-kereta, iframe').first().waitFor({ state: 'detached', timeout: patience });
      await settle();
    };
    // As the server sends it, with whatever a framework does to it.
    await page.reload();
    await look();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('link', { name: 'Laman' }).press('Enter');
    await waitForHome();
    await page.getByRole('link', { name: 'Kereta' }).press('Enter');
    await look();
    const isSame = await page.evaluate(() => Reflect.get(window, 'isSame') === true);
    await page.goBack();
    await waitForHome();
    await page.goForward();
    await look();
    await page.goto(start);
    await page.getByRole('link', { name: 'Kereta' }).press('Enter');
    await look();
    const faults = new Set(heard);
    if (isStrict && !(await hasStrictPolicy(page))) faults.add('the policy allows inline handlers');
    const wanted = figures.join(' and ');
    const isSteady = seen.every(each => each === wanted);
    const routes = isSame ? 'by its own routes' : 'by loading anew';
    const text = [isSteady ? `${wanted} each time` : seen.join(', then '), routes, ...faults].join('; ');
    return { isGood: isSteady && faults.size === 0, text };
  };
