import { expect, test } from 'vitest';
import { writeLetter } from './letter.ts';

const link = 'https://kereta.example.com/reset-password#token=abc';
const malay = {
  language: 'ms' as const,
  subject: 'Peranti baharu',
  paragraphs: ['Satu.', 'Dua.'],
  button: 'Batalkan',
};
const english = { language: 'en' as const, subject: 'New device', paragraphs: ['One.'], button: 'Undo' };

test('a letter says the same in each language, with one link', () => {
  const { subject, text, html } = writeLetter([malay, english], link);
  expect(subject).toBe('Peranti baharu · New device');
  expect(text).toBe(`Satu.\n\nDua.\n\nOne.\n\n${link}\n\nLoan Kereta\n`);
  expect(html).toContain('<div lang="ms">');
  expect(html).toMatch(/<a [^>]*href="https:\/\/kereta\.example\.com\/reset-password#token=abc"/);
  expect(html).toContain('>Batalkan · Undo</a>');
});

test('whoever reads one language gets that one, and one that there is no text in gets all', () => {
  expect(writeLetter([malay, english], link, 'en').text).toBe(`One.\n\n${link}\n\nLoan Kereta\n`);
  expect(writeLetter([malay, english], link, 'zh').subject).toBe('Peranti baharu · New device');
});

test('whatever a letter tells of stands in it as text', () => {
  const value = `<img src=x onerror="alert(1)"> & 'Chrome'`;
  const facts = [['Peranti', value]] as const;
  const { text, html } = writeLetter([{ ...malay, facts }], link);
  expect(text).toContain(`Dua.\n\nPeranti: ${value}\n\n${link}`);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Chrome&#39;');
});
