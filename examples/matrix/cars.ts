import type { Browser, Page } from '@playwright/test';
import { signInDemo } from '../sign-in.ts';

/** Prices in RM, of which the first two come to RM1,421 and RM18,625 a month over 9 years at 2.90 %. */
const prices = [121_703, 1_595_163, 999_999];

/** Puts a car of each price on sale. @returns the codes of their models */
export async function sellCars(browser: Browser, at: string): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: at });
  await signInDemo(context, at, 'demo-admin@example.com', '/api/admin/login');
  for (const price of prices) {
    const data = { model: `Alza ${price}`, variant: '1.5 AV Pakej Penuh', price, rate: 2.9, body: 'mpv' };
    const headers = { origin: at, 'Idempotency-Key': crypto.randomUUID() };
    const response = await context.request.post('/api/models', { data, headers });
    if (!response.ok()) throw new Error(`A car of RM${price} is not taken: ${await response.text()}`);
  }
  const answer = await context.request.get('/api/embed/demo-diamond');
  const { models } = (await answer.json()) as { models: { code: string; variants: { otr: number }[] }[] };
  await context.close();
  return models.filter(({ variants }) => prices.includes(variants[0]?.otr ?? 0)).map(({ code }) => code);
}

/** Has the calculator of the front page show a model. */
export async function showCar(page: Page, code: string): Promise<void> {
  const calculator = page.locator('loan-kereta');
  const figure = calculator.locator('[part~=instalment]');
  const before = await figure.textContent();
  await calculator.evaluate((element, model) => element.setAttribute('model', model), code);
  await page.waitForFunction(
    text =>
      document.querySelector('loan-kereta')?.shadowRoot?.querySelector('[part~=instalment]')?.textContent !==
      text,
    before,
  );
}
