import { createHash } from 'node:crypto';

/** Sources by the directive of a Content-Security-Policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** Hashes of the scripts or style sheets that stand in a page's HTML itself. */
const hashesOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/**
 * A site's own files, and the calculator's sources by the SDK's README; nothing else, and no inline scripts or styles.
 * @param at the address of the product
 */
export const strictSources = (at: string) =>
  ({
    'default-src': ["'none'"],
    'script-src': ["'self'", at],
    'style-src': ["'self'"],
    'connect-src': ["'self'", at],
    'img-src': ["'self'", at],
    'frame-src': [at],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  }) satisfies Sources;

/** Trusted Types policies of a framework and the SDK, and no text where a script may come of it. */
export const trustedTypes = (...names: readonly string[]): Sources => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['loan-kereta', ...names],
});

/**
 * The value of a header for a page: its inline scripts and style sheets are allowed by their hashes.
 * @param more sources of the framework's own
 */
export function strictPolicy(at: string, html: string, more: Sources = {}): string {
  const directives = new Map<string, readonly string[]>();
  const hashes = { 'script-src': hashesOf(html, 'script'), 'style-src': hashesOf(html, 'style') };
  for (const sources of [strictSources(at), hashes, { 'frame-ancestors': ["'none'"] }, more])
    for (const [name, values] of Object.entries(sources))
      directives.set(name, [...(directives.get(name) ?? []), ...values]);
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}
