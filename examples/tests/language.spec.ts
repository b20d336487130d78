import { expect, type Host, test } from './host.ts';

const auto = '<loan-kereta advisor="demo-basic" lang="auto"></loan-kereta>';
const within = (lang: string) => `<div lang="${lang}">${auto}</div>`;
const pageOf = (host: Host, body: string, attributes = '') =>
  host.page(`<!doctype html><html${attributes}><head><meta charset="utf-8"><title>A page</title></head>
  <body><main>${body}</main><script async src="{api}/loan-kereta.js"></script></body></html>`);

const instalment = { ms: 'Ansuran bulanan', en: 'Monthly instalment', zh: '每月供款' } as const;
type Spoken = keyof typeof instalment;

test('lang="auto" speaks the language of where it stands, follows it, and else the browser’s', async ({
  browser,
  host,
}) => {
  const context = await browser.newContext({ locale: 'zh-MY' });
  const page = await context.newPage();
  const speaks = (...languages: Spoken[]) =>
    expect(page.locator('[part=instalment] .lk-label')).toHaveText(languages.map(code => instalment[code]));

  // Of a language without words the calculator has none to follow, so the browser's is asked for.
  await page.goto(pageOf(host, ['ms-MY', 'en_GB', 'zh-Hant', 'ta'].map(within).join('') + auto));
  await speaks('ms', 'en', 'zh', 'zh', 'zh');
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
  });
  await speaks('ms', 'en', 'zh', 'zh', 'en');
  await page.evaluate(() => {
    document.querySelector('[lang="ms-MY"]')?.setAttribute('lang', 'zh');
  });
  await speaks('zh', 'en', 'zh', 'zh', 'en');
  await context.close();
});

test('lang="auto" is Malay where neither page nor browser speaks a language that there are words for', async ({
  browser,
  host,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(pageOf(host, auto, ' lang="ta"'));
  await expect(page.locator('[part=instalment] .lk-label')).toHaveText(instalment.ms);
  await context.close();
});
