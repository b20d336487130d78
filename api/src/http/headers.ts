import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Context, Middleware } from 'koa';
import type { Config } from '../config.ts';
import { isApiPath } from './router.ts';

type HelmetOptions = NonNullable<Parameters<typeof helmet>[0]>;
/** Names, in small letters, and values. */
type HeaderSet = Readonly<Record<string, string>>;

/** Helmet's headers are the same for every answer, so it runs once, on an answer that nobody gets. */
function fromHelmet(options: HelmetOptions): HeaderSet {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(sample.req, sample, error => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** What the headers depend on. */
export type HeaderSettings = Pick<Config, 'publicUrl' | 'hstsSubdomains'>;

const isHttps = ({ publicUrl }: HeaderSettings): boolean => publicUrl.startsWith('https:');

/** Subdomains may be other people's, or not have https yet: they are taken in only when asked to. */
const strictTransportSecurity = (settings: HeaderSettings) =>
  isHttps(settings) && { includeSubDomains: settings.hstsSubdomains };

/** The security headers of an answer that is data: it is never drawn, so most of Helmet has nothing to protect. */
export const dataHeaders = (settings: HeaderSettings): HeaderSet =>
  fromHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: strictTransportSecurity(settings),
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** What no page of ours asks a browser for, so that no script and no frame in one may. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What a policy calls a script or a style sheet that stands in its page. */
export const policyHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The security headers of a page of ours. @param styleHashes its inline style sheets, as `sha256-…` */
const pageHeaders = (settings: HeaderSettings, styleHashes: readonly string[]): HeaderSet => ({
  ...fromHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'style-src': ["'self'", ...styleHashes.map(hash => `'${hash}'`)],
        // An advisor's photo may be a link to anywhere.
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        ...(isHttps(settings) && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: strictTransportSecurity(settings),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }),
  'permissions-policy': unusedFeatures.map(feature => `${feature}=()`).join(', '),
});

/** What of a page's headers means something on a script as well: the others would be a kilobyte with each. */
const ofScripts = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
]);

const onlyOfPages = Object.keys(pageHeaders({ publicUrl: '', hstsSubdomains: false }, [])).filter(
  name => !ofScripts.has(name),
);

/** Takes off an answer that turned out to be a script what only pages need, and the request id, which nobody reads. */
export function removePageHeaders(ctx: Context): void {
  for (const name of [...onlyOfPages, 'x-request-id']) ctx.remove(name);
}

/** Lets a page run and draw what it has in itself. @param inside the hashes of its scripts and style sheets, as `sha256-…` */
export function allowInline(
  ctx: Context,
  inside: Readonly<Record<'scripts' | 'styles', readonly string[]>>,
): void {
  const policy = ctx.response.get('Content-Security-Policy');
  const quoted = (hashes: readonly string[]) => hashes.map(hash => ` '${hash}'`).join('');
  const styled = policy.replace(/style-src [^;]*/, sources => sources + quoted(inside.styles));
  const scripts = inside.scripts.length > 0 ? `;script-src 'self'${quoted(inside.scripts)}` : '';
  ctx.set('Content-Security-Policy', styled + scripts);
}

/**
 * Lets a page take style elements that are added to it. The browser source of OBS adds its custom CSS so.
 * @see https://github.com/obsproject/obs-browser/blob/master/browser-client.cpp `OnLoadEnd`
 */
export function allowAddedStyles(ctx: Context): void {
  const policy = ctx.response.get('Content-Security-Policy');
  // Beside a hash browsers ignore 'unsafe-inline', so this takes the place of all that stood there.
  ctx.set('Content-Security-Policy', policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"));
}

/** Sets the request id and the security headers; a later step may change them. */
export function standardHeaders(settings: HeaderSettings, styleHashes: readonly string[]): Middleware {
  const page = pageHeaders(settings, styleHashes);
  const data = dataHeaders(settings);
  return (ctx, next) => {
    const isData = isApiPath(ctx.path) && !ctx.path.startsWith('/api/docs');
    ctx.set(isData ? data : page);
    ctx.set('X-Request-Id', ctx.state.requestId);
    return next();
  };
}
