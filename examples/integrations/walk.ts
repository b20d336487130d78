import type { Page } from '@playwright/test';
import type { Seen } from './integration.ts';

const patience = 15_000;

/** The first calculator of a page, in its frame or in the page itself. */
function calculator(page: Page) {
  const frame = page.locator('iframe[src*="/a/demo-"]');
  return frame.or(page.locator('loan-kereta')).first();
}

/** Waits for a figure. @returns it with the height of the frame that it stands in */
async function figureIn(page: Page): Promise<string> {
  const shown = calculator(page);
  await shown.waitFor({ state: 'attached', timeout: patience });
  const isFrame = await shown.evaluate(node => node instanceof HTMLIFrameElement);
  const root = isFrame ? shown.contentFrame() : page;
  const figure = root.locator('[part=instalment] strong').first();
  // A figure out of sight has no inner text yet.
  const text = (await figure.textContent({ timeout: patience })) ?? '';
  if (!isFrame) return text;
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

/**
 * Walks from the calculator's page by its links, `Laman` and `Kereta`, and by the browser's buttons. Each time the figure
 * has to be there, nothing of it may be left on the other page, and the page's console has to be silent.
 * @param start the address of the other page
 */
export const walk =
  (figure: string, start: string) =>
  async (page: Page): Promise<Seen> => {
    const heard: string[] = [];
    page.on('pageerror', error => heard.push(`${error}`));
    page.on('console', message => {
      if (message.type() === 'error') heard.push(message.text());
    });
    // A change of route that begins while another one is still in motion ends that one with an error.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const home = page.getByRole('heading', { name: 'Laman' });
    const figures = [];
    // As the server sends it, with whatever a framework does to it.
    await page.reload();
    figures.push(await figureIn(page));
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('link', { name: 'Laman' }).press('Enter');
    await home.waitFor({ timeout: patience });
    await page.locator('loan-kereta, iframe').waitFor({ state: 'detached', timeout: patience });
    await page.getByRole('link', { name: 'Kereta' }).press('Enter');
    figures.push(await figureIn(page));
    const isSame = await page.evaluate(() => Reflect.get(window, 'isSame') === true);
    await page.goBack();
    await home.waitFor({ timeout: patience });
    await page.goForward();
    figures.push(await figureIn(page));
    await page.goto(start);
    await page.getByRole('link', { name: 'Kereta' }).press('Enter');
    figures.push(await figureIn(page));
    const isGood = figures.every(each => each === figure) && heard.length === 0;
    const routes = isSame ? 'by its own routes' : 'by loading anew';
    const text = [figures.join(', '), routes, ...new Set(heard)].join('; ');
    return { isGood, text };
  };
