import { expect, test } from 'vitest';
import { channels, hostedAddress, pieces, snippet } from './snippets.ts';

const site = 'https://calculator.example';
const own = { advisor: 'aisyah' };
const chosen = { advisor: 'aisyah', theme: 'theme-07', palette: 'ocean', model: 'myvi' } as const;

test('what is not chosen stays out of the line', () => {
  expect(snippet('script', site, own)).toBe(
    '<script async crossorigin src="https://calculator.example/loan-kereta.js?advisor=aisyah" data-advisor="aisyah"></script>',
  );
  expect(hostedAddress(site, own)).toBe('https://calculator.example/a/aisyah');
});

test('what is chosen goes into the line of each place, in its own form', () => {
  expect(snippet('wordpress', site, chosen)).toContain(
    'data-advisor="aisyah" data-theme="theme-07" data-palette="ocean" data-model="myvi"',
  );
  expect(snippet('react', site, chosen)).toContain(
    'advisor="aisyah" theme="theme-07" palette="ocean" model="myvi" />',
  );
  expect(snippet('link', site, chosen)).toBe(
    'https://calculator.example/a/aisyah?theme=theme-07&palette=ocean&model=myvi',
  );
  expect(snippet('iframe', site, chosen)).toContain(
    'src="https://calculator.example/a/aisyah?theme=theme-07&amp;',
  );
  expect(snippet('iframe', site, chosen)).toContain(
    '\n<script async src="https://calculator.example/loan-kereta-frame.js"></script>',
  );
  expect(snippet('sites', site, chosen)).not.toContain('<script');
});

test('every place has a line that names the advisor', () => {
  for (const channel of channels) expect(snippet(channel, site, own), channel).toContain('aisyah');
});

test('a line breaks between the parts of an address, and in no name', () => {
  expect(
    pieces('<script async src="https://a.example/loan-kereta.js?advisor=demo-diamond"></script>'),
  ).toEqual([
    ...['<script', ' ', 'async', ' ', 'src="https://', 'a.example/', 'loan-kereta.js?'],
    'advisor=demo-diamond"></script>',
  ]);
  for (const channel of channels)
    expect(pieces(snippet(channel, site, chosen)).join('')).toBe(snippet(channel, site, chosen));
});
