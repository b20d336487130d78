import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoanKereta } from './index.tsx';

test('a server renders the tag with its attributes, and nothing of what listens', () => {
  const html = renderToString(
    <LoanKereta
      src="https://calculator.example/loan-kereta.js"
      advisor="aisyah"
      theme="theme-02"
      years={7}
      deposit={0}
      presenter
      id="kira"
      className="wide"
      style={{ minHeight: 640 }}
      onReady={() => {}}
    />,
  );
  expect(html).toBe(
    '<loan-kereta advisor="aisyah" theme="theme-02" presenter="" years="7" deposit="0" id="kira" class="wide" style="min-height:640px"></loan-kereta>',
  );
});

test('a server renders what stands until the calculator draws', () => {
  const link = <a href="https://calculator.example/a/aisyah">Aisyah</a>;
  expect(renderToString(<LoanKereta advisor="aisyah">{link}</LoanKereta>)).toBe(
    '<loan-kereta advisor="aisyah"><a href="https://calculator.example/a/aisyah">Aisyah</a></loan-kereta>',
  );
});

test('text from elsewhere stays text', () => {
  expect(renderToString(<LoanKereta advisor={'"><script>alert(1)</script>'} />)).not.toContain('<script>');
});
