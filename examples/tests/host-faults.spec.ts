// What host pages do wrong, or do to whatever they embed: what each reported page shows now.
import type { Page } from '@playwright/test';
import { complaints, expect, figure, test } from './host.ts';

const element = (attributes = '') => `<loan-kereta advisor="demo-basic" ${attributes}></loan-kereta>`;
const script = '<script async src="{api}/loan-kereta.js"></script>';
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body><main><h1>A page</h1>${body}</main></body></html>`;

/** Every warning in the page's console. */
function warnings(tab: Page): string[] {
  const heard: string[] = [];
  tab.on('console', message => message.type() === 'warning' && heard.push(message.text()));
  return heard;
}

test('a page’s own fetch and addresses that are none end at the built-in list', async ({
  page: tab,
  host,
}) => {
  const heard = await complaints(tab);
  const theirs = {
    'takes text only': 'const own = fetch; window.fetch = (address, ...rest) => own(address.trim(), ...rest)',
    'throws at once': 'window.fetch = () => { throw new Error("blocked") }',
    'gives nothing back': 'window.fetch = () => {}',
  };
  for (const [what, code] of Object.entries(theirs)) {
    await tab.goto(host.page(page(element() + script, `<script>${code}</script>`)));
    await expect(figure(tab), what).toHaveText('RM471');
  }
  const addresses = [
    element('api=""'),
    element('api="calculator.example"'),
    '<loan-kereta advisor=""></loan-kereta>',
  ];
  await tab.goto(host.page(page(addresses.join('') + script)));
  await expect(figure(tab)).toHaveText(['RM471', 'RM471', 'RM471']);
  expect(heard).toEqual([]);
});

test('a script that is run from elsewhere finds its tag, or says in one warning what to write', async ({
  page: tab,
  host,
}) => {
  const heard = await complaints(tab);
  const warned = warnings(tab);
  const run =
    '<script>fetch("{api}/loan-kereta.js").then(got => got.text()).then(code => { (0, eval)(code); document.title = "run" })</script>';
  const tag = '<script type="text/plain" src="{api}/loan-kereta.js" data-advisor="demo-basic"></script>';
  await tab.goto(host.page(page(tag + run)));
  await expect(figure(tab)).toHaveText('RM471');
  await tab.goto(host.page(page(element() + run)));
  await expect(tab).toHaveTitle('run');
  expect(warned).toEqual(['Loan Kereta: load loan-kereta.js by a script tag.']);
  expect(heard).toEqual([]);
});

test('an answer of another shape counts as none, and what is whole of a list is kept', async ({
  page: tab,
  host,
}) => {
  const heard = await complaints(tab);
  let spoil = (_answer: Record<string, unknown>) => {};
  await tab.route('**/api/embed/**', async route => {
    const response = await route.fetch();
    const json = await response.json();
    spoil(json);
    await route.fulfill({ response, json });
  });
  const address = host.page(page(element() + script));
  const spoilt = [
    (answer: Record<string, unknown>) => Object.assign(answer, { advisor: null }),
    (answer: Record<string, unknown>) => Object.assign(answer, { features: {} }),
    (answer: Record<string, unknown>) =>
      Object.assign(answer, { models: [null, { code: 'x', variants: 7 }] }),
    (answer: Record<string, unknown>) => Object.assign(answer.advisor ?? {}, { branding_name: 7 }),
  ];
  for (const each of spoilt) {
    spoil = each;
    await tab.goto(address);
    await expect(figure(tab)).toHaveText('RM471');
    await expect(tab.locator('.lk-notice')).toBeVisible();
  }
  spoil = answer => {
    const [axia, ...others] = answer.models as { variants: object[] }[];
    const [first, ...more] = axia?.variants ?? [];
    const variants = [{ ...first, otr: '40310' }, null, ...more];
    answer.models = [null, { ...axia, variants }, ...others];
  };
  await tab.goto(address);
  await expect(tab.getByLabel('Varian').locator('option')).toHaveCount(3);
  await expect(figure(tab)).toHaveText(/^RM\d/);
  await expect(tab.locator('.lk-notice')).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('an option that makes no sense counts as not given, with one warning that says what to write', async ({
  page: tab,
  host,
}) => {
  const warned = warnings(tab);
  const wrong = ['rate="abc"', 'rate="undefined"', 'rate="-1"', 'deposit="-5"', 'years="6"', 'method="x"'];
  await tab.goto(host.page(page(wrong.map(element).join('') + script)));
  await expect(figure(tab)).toHaveText(wrong.map(() => 'RM471'));
  await expect.poll(() => warned.length).toBe(wrong.length);
  for (const attribute of wrong) expect(warned.filter(text => text.includes(attribute))).toHaveLength(1);
  expect(warned.find(text => text.includes('rate="abc"'))).toMatch(
    /it can be a number such as 2\.9\. Change it or leave it out\.$/,
  );
});

test('a page places, sizes and hides the element as any other', async ({ page: tab, host }) => {
  const heard = await complaints(tab);
  await tab.setViewportSize({ width: 1000, height: 800 });
  const places = [
    '<div id="flex" style="display:flex">',
    '<div id="float" style="float:left">',
    '<div id="inline" style="display:inline-block">',
    '<table><tr><td id="cell">',
  ];
  const head = `<style>#sized loan-kereta{max-width:420px;margin:0 40px}#tall loan-kereta{min-height:10px}
    @media(min-width:900px){#tall loan-kereta{min-height:3000px}}</style>`;
  const others = `<div id="sized">${element()}</div><div id="tall">${element()}</div><div id="gone">${element('style="display:none"')}</div><div id="unseen">${element('style="visibility:hidden"')}</div>`;
  const standing = places.map(open => `${open}${element()}${open.startsWith('<t') ? '</table>' : '</div>'}`);
  await tab.goto(host.page(page(standing.join('<hr style="clear:both">') + others + script, head)));
  await expect(figure(tab)).toHaveCount(8);
  expect(heard).toEqual([]);
  const boxOf = (place: string) =>
    tab.locator(`#${place} loan-kereta`).evaluate(node => {
      const { width, height, left } = node.getBoundingClientRect();
      return { width, height, left };
    });
  for (const place of ['flex', 'float', 'inline', 'cell'])
    expect([place, (await boxOf(place)).width > 700]).toEqual([place, true]);
  expect(await boxOf('sized')).toMatchObject({ width: 420, left: 48 });
  expect((await boxOf('tall')).height).toBe(3000);
  await tab.setViewportSize({ width: 800, height: 800 });
  expect((await boxOf('tall')).height).toBeLessThan(2500);
  await expect(tab.locator('#gone .lk')).toBeHidden();
  await expect(tab.locator('#unseen .lk')).toBeHidden();
  await tab.locator('#gone loan-kereta').evaluate(node => node.removeAttribute('style'));
  await expect(tab.locator('#gone .lk')).toBeVisible();
});

