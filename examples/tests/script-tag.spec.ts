import { findWithAxe } from '../../scripts/axe.ts';
import { complaints, expect, figure, pageOf, pageWith, test, watchShifts } from './host.ts';

test('a buyer on an advisor’s page picks a Myvi and sees its instalment', async ({ page, host }) => {
  const heard = await complaints(page);
  await page.goto(`${host.url}/script-tag/`);
  await expect(figure(page)).toHaveText('RM471');
  await page.getByLabel('Model').selectOption('Myvi');
  await page.getByLabel('Varian').selectOption('1.5 AV');
  // 66,260 at 2.90 % flat over 9 years: (66,260 + 17,293.86) / 108 = 773.65.
  await expect(figure(page)).toHaveText('RM774');
  await page.getByRole('radio', { name: '7 tahun' }).check();
  // (66,260 + 13,450.78) / 84 = 948.94.
  await expect(figure(page)).toHaveText('RM949');
  await expect(page.locator('[part=brand-header]')).toContainText('Aisyah');
  expect(heard).toEqual([]);
});

test('the WhatsApp button carries the figures', async ({ page, host }) => {
  await page.goto(`${host.url}/script-tag/`);
  await page.getByLabel('Model').selectOption('Bezza');
  const button = page.locator('[part=whatsapp]');
  await expect(button).toHaveAttribute('href', /text=.*Bezza/);
  const link = new URL((await button.getAttribute('href')) ?? '');
  expect(link.origin + link.pathname).toMatch(/^https:\/\/wa\.me\/60\d{9,10}$/);
  expect(link.searchParams.get('text')).toContain('RM584');
});

test('a script in the head that runs before the page is read puts the calculator at its end', async ({
  page: tab,
  host,
}) => {
  // Reading stops here until the calculator's script has run.
  await tab.route('**/late.js', async route => {
    await tab.waitForFunction(() => customElements.get('loan-kereta'));
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const head =
    '<script async src="{api}/loan-kereta.js" data-advisor="demo-premium" data-presenter></script>';
  await tab.goto(
    host.page(pageOf('<p>Above</p><script src="/late.js"></script><footer>Below</footer>', head)),
  );
  await expect(figure(tab)).toHaveText('RM471');
  await expect(tab.locator('main:has(footer) + loan-kereta:last-child')).toHaveCount(1);
  // An attribute without a value is one, too.
  await expect(tab.locator('loan-kereta')).toHaveAttribute('presenter', '');
});

test('S5: a script in the head finds the place that the page marks, or says how to mark it', async ({
  page: tab,
  host,
}) => {
  const warned: string[] = [];
  tab.on('console', message => message.type() === 'warning' && warned.push(message.text()));
  const head = '<script async src="{api}/loan-kereta.js" data-advisor="demo-basic"></script>';
  await tab.goto(host.page(pageOf('<div id="loan-kereta"></div><footer>Below</footer>', head)));
  await expect(tab.locator('#loan-kereta > loan-kereta')).toHaveCount(1);
  await expect(figure(tab)).toHaveText('RM471');
  expect(warned).toEqual([]);
  await tab.goto(host.page(pageOf('<footer>Below</footer>', head)));
  await expect.poll(() => warned).toEqual([expect.stringContaining('<div id="loan-kereta"></div>')]);
});

test('S4: two tags that say the same are one calculator, and two with other settings are two', async ({
  page: tab,
  host,
}) => {
  const calculators = tab.locator('loan-kereta');
  const tag = (extra = '') =>
    `<script async src="{api}/loan-kereta.js" data-advisor="demo-basic" ${extra}></script>`;
  const one = '<loan-kereta advisor="demo-basic" class="mine"></loan-kereta>';
  for (const body of [tag() + tag(), one + tag(), tag() + one]) {
    await tab.goto(host.page(pageOf(body)));
    await tab.waitForLoadState('networkidle');
    await expect(figure(tab)).toHaveText('RM471');
    await expect(calculators).toHaveCount(1);
  }
  await tab.goto(host.page(pageOf(tag() + tag('data-model="myvi"'))));
  await expect(figure(tab)).toHaveText(['RM471', 'RM680']);
});

test('the example page has no accessibility violation', async ({ page, host }) => {
  await page.goto(`${host.url}/script-tag/`);
  await expect(figure(page)).toBeVisible();
  expect(await findWithAxe(page)).toEqual([]);
});

test('the first frame has the figure and room for the controls, which come in the next', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      const card = document.querySelector('loan-kereta')?.shadowRoot?.querySelector('.card');
      if (!card?.querySelector('.lk-figure')) return requestAnimationFrame(look);
      Object.assign(window, { first: [card.querySelectorAll('select').length, card.clientHeight] });
    };
    look();
  });
  await page.goto(host.page(pageWith()));
  await page.getByLabel('Model').waitFor();
  await expect(page.locator('svg')).toBeVisible();
  const [selects, height] = await page.evaluate(() => Reflect.get(window, 'first') as [number, number]);
  expect(selects).toBe(0);
  const whole = await page.locator('.card').evaluate(card => card.clientHeight);
  expect(Math.abs(height - whole)).toBeLessThanOrEqual(1);
});

