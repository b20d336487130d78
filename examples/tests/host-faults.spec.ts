// What host pages do wrong, or do to whatever they embed: what each reported page shows now.
import type { Page } from '@playwright/test';
import { complaints, element, expect, figure, pageOf, script, test } from './host.ts';

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
    await tab.goto(host.page(pageOf(element() + script, `<script>${code}</script>`)));
    await expect(figure(tab), what).toHaveText('RM471');
  }
  const addresses = [
    element('api=""'),
    element('api="calculator.example"'),
    '<loan-kereta advisor=""></loan-kereta>',
  ];
  await tab.goto(host.page(pageOf(addresses.join('') + script)));
  await expect(figure(tab)).toHaveText(['RM471', 'RM471', 'RM471']);
  expect(heard).toEqual([]);
});

test('a script that is run from elsewhere finds its tag, or says in one warning what to write', async ({
  page: tab,
  host,
  baseURL,
}) => {
  const heard = await complaints(tab);
  const warned = warnings(tab);
  const run =
    '<script>fetch("{api}/loan-kereta.js").then(got => got.text()).then(code => { (0, eval)(code); document.title = "run" })</script>';
  const tag = '<script type="text/plain" src="{api}/loan-kereta.js" data-advisor="demo-basic"></script>';
  await tab.goto(host.page(pageOf(tag + run)));
  await expect(figure(tab)).toHaveText('RM471');
  // A bundle of the page's own is the script that runs then, and another origin than ours.
  const code = await (await fetch(`${baseURL}/loan-kereta.js`)).text();
  const bundle = `<script src="${host.page(code, { 'content-type': 'text/javascript' })}"></script>`;
  await tab.goto(host.page(pageOf(tag + bundle)));
  await expect(figure(tab)).toHaveText('RM471');
  const written = tag.replace(' type="text/plain"', '').replaceAll('/', '\\/');
  await tab.goto(host.page(pageOf(`<script>document.write('${written}')</script>`)));
  await expect(figure(tab)).toHaveText('RM471');
  expect(warned).toEqual([]);
  await tab.goto(host.page(pageOf(element() + run)));
  await expect(tab).toHaveTitle('run');
  expect(warned).toEqual(['Loan Kereta: add a tag of loan-kereta.js.']);
  expect(heard).toEqual([]);
});

test('an option that makes no sense counts as not given, with one warning that says what to write', async ({
  page: tab,
  host,
}) => {
  const warned = warnings(tab);
  const wrong = [
    ...[
      'rate="abc"',
      'rate="undefined"',
      'rate="-1"',
      'deposit="-5"',
      'years="6"',
      'method="x"',
      'lang="fr"',
    ],
    ...['theme="theme-99"', 'theme="theme-17"', 'palette="blue"', 'model="kancil"', 'variant="x"'],
    'api="calculator.example"',
  ];
  await tab.goto(host.page(pageOf(wrong.map(element).join('') + script)));
  await expect(figure(tab)).toHaveText(wrong.map(() => 'RM471'));
  await expect.poll(() => warned.length).toBe(wrong.length);
  for (const attribute of wrong) expect(warned.filter(text => text.includes(attribute))).toHaveLength(1);
  expect(warned.find(text => text.includes('rate="abc"'))).toMatch(
    /it can be a number such as 2\.9, up to 20\. Change it or leave it out\.$/,
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
  await tab.goto(host.page(pageOf(standing.join('<hr style="clear:both">') + others + script, head)));
  await expect(figure(tab)).toHaveCount(8);
  expect(heard).toEqual([]);
  const boxOf = (id: string) =>
    tab.locator(`#${id} loan-kereta`).evaluate(node => {
      const { width, height, left } = node.getBoundingClientRect();
      return { width, height, left };
    });
  for (const id of ['flex', 'float', 'inline', 'cell'])
    expect([id, (await boxOf(id)).width > 700]).toEqual([id, true]);
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
  await tab.goto(host.page(pageOf(tag + element())));
  await expect(figure(tab)).toHaveText('RM471');
  // What Turbo does: the whole body anew, its scripts run again.
  await tab.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const old of copy.querySelectorAll('script')) {
      const again = document.createElement('script');
      for (const { name, value } of old.attributes) again.setAttribute(name, value);
      again.addEventListener('load', () => Object.assign(document, { title: 'again' }));
      old.replaceWith(again);
    }
    document.body.replaceWith(copy);
  });
  await expect(tab).toHaveTitle('again');
  await expect(figure(tab)).toHaveText(['RM471']);
});

test('what is typed into a field is none of the page’s hot keys', async ({ page: tab, host }) => {
  const listen =
    '<script>window.keys=[];for(const type of ["keydown","keyup","keypress"])document.addEventListener(type,event=>keys.push(event.key))</script>';
  await tab.goto(host.page(pageOf(element() + script, listen)));
  const keys = () => tab.evaluate(() => [...new Set(Reflect.get(window, 'keys'))]);
  // What keeps them comes after the figure, before anybody could type.
  await expect(tab.locator('.lk-sr[aria-live]')).toHaveCount(1);
  await tab.getByRole('textbox', { name: 'Deposit (RM)', exact: true }).focus();
  for (const key of ['1', 'j', 'ArrowDown', 'Enter', '/']) await tab.keyboard.press(key);
  expect(await keys()).toEqual([]);
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Control+k');
  expect(await keys()).toEqual(['Escape', 'Control', 'k']);
});

test('a browser that cannot construct style sheets has the same calculator', async ({ page: tab, host }) => {
  const heard = await complaints(tab);
  const look = () =>
    figure(tab).evaluate(node => {
      const { fontSize, fontWeight, color } = getComputedStyle(node);
      return [fontSize, fontWeight, color, Math.round(node.getBoundingClientRect().top)];
    });
  const address = host.page(pageOf(element() + script));
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
  const hasFirstTheme = () =>
    tab
      .locator('loan-kereta style')
      .evaluateAll(all => all.some(each => each.textContent?.includes('.card')));
  expect(await hasFirstTheme()).toBe(true);
  await tab.locator('loan-kereta').evaluate(node => node.setAttribute('theme', 'theme-03'));
  await expect(tab.locator('.lk')).toHaveAttribute('data-theme', 'theme-03');
  // The box, the parts, the theme, and what later parts bring.
  await expect.poll(hasFirstTheme).toBe(false);
  expect(heard).toEqual([]);
});
