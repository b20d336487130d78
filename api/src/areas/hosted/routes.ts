import { contract, slugSchema } from '@loan-kereta/sdk/contract';
import type { Options } from '@loan-kereta/sdk/embed';
import { calculatorLanguage, type Language, matchLanguage } from '@loan-kereta/sdk/languages';
import type { Context, Middleware } from 'koa';
import { bind, type Route } from '../../http/bind.ts';
import { ApiError } from '../../http/errors.ts';
import { isReading } from '../../http/methods.ts';
import { offerOf } from './offer.ts';
import { type OfferPictures, offerTag } from './offer-pictures.ts';
import { type HostedPage, hostedHtml, hostedPolicy, manifestOf, optionsOf } from './page.ts';
import type { HostedService } from './service.ts';

export const hostedRoutes = (hosted: HostedService): Route[] => [
  bind(contract.hosted.oembed, ({ ctx, query }) => {
    if (query.format !== undefined && query.format !== 'json') throw new ApiError('format_not_supported');
    ctx.set('Cache-Control', 'public, max-age=300');
    return hosted.oembed(query.url, query);
  }),
];

/** The language of the page: what the address asks for, by `auto` the reader's; unless told the calculator's own. */
const languageFor = (ctx: Context, { lang }: Options): Language =>
  (lang === 'auto' ? matchLanguage(ctx.acceptsLanguages()) : matchLanguage([lang])) ?? calculatorLanguage;

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'advisor_not_found';

/** The pages that advisors have on this site: `/a/SLUG`, each with its manifest and the picture of what it offers. */
export function hostedPages(hosted: HostedService, pictures: OfferPictures): Middleware {
  const find = (slug: string, query: string): Promise<HostedPage | undefined> =>
    hosted.page(slug, query).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });

  return async (ctx, next) => {
    const [, slug, part] = /^\/a\/([^/]+)(\/app\.webmanifest|\/offer\.png)?$/.exec(ctx.path) ?? [];
    if (!isReading(ctx) || !slugSchema.safeParse(slug).success) return next();
    const page = await find(String(slug), (part ?? '') + ctx.search);
    if (!page) return next();

    const options = optionsOf(ctx.query);
    const language = languageFor(ctx, options);
    if (options.lang === 'auto') ctx.vary('Accept-Language');
    const { models, theme } =
      part === '/app.webmanifest' ? { models: [] } : await hosted.shown(page.slug, options.theme);
    const offer = offerOf(page.name, models, options, language);
    ctx.remove('X-Frame-Options');
    ctx.set({ 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=60' });
    if (part === '/offer.png') {
      if (!offer) return next();
      ctx.state.route = '/a/:slug/offer.png';
      ctx.body = await pictures.of(offer, ctx.ip);
      ctx.type = 'image/png';
      ctx.set('ETag', `"${offerTag(offer)}"`);
      return;
    }
    ctx.state.route = '/a/:slug';
    ctx.set('Content-Security-Policy', hostedPolicy);
    ctx.type = part ? 'application/manifest+json' : 'html';
    ctx.body = part
      ? manifestOf(page, options, language)
      : hostedHtml(page, options, language, { offer, models, theme });
  };
}
