import { contract, slugSchema } from '@loan-kereta/sdk/contract';
import { type Options, optionNames } from '@loan-kereta/sdk/embed';
import { type Language, matchLanguage } from '@loan-kereta/sdk/languages';
import type { Context, Middleware } from 'koa';
import { bind, type Route } from '../../http/bind.ts';
import { ApiError } from '../../http/errors.ts';
import { type HostedPage, hostedHtml, hostedPolicy, manifestOf } from './page.ts';
import type { HostedService } from './service.ts';

export const hostedRoutes = (hosted: HostedService): Route[] => [
  bind(contract.hosted.oembed, ({ ctx, query }) => {
    ctx.set('Cache-Control', 'public, max-age=300');
    return hosted.oembed(query.url, query);
  }),
];

/** What the address asks of the calculator, under the names that an embedder's attributes have. */
function optionsOf(query: Context['query']): Options {
  const given = optionNames.filter(
    name => name !== 'advisor' && name !== 'api' && typeof query[name] === 'string',
  );
  return Object.fromEntries(given.map(name => [name, String(query[name])]));
}

/** The language of the page: what the address asks for, by `auto` the reader's; Malay unless told, as the calculator. */
const languageFor = (ctx: Context, { lang }: Options): Language =>
  (lang === 'auto' ? matchLanguage(ctx.acceptsLanguages()) : matchLanguage([lang])) ?? 'ms';

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'advisor_not_found';

/** The pages that advisors have on this site: `/a/SLUG`, each with its manifest. */
export function hostedPages(hosted: HostedService): Middleware {
  const find = (slug: string, query: string): Promise<HostedPage | undefined> =>
    hosted.page(slug, query).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });

  return async (ctx, next) => {
    const [, slug, manifest] = /^\/a\/([^/]+)(\/app\.webmanifest)?$/.exec(ctx.path) ?? [];
    const reading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!reading || !slugSchema.safeParse(slug).success) return next();
    const page = await find(String(slug), ctx.search);
    if (!page) return next();

    ctx.state.route = '/a/:slug';
    ctx.remove('X-Frame-Options');
    ctx.set({
      'Content-Security-Policy': hostedPolicy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=60',
    });
    const options = optionsOf(ctx.query);
    if (options.lang === 'auto') ctx.vary('Accept-Language');
    ctx.type = manifest ? 'application/manifest+json' : 'html';
    ctx.body = (manifest ? manifestOf : hostedHtml)(page, options, languageFor(ctx, options));
  };
}