test('a snapshot that is put back with its calculator has that one', async ({ page: tab, host }) => {
  const tag = '<script async src="{api}/loan-kereta.js" data-advisor="demo-basic"></script>';
  await tab.goto(host.page(page(tag + element())));
  await expect(figure(tab)).toHaveText('RM471');
  // What Turbo does: the whole body anew, its scripts run again.
  await tab.evaluate(() => {
    const kept = document.body.cloneNode(true) as HTMLElement;
    for (const old of kept.querySelectorAll('script')) {
      const again = document.createElement('script');
      for (const { name, value } of old.attributes) again.setAttribute(name, value);
      again.addEventListener('load', () => Object.assign(document, { title: 'again' }));
      old.replaceWith(again);
    }
    document.body.replaceWith(kept);
  });
  await expect(tab).toHaveTitle('again');
  await expect(figure(tab)).toHaveText(['RM471']);
});

test('what is typed into a field is none of the page’s hot keys', async ({ page: tab, host }) => {
  const listen =
    '<script>window.keys=[];for(const type of ["keydown","keyup","keypress"])document.addEventListener(type,event=>keys.push(event.key))</script>';
  await tab.goto(host.page(page(element() + script, listen)));
  const keys = () => tab.evaluate(() => [...new Set(Reflect.get(window, 'keys'))]);
  await tab.getByRole('textbox', { name: 'Deposit (RM)', exact: true }).focus();
  for (const key of ['1', 'j', 'ArrowDown', 'Enter', '/']) await tab.keyboard.press(key);
  expect(await keys()).toEqual([]);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Control+k');
  expect(await keys()).toEqual(['Escape', 'Control', 'k']);
});

test('a late answer with another theme takes nothing from under the buyer’s finger', async ({
  page: tab,
  host,
}) => {
  const late = Promise.withResolvers<void>();
  await tab.route('**/api/embed/**', async route => {
    const response = await route.fetch();
    const json = { ...(await response.json()), themeKey: 'theme-03' };
    await late.promise;
    await route.fulfill({ response, json });
  });
  await tab.goto(host.page(page(element() + element() + script)));
  await expect(figure(tab)).toHaveText(['RM471', 'RM471']);
  const box = tab.getByRole('textbox', { name: 'Deposit' }).first();
  await box.fill('7000');
  late.resolve();
  const drawn = tab.locator('.lk');
  await expect(drawn.last()).toHaveAttribute('data-theme', 'theme-03');
  await expect(tab.locator('.lk-notice')).toHaveCount(0);
  await expect(drawn.first()).toHaveAttribute('data-theme', 'theme-01');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('7,000');
});

