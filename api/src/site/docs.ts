import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ErrorCode, errorStatus } from '@loan-kereta/sdk/contract';
import { refusals } from '@loan-kereta/sdk/languages';
import type { Context, Middleware } from 'koa';
import { isReading } from '../http/methods.ts';
import { revalidated, sendFile } from './files.ts';
import { sendPlainPage } from './plain-page.ts';

const swaggerFolder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')));
const swaggerFiles = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Loan Kereta</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="icon" href="/api/docs/favicon-32x32.png">
</head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>
`;
const start = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });\n";

function sendProblemList(ctx: Context): void {
  const items = Object.entries(refusals.en.titles).map(
    ([code, title]) =>
      `<dt id="${code}"><code>${code}</code> (${errorStatus[code as ErrorCode]})</dt><dd>${title}</dd>`,
  );
  const text =
    '<p>Every refusal of the API is <code>application/problem+json</code> with one of these codes.</p>';
  sendPlainPage(ctx, 200, 'What the API may refuse', `${text}<dl>${items.join('')}</dl>`);
}

/** The pages that explain the API: the OpenAPI document drawn by Swagger UI, and the list of refusals. */
export const docs: Middleware = async (ctx, next) => {
  const name = /^\/api\/docs(?:\/(.+))?$/.exec(ctx.path)?.[1];
  if (!isReading(ctx) || (name === undefined && ctx.path !== '/api/docs')) return next();
  if (name === undefined) {
    ctx.type = 'html';
    ctx.body = page;
  } else if (name === 'start.js') {
    ctx.type = 'text/javascript';
    ctx.body = start;
  } else if (name === 'problems') sendProblemList(ctx);
  else if (!swaggerFiles.has(name) || !(await sendFile(ctx, swaggerFolder, name, revalidated))) return next();
};
