import { expect, test } from 'vitest';
import { asAddressed } from './as-addressed.ts';

const page = (lang: string, attributes: string) =>
  `<html lang="${lang}"><p></p><loan-kereta advisor="demo-basic"${attributes}></loan-kereta></html>`;
const cached = page('zh', ' lang="zh" model="alza" years="5" deposit="10000"');
const at = (query: string) => asAddressed(cached, new URL(`https://kereta.test/a/demo-basic${query}`));

test.each([
  ['?model=myvi', page('ms', ' model="myvi"')],
  ['', page('ms', '')],
  ['?lang=en&rate=3.1&method=reducing&x=1', page('en', ' lang="en" rate="3.1" method="reducing"')],
  ['?rate=5.33&rate_kind=effective', page('ms', ' rate="5.33" rate-kind="effective"')],
  ['?advisor=other&api=https://evil.example&tiktok=1', page('ms', ' presenter="1"')],
  ['?model=%22%3E%3Cscript%3E&lang=xx', page('ms', ' lang="xx" model="&quot;&gt;&lt;script&gt;"')],
])('a page cached for an Alza is shown at %j as that address asks', (query, shown) => {
  expect(at(query)).toBe(shown);
});
