import { isIPv4, isIPv6 } from 'node:net';
import type { DeviceDescription } from '@loan-kereta/sdk/contract';
import Bowser from 'bowser';
import { networkOf } from '../../http/rate-limits.ts';

const longestUserAgent = 500;
const longestName = 60;

const kinds: Readonly<Record<string, DeviceDescription['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** Of any other the library says what stands in the text, which would then stand in our mails. */
const knownBrowsers = new Set(Object.values(Bowser.BROWSER_MAP));

/** What a browser says of itself; anybody can say anything, so it describes and proves nothing. */
export function describeDevice(userAgent: string): DeviceDescription {
  const text = userAgent.slice(0, longestUserAgent);
  if (text.trim() === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(text);
  return {
    browser: browser.name !== undefined && knownBrowsers.has(browser.name) ? browser.name : null,
    system: os.name?.slice(0, longestName) || null,
    kind: kinds[platform.type ?? ''] ?? 'unknown',
  };
}

/**
 * As much of an address as a person recognises and as says no more than it knows: of IPv4 the first three numbers, of
 * IPv6 the first 48 bits. Where on earth that is, an address does not say.
 */
export function coarseNetwork(address: string): string | null {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.x');
  if (!isIPv6(address)) return null;
  return `${network.split(':').slice(0, 3).join(':')}::`;
}
