import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@loan-kereta/sdk/contract';
import type { Middleware } from 'koa';
import { sharedResourceHeaders } from '../../http/cross-origin.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import type { EmbedService } from './service.ts';

const { params, response } = contract.embed.get;
const path = '/loan-kereta.js';

const kind = {
  type: 'text/javascript; charset=utf-8',
  headers: {
    ...sharedResourceHeaders,
    // A third of a minute less than data are kept, as a page may hold the answer in it for so long before it shows it.
    'cache-control': 'public, max-age=20, stale-while-revalidate=20',
    vary: 'Accept-Encoding',
  },
};

/**
 * `/loan-kereta.js?advisor=SLUG`: one script with all that the advisor's calculator needs until its figure shows, which
 * are loader, core, theme and what the API answers. Whatever goes wrong, the loader alone takes its place: it asks for
 * all that by itself, and knows what to say when it cannot be had.
 * @param folder what the widget's build has made
 */
export function advisorScripts(folder: string, embed: EmbedService, responses: ResponseCache): Middleware {
  const read = (name: string) => readFile(join(folder, 'carried', `${name}.js`), 'utf8');
  const make = async (slug: string) => {
    const answer = response.parse(await embed.get(slug));
    const theme = answer.layout ? 'custom' : answer.themeKey;
    const [script, look] = await Promise.all([
      read('script'),
      // The first is in the core.
      read(theme).catch(() => undefined),
    ]);
    // JSON is JavaScript, whatever an advisor has written into it.
    return `${script}themes:{${look ? `"./${theme}.js":${look}` : ''}},answer:${JSON.stringify(answer)}})`;
  };
  return async (ctx, next) => {
    if (ctx.path !== path || !/^(GET|HEAD)$/.test(ctx.method)) return next();
    const { data } = params.safeParse({ slug: ctx.query.advisor });
    if (!data) return next();
    try {
      await responses.send(ctx, {
        route: path,
        key: `${path}?${data.slug}`,
        kind,
        make: () => make(data.slug),
      });
    } catch {
      await next();
    }
  };
}