test('a theme that does not come gives way to the first', async ({ page: tab, host }) => {
  const heard = await complaints(tab);
  await tab.route('**/theme-02.js', route => route.fulfill({ status: 503 }));
  await tab.goto(host.page(page(element('theme="theme-2"') + script)));
  await expect(figure(tab)).toHaveText('RM471');
  await expect(tab.locator('article.card')).toBeVisible();
  expect(heard).toEqual([]);
});

test('a core that fails once is asked for again', async ({ page: tab, host }) => {
  const heard = await complaints(tab);
  let asked = 0;
  await tab.route('**/core.js', route => (asked++ ? route.continue() : route.fulfill({ status: 503 })));
  await tab.goto(host.page(page(element().repeat(2) + script)));
  await expect(figure(tab)).toHaveText(['RM471', 'RM471']);
  expect(asked).toBe(2);
  expect(heard).toEqual([]);
});

test('without the core a line, the advisor’s page, WhatsApp and a button stand in its room', async ({
  page: tab,
  host,
  baseURL,
}) => {
  const heard = await complaints(tab);
  await tab.clock.install();
  let isDown = true;
  // What was tampered with is as good as nothing.
  await tab.route('**/core.js', async route =>
    isDown
      ? route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: 'export const mount = () => alert(1)',
        })
      : route.continue(),
  );
  await tab.addInitScript(() =>
    addEventListener('loan-kereta:error', event => Object.assign(window, { failure: event.detail.code })),
  );
  const languages = ['', 'lang="en"', 'lang="zh"'].map(lang => element(`${lang} style="min-height:600px"`));
  await tab.goto(host.page(page(languages.join('') + script)));
  const line = tab.getByRole('alert');
  while ((await line.count()) < 3) await tab.clock.runFor(1000);
  await expect(line).toContainText([
    'Kalkulator gagal dimuatkan.',
    'The calculator failed to load.',
    '计算器加载失败。',
  ]);
  expect(await tab.evaluate(() => Reflect.get(window, 'failure'))).toBe('core_unreachable');
  await expect(tab.getByRole('link', { name: 'Aisyah' }).first()).toHaveAttribute(
    'href',
    `${baseURL}/a/demo-basic`,
  );
  await expect(tab.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/60\d+$/,
  );
  isDown = false;
  for (const name of ['Cuba lagi', 'Try again', '再试一次']) await tab.getByRole('button', { name }).click();
  await expect(figure(tab)).toHaveText(['RM471', 'RM471', 'RM471']);
  await expect(line).toHaveCount(0);
  // The browser itself tells of what was tampered with.
  expect(heard.filter(text => !text.includes('integrity'))).toEqual([]);
});

test('a browser that cannot construct style sheets has the same calculator', async ({ page: tab, host }) => {
  const heard = await complaints(tab);
  const look = () =>
    figure(tab).evaluate(node => {
      const { fontSize, fontWeight, color } = getComputedStyle(node);
      return [fontSize, fontWeight, color, Math.round(node.getBoundingClientRect().top)];
    });
  const address = host.page(page(element() + script));
  await tab.goto(address);
  await expect(figure(tab)).toHaveText('RM471');
  const wanted = await look();
  // Safari before 16.4.
  await tab.addInitScript(() => {
    Object.assign(window, {
      CSSStyleSheet: class {
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    });
    for (const { prototype } of [Document, ShadowRoot])
      Reflect.deleteProperty(prototype, 'adoptedStyleSheets');
  });
  await tab.goto(address);
  await expect(figure(tab)).toHaveText('RM471');
  expect(await look()).toEqual(wanted);
  await tab.locator('loan-kereta').evaluate(node => node.setAttribute('theme', 'theme-03'));
  await expect(tab.locator('.lk')).toHaveAttribute('data-theme', 'theme-03');
  // The box, the parts, the theme, and what later parts bring.
  await expect(tab.locator('loan-kereta style').filter({ hasText: '.card' })).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('many of one advisor ask once, and who is told that it was too often asks no more', async ({
  page: tab,
  host,
}) => {
  let asked = 0;
  let status = 0;
  await tab.route('**/api/embed/**', route => {
    asked++;
    return status ? route.fulfill({ status }) : route.continue();
  });
  await tab.goto(host.page(page(element().repeat(20) + script)));
  await expect(figure(tab)).toHaveCount(20);
  expect(asked).toBe(1);

  asked = 0;
  status = 429;
  await tab.addInitScript(() =>
    addEventListener('loan-kereta:error', event => Object.assign(window, { failure: event.detail.code })),
  );
  await tab.goto(host.page(page(element() + script)));
  await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'failure'))).toBe('api_unreachable');
  await expect(figure(tab)).toHaveText('RM471');
  expect(asked).toBe(1);
});
