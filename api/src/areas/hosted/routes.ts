import { contract, slugSchema } from '@loan-kereta/sdk/contract';
import type { Options } from '@loan-kereta/sdk/embed';
import { calculatorLanguage, type Language, matchLanguage } from '@loan-kereta/sdk/languages';
import { hostedPath } from '@loan-kereta/sdk/pages';
import { readSlug } from '@loan-kereta/sdk/reading';
import { whatsappLink } from '@loan-kereta/sdk/wording';
import type { Context, Middleware } from 'koa';
import { bind, type Route } from '../../http/bind.ts';
import { ApiError } from '../../http/errors.ts';
import { isReading } from '../../http/methods.ts';
import { Moved } from '../../http/moved.ts';
import { offerMessage } from './message.ts';
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

/** The public name in a segment of a path, in any spelling that can mean only one. */
function slugIn(segment: string): string | undefined {
  try {
    return slugSchema.safeParse(readSlug(decodeURIComponent(segment))).data;
  } catch {
    // A `%` that encodes nothing.
    return undefined;
  }
}

/** An address of a hosted page, or of a part of one, in small letters, with or without a slash at its end. */
const hostedAddress = /^\/a\/([^/]+)(\/app\.webmanifest|\/offer\.png|\/whatsapp)?\/?$/;

/** Headers by which a page of any origin, also a sandboxed or cross-origin isolated one, may show the hosted page. */
const framedHeaders = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // `require-corp` would break an advisor's photo from a host that sends no Cross-Origin-Resource-Policy.
  'Cross-Origin-Embedder-Policy': 'credentialless',
};

/**
 * The pages that advisors have on this site: `/a/SLUG`, each with its manifest, the picture of what it offers, and
 * `/whatsapp`, which leads to the advisor's chat with the offer of the address filled in.
 */
export function hostedPages(hosted: HostedService, pictures: OfferPictures): Middleware {
  const find = (slug: string): Promise<HostedPage | undefined> =>
    hosted.page(slug).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });

  return async (ctx, next) => {
    const [, segment = '', part = ''] = hostedAddress.exec(ctx.path.toLowerCase()) ?? [];
    const slug = slugIn(segment);
    if (!isReading(ctx) || !slug) return next();
    const page = await find(slug);
    if (!page) return next();
    const path = hostedPath(page.slug) + part;
    if (ctx.path !== path) throw new Moved(path + ctx.search);

    const options = optionsOf(ctx.query);
    const language = languageFor(ctx, options);
    if (options.lang === 'auto') ctx.vary('Accept-Language');
    const { models, theme } =
      part === '/app.webmanifest' ? { models: [] } : await hosted.shown(page.slug, options.theme);
    const offer = offerOf(page.name, models, options, language);
    if (part === '/whatsapp') {
      if (!page.whatsappDigits) return next();
      ctx.state.route = '/a/:slug/whatsapp';
      ctx.set('Cache-Control', 'no-store');
      ctx.status = 303;
      return ctx.redirect(
        whatsappLink(page.whatsappDigits, offerMessage(page.name, models, options, language)),
      );
    }
    ctx.remove('X-Frame-Options');
    ctx.set({ ...framedHeaders, 'Cache-Control': 'public, max-age=60' });
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
