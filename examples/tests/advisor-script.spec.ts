// One script with all that an advisor's calculator needs until its figure shows: `loan-kereta.js?advisor=SLUG`.
import type { Page } from '@playwright/test';
import { complaints, expect, figure, pageOf, script, test, watchLeaks, watchShifts } from './host.ts';

/** The tag that advisors are given; `attributes` are more of it. */
const tag = (advisor = 'demo-basic', attributes = '') =>
  `<script async crossorigin src="{api}/loan-kereta.js?advisor=${advisor}" data-advisor="${advisor}" ${attributes}></script>`;

/** What a page asks of our server, in order. */
function asked(tab: Page, api: string | undefined): string[] {
  const addresses: string[] = [];
  tab.on('request', request => {
    const { origin, pathname } = new URL(request.url());
    if (origin === api) addresses.push(pathname);
  });
  return addresses;
}

test('the figure waits for one request, nothing shifts, and what comes later has the same core', async ({
  page: tab,
  host,
  baseURL,
}) => {
  const heard = await complaints(tab);
  const shifted = await watchShifts(tab);
  const addresses = asked(tab, baseURL);
  const rendered = Promise.withResolvers<void>();
  await tab.route('**/modules/**', route => rendered.promise.then(() => route.continue()));
  await tab.goto(host.page(pageOf(`<div style="min-height:1100px">${tag()}</div>`)));
  await expect(figure(tab)).toHaveText('RM471');
  expect(addresses.filter(path => !path.startsWith('/modules/'))).toEqual(['/loan-kereta.js']);
  rendered.resolve();
  await expect(tab.locator('svg')).toBeVisible();
  await expect(tab.locator('.lk-usual')).toBeVisible();
  expect(await shifted()).toBe(0);

  // Another theme is a file beside it: drawn by the Preact that is there, it keeps what was chosen.
  await tab.getByLabel('Model').selectOption('Myvi');
  await expect(figure(tab)).toHaveText('RM680');
  await tab.locator('loan-kereta').evaluate(node => node.setAttribute('theme', 'theme-02'));
  await expect(tab.locator('.lk')).toHaveAttribute('data-theme', 'theme-02');
  await expect(figure(tab)).toHaveText('RM680');
  await tab.locator('loan-kereta').evaluate(node => node.setAttribute('lang', 'en'));
  await expect(tab.getByRole('radio', { name: '7 years' })).toBeAttached();
  expect(addresses.filter(path => path.startsWith('/api/'))).toEqual([]);
  expect(heard).toEqual([]);
});

test('it brings the theme that the advisor has chosen', async ({ page: tab, host, baseURL }) => {
  const addresses = asked(tab, baseURL);
  await tab.route('**/modules/**', route => route.abort());
  await tab.goto(host.page(pageOf(tag('demo-diamond'))));
  await expect(tab.locator('.lk')).toHaveAttribute('data-theme', 'theme-10');
  await expect(figure(tab)).toHaveText('RM471');
  expect(addresses.filter(path => /theme|api/.test(path))).toEqual([]);
});

for (const [policy, sources] of [
  [
    'of addresses and Trusted Types',
    `script-src {api}; require-trusted-types-for 'script'; trusted-types 'none'`,
  ],
  ['of nonces', "script-src 'nonce-abc' 'strict-dynamic'; base-uri 'none'"],
  ['of nonces alone', "script-src 'nonce-abc'"],
] as const)
  test(`a policy ${policy} is not violated, and nothing is left behind`, async ({
    page: tab,
    host,
    baseURL,
  }) => {
    const leavesNothing = await watchLeaks(tab);
    const heard = await complaints(tab);
    const api = baseURL ?? '';
    const header = `default-src 'none'; connect-src ${api}; img-src ${api}; ${sources.replace('{api}', api)}`;
    await tab.goto(
      host.page(pageOf(tag('demo-diamond', 'nonce="abc" data-theme="theme-01"')), {
        'content-security-policy': header,
      }),
    );
    await expect(figure(tab)).toHaveText('RM471');
    await leavesNothing();
    await tab.locator('loan-kereta').evaluate(node => node.setAttribute('theme', 'theme-18'));
    await expect(tab.locator('.lk')).toHaveAttribute('data-theme', 'theme-18');
    expect(heard).toEqual([]);
  });

test('scripts of two advisors, and the loader, stand on one page', async ({ page: tab, host }) => {
  const heard = await complaints(tab);
  await tab.goto(
    host.page(
      pageOf(`${tag()}${tag('demo-premium')}${script}<loan-kereta advisor="demo-diamond"></loan-kereta>`),
    ),
  );
  await expect(figure(tab)).toHaveText(['RM471', 'RM471', 'RM471']);
  const drawn = await tab.locator('.lk').evaluateAll(all => all.map(one => one.getAttribute('data-theme')));
  expect(drawn).toEqual(['theme-01', 'theme-07', 'theme-10']);
  expect(heard).toEqual([]);
});

test('an advisor whom nobody knows is told as before', async ({ page: tab, host }) => {
  await tab.goto(host.page(pageOf(tag('nobody-here'))));
  await expect(figure(tab)).toHaveText('RM471');
  await expect(tab.locator('.lk-notice')).toBeVisible();
});

test('a tag manager puts it in, and another API is asked where one is named', async ({ page: tab, host }) => {
  const put = `<script>
    const tag = document.createElement('script');
    tag.src = '{api}/loan-kereta.js?advisor=demo-premium';
    document.head.append(tag);
  </script><loan-kereta advisor="demo-premium" theme="2"></loan-kereta><loan-kereta advisor="demo-premium" api="${host.faulty('error')}"></loan-kereta>`;
  await tab.goto(host.page(pageOf(put)));
  await expect(figure(tab)).toHaveText(['RM471', 'RM471']);
  await expect(tab.locator('.lk-notice')).toHaveCount(1);
  await expect(tab.locator('.lk').first()).toHaveAttribute('data-theme', 'theme-07');
});

test('what is put in later than the answer is good for asks the API', async ({
  page: tab,
  host,
  baseURL,
}) => {
  await tab.clock.install();
  const addresses = asked(tab, baseURL);
  await tab.goto(host.page(pageOf('', tag().replace('data-advisor', 'data-of'))));
  await tab.waitForFunction(() => customElements.get('loan-kereta'));
  const add = () =>
    tab.evaluate(() => {
      const made = document.createElement('loan-kereta');
      made.setAttribute('advisor', 'demo-basic');
      document.body.append(made);
    });
  await tab.clock.runFor(21_000);
  await add();
  await expect(figure(tab)).toHaveText('RM471');
  expect(addresses).toContain('/api/embed/demo-basic');
});

test('without anything that comes later the figure stands and follows', async ({ page: tab, host }) => {
  const heard = await complaints(tab);
  await tab.route('**/modules/**', route => route.abort());
  await tab.goto(host.page(pageOf(tag())));
  await expect(figure(tab)).toHaveText('RM471');
  await tab.getByLabel('Model').selectOption('Bezza');
  await expect(figure(tab)).toHaveText('RM584');
  expect(heard.filter(text => !text.includes('ERR_FAILED'))).toEqual([]);
});
