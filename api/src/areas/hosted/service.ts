import type { CarModel } from '@loan-kereta/sdk/catalogue';
import type { contract, Unparsed } from '@loan-kereta/sdk/contract';
import type { Options } from '@loan-kereta/sdk/embed';
import { calculatorLanguage, matchLanguage } from '@loan-kereta/sdk/languages';
import { hostedPath } from '@loan-kereta/sdk/pages';
import { findTheme, grantsTheme, themeId } from '@loan-kereta/sdk/plans';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/errors.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import { type EmbedService, publicProfile } from '../embed/service.ts';
import { frameHeight } from './frame-heights.ts';
import { type Offer, offerOf } from './offer.ts';
import { frameHtml, type HostedPage, linkTitle, offerPicture, optionsOf, queryOf } from './page.ts';

/** The width of a frame in px, as that of a large phone; its height follows. */
const frameWidth = 480;

/** How many variants are kept, of the advisors whose pages are asked for: some 20 MB. */
const mostVariants = 20_000;

/** What an advisor sells, in which look, and which other themes an address may ask for; no theme where the look is a layout. */
interface Shown {
  readonly models: readonly CarModel[];
  readonly theme: string | undefined;
  readonly themeAccess: readonly string[];
}

interface Size {
  readonly maxwidth?: number | undefined;
  readonly maxheight?: number | undefined;
}

/** The page that an advisor has on this site, and how other pages take it in. */
export function hostedService(advisors: AdvisorsService, embed: EmbedService, publicUrl: string) {
  const addressOf = (slug: string): string => publicUrl + hostedPath(slug);

  async function page(slug: string): Promise<HostedPage> {
    const { photo_url, ...advisor } = publicProfile(await advisors.bySlug(slug), publicUrl);
    const address = addressOf(advisor.slug);
    return {
      slug: advisor.slug,
      name: advisor.branding_name,
      description: advisor.headline,
      photo: photo_url,
      whatsappDigits: advisor.whatsapp_digits,
      address,
      oembed: `${publicUrl}/oembed`,
    };
  }

  /** As other public answers, it is kept for a second, as an advisor's own list may be of megabytes. */
  const shown = new LRUCache<string, Shown>({
    maxSize: mostVariants,
    sizeCalculation: ({ models }) => models.reduce((sum, { variants }) => sum + variants.length, 1),
    ttl: 1000,
    ttlResolution: 0,
    ignoreFetchAbort: true,
    fetchMethod: async slug => {
      const { models, themeKey, layout, features } = await embed.get(slug);
      return { models, theme: layout ? undefined : themeKey, themeAccess: features.theme_access };
    },
  });

  /**
   * Returns the cars and the look of an advisor's calculator.
   * @param asked the theme that the address asks for, which counts where it is granted
   * @throws {ApiError} `advisor_not_found`
   */
  async function shownAs(
    slug: string,
    asked: string | null | undefined,
  ): Promise<Pick<Shown, 'models' | 'theme'>> {
    const { models, theme, themeAccess } = await shown.forceFetch(slug);
    const other = findTheme(asked ?? '');
    const isGranted = other && grantsTheme(themeAccess, other.number);
    return { models, theme: isGranted ? themeId(other.number) : theme };
  }

  /** The picture of an offer, in the room that there is. */
  function thumbnail(page: HostedPage, options: Options, offer: Offer, { maxwidth, maxheight }: Size) {
    const { url, width, height } = offerPicture(page, options, offer);
    const scale = Math.min(1, (maxwidth ?? width) / width, (maxheight ?? height) / height);
    return {
      thumbnail_url: url,
      thumbnail_width: Math.max(1, Math.floor(width * scale)),
      thumbnail_height: Math.max(1, Math.floor(height * scale)),
    };
  }

  return {
    /** The page of an advisor, also under a former name. @throws {ApiError} `advisor_not_found` */
    page,

    shown: shownAs,

    /** To be called after whatever a page shows was changed. */
    forget: (): void => shown.clear(),

    /** oEmbed for the address of a hosted page, set to what it asks for, also under a former name. @throws {ApiError} `advisor_not_found` */
    async oembed(url: string, room: Size): Promise<Unparsed<typeof contract.hosted.oembed, 'response'>> {
      const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : '';
      const slug = /^\/a\/([a-z0-9-]{3,40})\/?(?:[?#].*)?$/i.exec(path)?.[1]?.toLowerCase();
      if (slug === undefined) throw new ApiError('advisor_not_found');
      const found = await page(slug);
      const { name, address } = found;
      const asked = optionsOf(Object.fromEntries(new URL(url).searchParams));
      const { models, theme } = await shownAs(found.slug, asked.theme);
      const offer = offerOf(name, models, asked, matchLanguage([asked.lang]) ?? calculatorLanguage);
      const width = Math.min(frameWidth, room.maxwidth ?? frameWidth);
      const height = Math.min(frameHeight(theme, width), room.maxheight ?? Number.POSITIVE_INFINITY);
      const title = linkTitle(found, asked, offer);
      return {
        version: '1.0',
        type: 'rich',
        title,
        author_name: name,
        author_url: address,
        provider_name: 'Loan Kereta',
        provider_url: `${publicUrl}/`,
        cache_age: 3600,
        html: frameHtml({ address: address + queryOf(asked), title, width, height }),
        width,
        height,
        ...(offer && thumbnail(found, asked, offer, room)),
      };
    },
  };
}

export type HostedService = ReturnType<typeof hostedService>;
