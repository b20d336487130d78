import { sites } from '@loan-kereta/sdk/languages';
import type { Context } from 'koa';
import { policyHash } from '../http/headers.ts';
import { languageOf } from '../http/problems.ts';

/** Where the face of the site's headlines is, under a name that stays; without a build it is the system's instead. */
export const headlineFace = '/headline.woff2';
/** Where the site's evening is, in the same way; without a build there is its sky. */
export const evening = '/evening.svg';

// In the colours of the site, under its sun at the end of the day.
const style = `
@font-face { font-family: Headline; font-weight: 200 800; src: url('${headlineFace}') format('woff2'); font-display: swap; }
:root { color-scheme: light dark; font: 18px/1.6 system-ui, sans-serif; color: light-dark(#12242c, #ecf3f2); background: light-dark(#fbf8f1, #07161d); }
body { min-height: 100svh; max-width: 42rem; box-sizing: border-box; margin: 0 auto; padding: 2rem 1.5rem; display: grid; align-content: safe center; }
main::before { content: ''; display: block; width: 4.5rem; height: 2.25rem; margin-bottom: 1.75rem; border-radius: 4.5rem 4.5rem 0 0; background: #f5b13d; box-shadow: 0 0.2rem 0 currentcolor; }
h1 { margin: 0 0 0.75rem; font-size: clamp(1.9rem, 7vw, 2.75rem); line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
.sign :is(.home, .plate, h1) { font-family: Headline, system-ui, sans-serif; }
a { color: light-dark(#0a666e, #6ccdcf); font-weight: 600; text-underline-offset: 0.2em; }
.way { margin-top: 0.75rem; padding: 0.7rem 1.5rem; display: inline-block; border-radius: 999px; color: light-dark(#fff, #05222a); background: light-dark(#0a666e, #6ccdcf); text-decoration: none; }
body.sign { --height: 43vw; max-width: none; padding: 0 0 calc(var(--height) * 0.56); grid-template-rows: auto 1fr; align-content: stretch; color: #fff; background: url('${evening}') calc(50% + var(--height) / 2) bottom / auto var(--height) no-repeat, linear-gradient(#071b26, #0b3542 50%, #135863); }
@media (max-width: 30rem) { body.sign { --height: 65vw; } }
.sign header { padding: 1rem clamp(1rem, 4vw, 2.5rem) 0; }
.sign main { padding: 1.5rem 1rem; align-self: center; text-align: center; }
.sign main::before { display: none; }
.sign h1 { margin-top: 1.75rem; }
.sign p:not(.plate) { color: #dfeaec; }
.sign .way { color: #0a2530; background: #f5b13d; }
.sign :focus-visible { outline: 3px solid #f5b13d; outline-offset: 3px; }
.home { display: inline-block; color: inherit; font-size: 1.3rem; font-weight: 700; line-height: 2.75rem; letter-spacing: -0.02em; text-decoration: none; }
.home::before { content: ''; display: inline-block; width: 1.1em; height: 0.55em; margin-right: 0.4em; border-radius: 1em 1em 0 0; background: #f5b13d; }
.plate { margin: 0; padding: 0.1em 0.42em 0.1em 0.48em; display: inline-block; border: 3px solid #fff; border-radius: 0.2em; outline: 3px solid #111; font-size: clamp(3.5rem, 2rem + 9vw, 6.5rem); font-weight: 800; line-height: 1.05; letter-spacing: 0.06em; color: #fff; background: #111; }
:lang(zh) h1 { letter-spacing: 0; line-height: 1.25; }
code { font-size: 0.9em; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin: 0; }
`;

/** What a Content-Security-Policy has to allow for the plain pages' style sheet. */
export const plainStyleHash = policyHash(style);

/**
 * Sends a page that needs no build: a title and some HTML of our own making (never what a caller sent), in English
 * unless told.
 */
export const sendPlainPage = (
  ctx: Context,
  status: number,
  title: string,
  html: string,
  language = 'en',
): void => send(ctx, status, title, `<body><main><h1>${title}</h1>${html}</main></body>`, language);

function send(ctx: Context, status: number, title: string, body: string, lang: string): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-cache');
  ctx.body = `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Loan Kereta</title><link rel="icon" href="data:,"><style>${style}</style></head>
${body}
</html>
`;
}

/** Says that there is nothing at an address, in the visitor's language. */
export function sendNotFoundPage(ctx: Context): void {
  const language = languageOf(ctx);
  const { title, text, back } = sites[language].notFound;
  ctx.vary('Accept-Language');
  ctx.set('Content-Language', language);
  // The sign that the console shows at an address that its own links have wrong.
  const sign = `<body class="sign"><header><a class="home" href="/">Loan Kereta</a></header><main><p class="plate">404</p><h1>${title}</h1><p>${text}</p><a class="way" href="/">${back}</a></main></body>`;
  send(ctx, 404, title, sign, language);
}
