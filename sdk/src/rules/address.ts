import { linePattern } from './text.ts';

/** The most characters of an address, as browsers write it. */
export const longestAddress = 500;

const anySite = 'https://site.invalid';
const short = (address: string): string | undefined =>
  address.length <= longestAddress ? address : undefined;

function parse(text: string, base?: string): URL | undefined {
  try {
    if (!linePattern.test(text)) return undefined;
    const url = new URL(text, base);
    // Chromium writes a space in a host as %20, where Node and the standard refuse it.
    return url.hostname.includes('%') ? undefined : url;
  } catch {
    return undefined;
  }
}

/**
 * A link to a picture elsewhere, as browsers write it and by https: the site's own policy lets no other through, so
 * `http:` becomes `https:`, as a browser on an https page would have it.
 * @returns undefined for what is no such link
 */
export function pictureLink(text: string): string | undefined {
  const url = parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  url.protocol = 'https:';
  return short(url.href);
}

/** A path on this site, as browsers write it; undefined for what leads elsewhere. */
function sitePath(text: string): string | undefined {
  const url = text.startsWith('/') ? parse(text, anySite) : undefined;
  return url?.origin === anySite ? short(url.pathname + url.search) : undefined;
}

/**
 * The picture of a car: a link, or a path on this site. Uploaded pictures are left out: whoever uploaded one may
 * replace it, and then it is gone.
 */
export function carImage(text: string): string | undefined {
  const path = sitePath(text);
  return path === undefined ? pictureLink(text) : path.startsWith('/uploads/') ? undefined : path;
}
