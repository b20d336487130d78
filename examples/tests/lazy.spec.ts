// loading="lazy": nothing but the script is fetched for a calculator before it is near.
import { complaints, element, expect, figure, pageOf, script, test } from './host.ts';

test('a calculator far below waits, wherever the page moves it, until it is near or waits no more', async ({
  page: tab,
  host,
}) => {
  const heard = await complaints(tab);
  const asked: string[] = [];
  tab.on('request', request => asked.push(new URL(request.url()).pathname));
  const far = '<div style="height:6000px"></div>';
  const lazy = element('loading="lazy" style="min-height:900px"');
  const start = host.page(pageOf(far + lazy + far + lazy + script));
  await tab.goto(start);
  await tab.waitForFunction(() => customElements.get('loan-kereta'));
  /** An observer tells of what it sees within a frame. */
  const look = () =>
    tab.evaluate(() => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await look();
  await tab.evaluate(async () => {
    const first = document.querySelector('loan-kereta');
    const place = first?.nextSibling;
    first?.remove();
    await 0;
    if (first) place?.before(first);
    first?.setAttribute('years', '7');
  });
  await look();
  expect(asked).toEqual([new URL(start).pathname, '/loan-kereta.js']);
  expect(await tab.evaluate(async () => (await window.LoanKereta?.diagnose())?.text)).toMatch(/all is well/);

  asked.length = 0;
  // Less than a screen below what is seen.
  await tab.evaluate(() => scrollTo(0, 6000 - 1.5 * innerHeight));
  // 40,310 at 2.90 % flat over 7 years: 40,310 x 1.203 / 84 = 577.30.
  await expect(figure(tab)).toHaveText(['RM577']);
  expect(asked.filter(path => path.startsWith('/api/embed/'))).toHaveLength(1);
  await tab
    .locator('loan-kereta')
    .last()
    .evaluate(node => node.removeAttribute('loading'));
  await expect(figure(tab)).toHaveText(['RM577', 'RM471']);
  expect(heard).toEqual([]);
});
