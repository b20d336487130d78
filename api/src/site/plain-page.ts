import { createHash } from 'node:crypto';
import { sites } from '@loan-kereta/sdk/languages';
import type { Context } from 'koa';
import { languageOf } from '../http/problems.ts';

// In the colours of the site, under its sun at the end of the day.
const style = `
:root { color-scheme: light dark; font: 18px/1.6 system-ui, sans-serif; color: light-dark(#12242c, #ecf3f2); background: light-dark(#fbf8f1, #07161d); }
body { min-height: 100svh; max-width: 42rem; box-sizing: border-box; margin: 0 auto; padding: 2rem 1.5rem; display: grid; align-content: safe center; }
main::before { content: ''; display: block; width: 4.5rem; height: 2.25rem; margin-bottom: 1.75rem; border-radius: 4.5rem 4.5rem 0 0; background: #f5b13d; box-shadow: 0 0.2rem 0 currentcolor; }
h1 { margin: 0 0 0.75rem; font-size: clamp(1.9rem, 7vw, 2.75rem); line-height: 1.1; letter-spacing: -0.02em; }
a { color: light-dark(#0a666e, #6ccdcf); font-weight: 600; text-underline-offset: 0.2em; }
.way { margin-top: 0.75rem; padding: 0.7rem 1.4rem; display: inline-block; border-radius: 0.75rem; color: light-dark(#fff, #05222a); background: light-dark(#0a666e, #6ccdcf); text-decoration: none; }
code { font-size: 0.9em; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin: 0; }
`;

/** What a Content-Security-Policy has to allow for the plain pages' style sheet. */
export const plainStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** Sends a page that needs no build: a title and some HTML of our own making (never what a caller sent). */
export function sendPlainPage(ctx: Context, status: number, title: string, html: string, lang = 'en'): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-cache');
  ctx.body = `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Loan Kereta</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${title}</h1>${html}</main></body>
</html>
`;
}

/** Says that there is nothing at an address, in the visitor's language. */
export function sendNotFoundPage(ctx: Context): void {
  const language = languageOf(ctx);
  const { title, text, back } = sites[language].notFound;
  ctx.vary('Accept-Language');
  ctx.set('Content-Language', language);
  sendPlainPage(ctx, 404, title, `<p>${text}</p><a class="way" href="/">${back}</a>`, language);
}
