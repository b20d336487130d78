import { readFile } from 'node:fs/promises';
import { initialOf } from '@loan-kereta/sdk/rules';
import satori from 'satori';
import sharp from 'sharp';
import type { Offer } from './offer.ts';

// One picture, once: nothing to keep, and no more of the machine than one thread.
sharp.cache(false);
sharp.concurrency(1);

type Style = Readonly<Record<string, string | number>>;
type Child = Element | string;
interface Element {
  readonly type: 'div';
  readonly props: { readonly style: Style; readonly children: readonly Child[] };
}

const box = (style: Style, ...children: readonly Child[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const interFile = (weight: number) =>
  readFile(new URL(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)));

/** Kept here, because the package has 76 MB of other weights and pieces. */
const chineseFile = () => readFile(new URL('../../../fonts/noto-sans-sc-700.woff', import.meta.url));

/** The letters of Malay and English; those of Chinese, which are 50 times as many, only where a text has any. */
async function fonts(drawn: string) {
  const inter = async (weight: 400 | 700) => ({
    name: 'Inter',
    weight,
    data: await interFile(weight),
  });
  const more = async () => ({
    name: 'Noto Sans SC',
    weight: 700 as const,
    data: await chineseFile(),
  });
  return Promise.all([inter(400), inter(700), ...(/[^\0-\u024f\u2000-\u206f]/.test(drawn) ? [more()] : [])]);
}

const oneLine: Style = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  display: 'block',
};

/** As large as a text of this length fits, in px; a Chinese letter is as wide as two. */
function sizeFor(text: string, largest: number, smallest: number, room: number): number {
  const letters = [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.75 : 1), 0);
  return Math.round(Math.max(smallest, Math.min(largest, room / letters)));
}

/** A wheel that stands half out of the picture. */
const wheel =
  'radial-gradient(circle at 1120px 300px, #0a2530 0px, #0a2530 150px, #113a49 151px, #113a49 260px, #0d2e3b 261px, #0d2e3b 380px, #0a2530 381px)';

function picture({ advisor, car, variant, instalment, label, per, facts, disclaimer }: Offer): Element {
  return box(
    {
      width: 1200,
      height: 630,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '44px 64px 36px',
      backgroundColor: '#0a2530',
      backgroundImage: wheel,
      color: '#ffffff',
      fontFamily: 'Inter, Noto Sans SC',
    },
    box(
      { alignItems: 'center', gap: 22 },
      box(
        {
          width: 68,
          height: 68,
          flexShrink: 0,
          borderRadius: 34,
          background: '#f2c14e',
          color: '#0a2530',
          fontSize: 36,
          fontWeight: 700,
          alignItems: 'center',
          justifyContent: 'center',
        },
        initialOf(advisor) || 'L',
      ),
      box({ ...oneLine, fontSize: sizeFor(advisor, 42, 30, 1500), fontWeight: 700, width: 960 }, advisor),
    ),
    box(
      { flexDirection: 'column' },
      box({ ...oneLine, fontSize: sizeFor(car, 46, 34, 1500), fontWeight: 700, width: 1072 }, car),
      box({ ...oneLine, fontSize: 30, color: '#a9c3cc', width: 1072, marginTop: 4 }, variant),
    ),
    box(
      { flexDirection: 'column' },
      box({ fontSize: 30, color: '#a9c3cc' }, label),
      box(
        { alignItems: 'baseline', gap: 20 },
        box(
          {
            fontSize: sizeFor(instalment, 144, 96, 1150),
            fontWeight: 700,
            letterSpacing: -5,
            color: '#f2c14e',
            lineHeight: 1,
          },
          instalment,
        ),
        box({ fontSize: 40, color: '#a9c3cc' }, per),
      ),
    ),
    box(
      { flexDirection: 'column', gap: 16 },
      box(
        { borderTop: '2px solid #2b4a56', paddingTop: 22, justifyContent: 'space-between' },
        ...facts.map(({ label: name, text }) =>
          box(
            { flexDirection: 'column' },
            box({ fontSize: 24, color: '#a9c3cc' }, name),
            box({ fontSize: 34, fontWeight: 700 }, text),
          ),
        ),
      ),
      box({ ...oneLine, fontSize: 20, color: '#8aa7b2', width: 1072 }, disclaimer),
    ),
  );
}

/** What no font here has is left out: it would be an empty box. */
const plain = (text: string) => text.replace(/\p{Extended_Pictographic}|\ufe0f|\u200d/gu, '').trim();

/** Draws an offer as a PNG of 1200 × 630 pixels, as WhatsApp, Facebook and others show a link. */
export async function drawOffer(offer: Offer): Promise<Buffer> {
  const texts = {
    ...offer,
    advisor: plain(offer.advisor),
    car: plain(offer.car),
    variant: plain(offer.variant),
  };
  const drawn = await satori(picture(texts) as Parameters<typeof satori>[0], {
    width: 1200,
    height: 630,
    fonts: await fonts(JSON.stringify(texts)),
  });
  return sharp(Buffer.from(drawn)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}
