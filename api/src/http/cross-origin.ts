import { contract, type Endpoint } from '@loan-kereta/sdk/contract';
import type { Context, Middleware } from 'koa';
import { ApiError } from './errors.ts';
import { isSafe } from './methods.ts';

/** What lets pages of any origin load an answer as a resource, such as a script; never with credentials. */
export const sharedResourceHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** What lets pages of any origin read an answer, and some of its headers, as well as load it. */
export const crossOriginHeaders = {
  ...sharedResourceHeaders,
  'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
};

/** Tells a browser that asks beforehand what a page of another origin may send to these endpoints of one address. */
export function answerPreflight(ctx: Context, endpoints: readonly Endpoint[]): void {
  const methods = endpoints.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  ctx.set(crossOriginHeaders);
  ctx.set('Access-Control-Allow-Methods', methods.join(', '));
  ctx.set('Access-Control-Allow-Headers', 'Content-Type, If-None-Match, X-Request-Id');
  ctx.set('Access-Control-Max-Age', '86400');
}

/** Patterns of the paths of some endpoints. */
const pathsOf = (holds: (endpoint: Endpoint) => boolean): readonly RegExp[] =>
  Object.values(contract)
    .flatMap(area => Object.values<Endpoint>(area))
    .filter(holds)
    .map(({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`));

/** The paths outside `/api/admin/` where only admins read, such as `/api/prices`. */
const readByAdmins = pathsOf(({ method, access }) => method === 'GET' && access === 'admin');

/** The paths to which pages of any origin may POST. No cookie counts there, so such a page acts for nobody. */
const openToPosts = pathsOf(({ crossOrigin, method }) => crossOrigin === true && method === 'POST');

const isOpenPost = ({ method, path }: Context): boolean =>
  method === 'POST' && openToPosts.some(pattern => pattern.test(path));

/** What is for admins: a link there would have a table made, and the history say so. */
const isForAdmins = ({ path }: Context): boolean =>
  path.startsWith('/api/admin/') || readByAdmins.some(pattern => pattern.test(path));

/** What is for one account, and counts for it: a link there would use up what its owner may ask for. */
const isForOneself = ({ path }: Context): boolean => path.startsWith('/api/me/');

/** What another page may ask for, though it cannot read the answer. */
const isHarmless = (ctx: Context): boolean => (isSafe(ctx) && !isForAdmins(ctx)) || isOpenPost(ctx);

/** Whether a script asks, and not a picture of this site's own page, or a link in a mail, which somebody else may have written. */
const isAskedByScript = (ctx: Context): boolean => ['', 'empty'].includes(ctx.get('Sec-Fetch-Dest'));

/**
 * Refuses a request that could change something when a page of another origin sent it. Browsers name the page's origin
 * in `Origin`; a caller that sends neither that nor `Sec-Fetch-Site` is no browser and carries nobody's cookies.
 * What the request says of its own host counts for nothing: whoever points a name at this server could choose it.
 * @param addresses where this site's own pages are
 */
export function originCheck(addresses: readonly string[]): Middleware {
  const own = new Set(addresses.map(address => new URL(address).origin));
  const isOwn = (ctx: Context): boolean => {
    const origin = ctx.get('Origin');
    return origin ? own.has(origin) : ['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'));
  };
  return (ctx, next) => {
    const isScripted = isAskedByScript(ctx) || !(isForAdmins(ctx) || isForOneself(ctx));
    if (!isScripted || !(isHarmless(ctx) || isOwn(ctx))) throw new ApiError('origin_not_allowed');
    return next();
  };
}
