import { createHash } from 'node:crypto';
import { sites } from '@loan-kereta/sdk/languages';
import type { Context } from 'koa';
import { languageOf } from '../http/problems.ts';

const style = `
:root { color-scheme: light dark; font: 18px/1.6 system-ui, sans-serif; }
body { max-width: 42rem; margin: 12vh auto; padding: 0 1.5rem; }
h1 { font-size: 1.6rem; line-height: 1.25; }
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
  sendPlainPage(ctx, 404, title, `<p>${text} <a href="/">${back}</a></p>`, language);
}
