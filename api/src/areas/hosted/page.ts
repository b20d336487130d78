import { createHash } from 'node:crypto';
import type { Options } from '@loan-kereta/sdk/embed';
import { hostedPages, type Language, languages } from '@loan-kereta/sdk/languages';
import { escapeHtml } from './escape.ts';
import type { HostedPage } from './service.ts';

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { box-sizing: border-box; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
loan-kereta { display: block; min-height: 40rem; }
@media (max-width: 30rem) { main { padding: 0; } }
`;

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/**
 * What the page may load and who may frame it: our script and data, pictures from anywhere, and every other site,
 * since a frame is how a page without scripts shows the calculator.
 */
export const hostedPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src '${styleHash}'`,
  "img-src 'self' data: https: http:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

const tag = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`;

const attributes = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('');

/** An advisor's page as HTML, in a language. @param options what the address asks of the calculator */
export function hostedHtml(page: HostedPage, options: Options, language: Language): string {
  const words = hostedPages[language];
  const description = page.description || words.description;
  const title = `${page.name} · Loan Kereta`;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    tag('name', 'description', description),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', 'Loan Kereta'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', page.address),
    tag('property', 'og:locale', languages[language].locale.replace('-', '_')),
    ...(page.photo ? [tag('property', 'og:image', page.photo)] : []),
    tag('name', 'twitter:card', 'summary'),
    `<link rel="canonical" href="${escapeHtml(page.address)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(page.oembedAddress)}" title="${escapeHtml(title)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${style}</style>`,
    '<script async src="/loan-kereta.js"></script>',
  ];
  const chat = page.whatsappDigits
    ? `<p><a href="https://wa.me/${page.whatsappDigits}">WhatsApp ${escapeHtml(page.name)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${head.join('\n')}
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<loan-kereta advisor="${page.slug}"${attributes(options)}></loan-kereta>
<noscript><p><strong>${escapeHtml(page.name)}</strong></p><p>${escapeHtml(description)}</p><p>${words.needsScript}</p>${chat}</noscript>
</main>
</body>
</html>
`;
}
