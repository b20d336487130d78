import { hostedPath } from '@loan-kereta/sdk/pages';
import { carDigest, type LinkFigures, readShortFigures } from '@loan-kereta/sdk/pages/short-link';
import type { Middleware } from 'koa';
import { isReading } from '../../http/methods.ts';
import type { StreamLinks } from '../stream-links/service.ts';
import type { HostedService } from './service.ts';

/** A short address: the advisor's code, then the figures. */
const shortAddress = /^\/q\/([\da-z]{8})([\da-z-]*)\/?$/;

/** The query of figures, as the hosted page reads it; empty where the advisor no longer has the car. */
async function queryOf(hosted: HostedService, slug: string, figures: LinkFigures): Promise<string> {
  const { models } = await hosted.shown(slug, undefined);
  const { car, years, deposit, rate, rateKind, method, lang } = figures;
  for (const { code, variants } of models)
    for (const { id } of variants)
      if (carDigest(code, id) === car)
        return `?${new URLSearchParams({ model: code, variant: id, years: `${years}`, deposit: `${deposit}`, rate: `${rate}`, rate_kind: rateKind, method, lang })}`;
  return `?lang=${lang}`;
}

/** `/q/…`: leads from a short address, such as that of a live stream's QR code, to the same figures on the advisor's page. */
export const shortLinks =
  (links: StreamLinks, hosted: HostedService): Middleware =>
  async (ctx, next) => {
    const [, code, text = ''] = shortAddress.exec(ctx.path.toLowerCase()) ?? [];
    const figures = readShortFigures(text);
    const slug = code && isReading(ctx) && figures ? await links.slugOf(code) : undefined;
    if (!slug || !figures) return next();
    ctx.set('Cache-Control', 'no-cache');
    ctx.redirect(hostedPath(slug) + (await queryOf(hosted, slug, figures)));
  };
