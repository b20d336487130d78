import { expect, test } from 'vitest';
import { consoles } from './consoles.ts';
import { languageCodes } from './index.ts';
import { sameTexts } from './testing/texts.ts';

/** How saving a profile fails, which the specification quotes in Malay. */
const failures = ['failed', 'timedOut', 'unreachable', 'offline', 'misconfigured', 'invalid'].concat([
  'sessionOver',
  'serverFailed',
]);

/** What is the same in two languages and is meant to be: names, words that Malay has from English, quoted texts. */
const shared = new Set(
  ['Basic', 'Premium', 'Diamond', 'WhatsApp', 'WordPress', 'Google Sites', 'React', 'WhatsApp Admin']
    .concat(['Wix', 'Squarespace', 'Shopify', 'Blogger', 'Facebook, TikTok', 'Mudah, Carlist', 'QR'])
    .concat(['Froala, SunEditor, GrapesJS', 'Ghost', 'VitePress', 'MDX', 'swup, barba'])
    .concat(['Hatchback', 'Sedan', 'SUV', 'MPV', 'Tablet', 'Desktop', 'Audit', 'Model', 'Popular', 'Status'])
    .concat(['Data', 'Edit', 'Unit', 'Edit Data', 'Editor Data', 'Edit model', 'Import CSV'])
    .concat(['Clean White', 'Minimal Card', 'Image Highlight', 'Shadow Glass'])
    .concat(['Production Debug Tool', 'Auto-logout', 'Admin auto-logout'])
    .concat(['pages.admin-login.supportMessage', 'Sambung Sesi'])
    .concat(failures.map(name => `pages.profile.${name}`)),
);

const pairs = languageCodes.flatMap((code, index) =>
  languageCodes.slice(0, index).map(other => [code, other] as const),
);

test.each(pairs)('the console in %s leaves no word in %s', (code, other) => {
  expect(sameTexts(consoles[code], consoles[other], shared)).toEqual([]);
});
