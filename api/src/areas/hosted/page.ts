import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { addressedAs, type Options, optionNames } from '@loan-kereta/sdk/embed';
import {
  calculators,
  type FaceWords,
  fill,
  hostedPages,
  type Language,
  languages,
} from '@loan-kereta/sdk/languages';
import { formatRM, rateKinds, tenureYears } from '@loan-kereta/sdk/loan';
import { hostedPath } from '@loan-kereta/sdk/pages';
import { defaultThemeId } from '@loan-kereta/sdk/plans';
import { Eta } from 'eta';
import { policyHash } from '../../http/headers.ts';
import { instalmentTable, type Offer, settingsOf } from './offer.ts';
import { offerTag } from './offer-pictures.ts';

/** What a hosted page tells of an advisor, as plain text. */
export interface HostedPage {
  readonly slug: string;
  readonly name: string;
  /** The advisor's own; empty for none. */
  readonly description: string;
  readonly photo: string | null;
  /** For a wa.me link; empty when the advisor has given no number that can be dialled. */
  readonly whatsappDigits: string;
  readonly address: string;
  /** Where oEmbed is to be had, for this page as it was asked for. */
  readonly oembed: string;
}

// The theme is the page, up to the width of a large laptop. Beyond that the site's own ground is on both sides of it, as it
// always is on both sides of the one theme that is a card.
const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 90rem; margin: 0 auto; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
loan-kereta { display: flow-root; min-height: 40rem; overflow: clip; }
[data-cached] { margin: 0; padding: 0.5rem 0.75rem; background: #fdf3d8; color: #4a3300; font-size: 0.875rem; text-align: center; }
[data-cached]:empty { display: none; }
loan-kereta p, table { box-sizing: border-box; width: 100%; max-width: 45rem; margin: 1rem auto; padding: 0 1rem; }
a { display: inline-block; padding: 0.625rem 1.25rem; border-radius: 2rem; background: #0a7238; color: #fff; font-weight: 600; text-decoration: none; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
caption { padding: 0 1rem 0.5rem; text-align: left; }
th, td { padding: 0.375rem 0.25rem; border-bottom: 1px solid #d8dee0; text-align: right; }
th:first-child { padding-left: 1rem; text-align: left; }
td:last-child, th:last-child { padding-right: 1rem; }
@media (min-width: 64rem) {
  :root { color-scheme: light dark; color: light-dark(#12242c, #ecf3f2); background: light-dark(#fbf8f1, #07161d); }
  loan-kereta { color-scheme: light; }
  .card { max-width: 67.5rem; padding: 1.5rem; }
  .card loan-kereta { border-radius: 0; overflow: visible; }
}
@media (min-width: 93rem) { main { padding-block: 1.5rem; } loan-kereta { border-radius: 1.5rem; } }
`;

const styleHash = policyHash(style);

/**
 * What the page may load and who may frame it: our script and data, pictures from anywhere, and every other site,
 * since a frame is how a page without scripts shows the calculator.
 */
export const hostedPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src '${styleHash}'`,
  "img-src 'self' data: https: http:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Writes whatever it is given as text, so that nothing that an advisor or an address says becomes markup. */
const eta = new Eta({ views: import.meta.dirname, cache: true });

/** What an address asks of the calculator, under the names that an embedder's attributes have. */
export function optionsOf(query: Readonly<Record<string, unknown>>): Options {
  // A live stream may be asked for by another name.
  const asked: Readonly<Record<string, unknown>> = { presenter: query.tiktok, ...query };
  const given = optionNames
    .filter(name => name !== 'advisor' && name !== 'api')
    .map(name => [name, asked[addressedAs(name)]])
    .filter(
      ([name, value]) =>
        typeof value === 'string' && (name !== 'rate-kind' || rateKinds.some(kind => kind === value)),
    );
  return Object.fromEntries(given);
}

/** The options as the query of an address, with its question mark; empty for none. */
export function queryOf(options: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(options).map(([name, value]) => [addressedAs(name), String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** An advisor's page as an app that can be installed. @param options what the address asks of the calculator */
export const manifestOf = ({ name, slug }: HostedPage, options: Options, language: Language): string =>
  JSON.stringify({
    id: hostedPath(slug),
    name: titleOf(name),
    short_name: name,
    description: hostedPages[language].description,
    lang: language,
    start_url: hostedPath(slug) + queryOf(options),
    // Each advisor's page is an app of its own; a name that begins with another's is inside that one's scope.
    scope: hostedPath(slug),
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0a2530',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/** What an advisor sells, and what of it the address offers. */
interface ForSale {
  readonly offer: Offer | undefined;
  readonly models: readonly CarModel[];
  /** What they are shown in; absent for a layout of the advisor's own. */
  readonly theme?: string | undefined;
}

/** The size of the picture of an offer, in px. */
const pictureSize = { width: 1200, height: 630 };

/** Address and size of the picture of what an address offers. */
export const offerPicture = (page: HostedPage, options: Options, offer: Offer) => ({
  // A new price has a new picture.
  url: `${page.address}/offer.png${queryOf({ ...options, tag: offerTag(offer) })}`,
  ...pictureSize,
});

/** The car of an offer, and its instalment. */
const offerLine = ({ car, variant, instalment, per }: Offer): string =>
  `${car} ${variant}: ${instalment} ${per}`;

/** The title of a link to a page: of an address that names a car its offer, of any other the advisor. */
export const linkTitle = ({ name }: HostedPage, options: Options, offer: Offer | undefined): string =>
  offer && (options.model || options.variant) ? `${offerLine(offer)} · ${name}` : titleOf(name);

/** What WhatsApp, Facebook and others show of a link: where it names a car, that offer; its picture in any case. */
function preview(page: HostedPage, options: Options, language: Language, offer: Offer | undefined) {
  const described = page.description || hostedPages[language].description;
  return [
    ['name', 'description', described],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Loan Kereta'],
    ['property', 'og:title', linkTitle(page, options, offer)],
    ['property', 'og:description', described],
    ['property', 'og:url', `${page.address}${queryOf(options)}`],
    ['property', 'og:locale', languages[language].locale.replace('-', '_')],
    ...(offer
      ? [
          ['property', 'og:image', offerPicture(page, options, offer).url],
          ['property', 'og:image:type', 'image/png'],
          ['property', 'og:image:width', `${pictureSize.width}`],
          ['property', 'og:image:height', `${pictureSize.height}`],
          ['property', 'og:image:alt', offerLine(offer)],
          ['name', 'twitter:card', 'summary_large_image'],
        ]
      : [['name', 'twitter:card', 'summary']]),
  ];
}

/** A day in Malaysia, as a language writes it. */
const dateOf = (time: Date, language: Language): string =>
  time.toLocaleDateString(languages[language].locale, { dateStyle: 'long', timeZone: 'Asia/Kuala_Lumpur' });

/** An advisor's page as HTML, in a language. @param options what the address asks of the calculator */
export function hostedHtml(
  page: HostedPage,
  options: Options,
  language: Language,
  { offer, models, theme }: ForSale,
  now = new Date(),
): string {
  const words = hostedPages[language];
  const { face }: { readonly face: FaceWords } = calculators[language];
  const { deposit } = settingsOf(options);
  return eta.render('page', {
    page,
    options,
    language,
    words,
    // Opened without a network, it may be in another language than it was cached in.
    cached: Object.entries(hostedPages).map(([code, { cached }]) => [code, cached]),
    face,
    // As specified, English has that of Malay.
    disclaimerLanguage: face.quoted ?? language,
    title: titleOf(page.name),
    description: page.description || words.description,
    about: preview(page, options, language, offer),
    isCard: theme === defaultThemeId,
    tenureYears,
    asOf: fill(words.asOf, { date: dateOf(now, language) }),
    deposit: deposit > 0 ? `${face.deposit}: ${formatRM(deposit)}.` : '',
    rows: instalmentTable(models, options),
    style,
    manifest: `${hostedPath(page.slug)}/app.webmanifest${queryOf(options)}`,
    oembedAddress: `${page.oembed}?url=${encodeURIComponent(page.address + queryOf(options))}`,
  });
}

interface Frame {
  readonly address: string;
  readonly title: string;
  /** In px, as the height is. */
  readonly width: number;
  readonly height: number;
}

/**
 * A frame that shows an advisor's page on any other one. WordPress strips `hidden` and `style`: the frame then takes the
 * column's width, and the quotation, without which WordPress loads no wp-embed.js, is a link until the page has loaded.
 */
export const frameHtml = (frame: Frame): string => eta.render('frame', frame);

/** What browsers and other sites call an advisor's page. */
export const titleOf = (name: string): string => `${name} · Loan Kereta`;
