import { expect, test } from 'vitest';
import { hostedAddress, pieces, snippet, type Way, ways } from './snippets.ts';

const site = 'https://calculator.example';
const own = { advisor: 'aisyah' };
const chosen = { advisor: 'aisyah', theme: 'theme-07', palette: 'ocean', model: 'myvi' } as const;
const fallback = { invitation: 'Kira ansuran dengan Aisyah', whatsapp: '012-345 6789' };
const give = (way: Way, choice: typeof own | typeof chosen = own) => snippet(way, site, choice, fallback);

test('a snippet leaves out what is not chosen', () => {
  expect(give('element')).toBe(
    `<loan-kereta advisor="aisyah"><a href="https://calculator.example/a/aisyah">Kira ansuran dengan Aisyah</a> · WhatsApp 012-345 6789</loan-kereta>
<script async crossorigin src="https://calculator.example/loan-kereta.js?advisor=aisyah"></script>`,
  );
  expect(hostedAddress(site, own)).toBe('https://calculator.example/a/aisyah');
});

test('a snippet writes what is chosen in the form of its way', () => {
  expect(give('element', chosen)).toContain(
    '<loan-kereta advisor="aisyah" theme="theme-07" palette="ocean" model="myvi"><a href="https://calculator.example/a/aisyah?theme=theme-07&amp;palette=ocean&amp;model=myvi">',
  );
  expect(give('react', chosen)).toContain(
    'advisor="aisyah" theme="theme-07" palette="ocean" model="myvi">\n  <a href="',
  );
  expect(give('link', chosen)).toBe(
    'https://calculator.example/a/aisyah?theme=theme-07&palette=ocean&model=myvi',
  );
  expect(give('frame', chosen)).toContain('src="https://calculator.example/a/aisyah?theme=theme-07&amp;');
  expect(give('sizedFrame', chosen)).toBe(
    `${give('frame', chosen)}\n<script async src="https://calculator.example/loan-kereta-frame.js"></script>`,
  );
  expect(give('frame', chosen)).not.toContain('<script');
});

test('a frame has 760 px and the link below it', () => {
  expect(give('frame')).toMatch(/^<iframe data-loan-kereta [^>]* height="760" /);
  expect(give('frame')).toMatch(
    /<\/iframe>\n<p><small><a href="https:\/\/calculator\.example\/a\/aisyah">Kira ansuran dengan Aisyah<\/a> · WhatsApp 012-345 6789<\/small><\/p>$/,
  );
});

test('every way names the advisor, and all HTML holds the link', () => {
  for (const way of ways) expect(give(way), way).toContain('aisyah');
  for (const way of ['element', 'frame', 'sizedFrame', 'react'] as const)
    expect(give(way), way).toContain(`<a href="${hostedAddress(site, own)}">${fallback.invitation}</a>`);
});

test('a snippet without a WhatsApp number says nothing of WhatsApp', () => {
  expect(snippet('element', site, own, { ...fallback, whatsapp: '' })).not.toContain('WhatsApp');
});

test('a hostile branding name is escaped in every way that has it', () => {
  const name = `</a><img src=x onerror="alert('1')">{{ 7 }}[gallery] & Co`;
  const escaped =
    '&lt;/a&gt;&lt;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&gt;&#123;&#123; 7 &#125;&#125;&#91;gallery&#93; &amp; Co';
  for (const way of ['element', 'frame', 'sizedFrame'] as const)
    expect(snippet(way, site, own, { invitation: name, whatsapp: name }), way).toContain(
      `>${escaped}</a> · WhatsApp ${escaped}</`,
    );
  for (const way of ways)
    expect(snippet(way, site, own, { invitation: name, whatsapp: name }), way).not.toContain('<img');
});

test('a line breaks between the parts of an address, and in no name', () => {
  expect(
    pieces('<script async src="https://a.example/loan-kereta.js?advisor=demo-diamond"></script>'),
  ).toEqual([
    ...['<script', ' ', 'async', ' ', 'src="https://', 'a.example/', 'loan-kereta.js?'],
    'advisor=demo-diamond"></script>',
  ]);
  for (const way of ways) expect(pieces(give(way, chosen)).join('')).toBe(give(way, chosen));
});