test('two scripts and one API request until the figure, core and API at once, nothing shifts', async ({
  page,
  host,
}) => {
  const shifted = await watchShifts(page);
  // The drawing, the wording of the message and such are held back until the figure shows: it needs neither.
  const later = /\/core-later\.js$/;
  const rendered = Promise.withResolvers<void>();
  await page.route(later, route => rendered.promise.then(() => route.continue()));
  const happened: string[] = [];
  const isOfInterest = (url: string) => /\.js$|\/api\//.test(url);
  page.on('request', request => isOfInterest(request.url()) && happened.push(`ask ${request.url()}`));
  page.on('response', response => isOfInterest(response.url()) && happened.push(`get ${response.url()}`));
  await page.goto(host.page(pageWith()));
  await figure(page).waitFor();
  const needed = happened.filter(event => !later.test(event));
  rendered.resolve();
  await expect(page.locator('svg')).toBeVisible();

  const asked = needed.filter(event => event.startsWith('ask'));
  expect(asked.filter(event => event.endsWith('.js'))).toHaveLength(2);
  expect(asked.filter(event => event.includes('/api/'))).toHaveLength(1);
  const at = (start: string, end: RegExp) =>
    needed.findIndex(event => event.startsWith(start) && end.test(event));
  expect(at('ask', /embed/), 'the API is asked before the core is here').toBeLessThan(at('get', /core/));
  expect(at('ask', /core/), 'the core is asked for before the API answers').toBeLessThan(at('get', /embed/));
  // The thumb of the slider of theme 01 is drawn later, in the browser's own place: a shift is where something begins.
  await expect(page.locator('.lk-usual')).toBeVisible();
  expect(await shifted()).toBe(0);
});

test('typing and dragging show the result in the same frame', async ({ page, host }) => {
  await page.goto(host.page(pageWith('data-advisor="demo-basic" data-model="myvi"')));
  await expect(figure(page)).toHaveText('RM680');
  const inFrame = (selector: string, value: string) =>
    page.evaluate(
      async ([selector, value]) => {
        const root = document.querySelector('loan-kereta')?.shadowRoot;
        const input = root?.querySelector<HTMLInputElement>(selector ?? '');
        return new Promise(resolve =>
          requestAnimationFrame(() => {
            if (input) input.value = value ?? '';
            input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
            // What is drawn in this frame is what stands there once this frame's microtasks have run.
            queueMicrotask(() =>
              queueMicrotask(() => resolve(root?.querySelector('[part=instalment] strong')?.textContent)),
            );
          }),
        );
      },
      [selector, value],
    );
  // The reader of boxes comes with the slider.
  await page.locator('[part=deposit] input[type=range]').waitFor();
  // (58,260 - 8,260) at 2.90 % over 9 years: 50,000 x 1.261 / 108 = 583.80.
  expect(await inFrame('[part=deposit] input[type=text]', '8260')).toBe('RM584');
  expect(await inFrame('[part=deposit] input[type=range]', '0')).toBe('RM680');
});
