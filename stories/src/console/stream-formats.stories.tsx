import type { Figures } from '@loan-kereta/console/stream-formats/figures.ts';
import type { DrawnFormat } from '@loan-kereta/console/stream-formats/room.ts';
import { showFormat } from '@loan-kereta/console/stream-formats/show.tsx';
import { perodua } from '@loan-kereta/sdk/catalogue';
import { presenterPalette, tokens } from '@loan-kereta/sdk/palettes';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { wholePage } from './whole-page.ts';

const myvi = perodua.find(({ code }) => code === 'myvi');

const figures: Figures = {
  car: 'Perodua Myvi',
  variant: '1.5 AV',
  model: myvi,
  photo: undefined,
  amount: 'RM18,625',
  per: '/ bulan',
  facts: [
    ['Tempoh', '9 tahun'],
    ['Wang muka', 'RM5,000'],
    ['Kadar rata', '2.90%'],
  ],
  name: 'Nurul Aisyah binti Abdullah, Perodua Bandar Baru Klang',
  phone: '012-345 6789',
  disclaimer: 'Anggaran ini hanya rujukan untuk pembeli kereta, bukan tawaran kewangan.',
  note: 'Promosi tamat malam ini',
  address: 'https://calculator.example/q/abcdefgh1ab2cd39apsw-82',
};

const grey = tokens(presenterPalette);
const day = {
  '--ground': '#ffffff',
  '--ink': '#0b1220',
  '--accent': '#0e7490',
  '--lk-car': '#0e7490',
  '--card': grey['--lk-tint-2'],
  '--card-ink': grey['--lk-ink'],
  '--letters': 'system-ui, sans-serif',
  '--digits': 'system-ui, sans-serif',
};
const night = { ...day, '--ground': '#0a0c16', '--ink': '#f4f6fb', '--letters': 'ui-monospace, monospace' };

interface StreamFormatProps {
  readonly format: DrawnFormat;
  readonly look: Readonly<Record<string, string>>;
}

/** A format of a live stream in a source as large as the story's window. */
function StreamFormat({ format, look }: StreamFormatProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () =>
      container.current && showFormat(container.current, { format, figures, look, lang: 'ms' });
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [format, look]);
  return <div ref={container} />;
}

const meta = preview.meta({
  title: 'Console/Stream formats',
  component: StreamFormat,
  args: { look: day },
  ...wholePage,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.format .qr')).toBeVisible());
    const format = canvasElement.querySelector('.format');
    const { right = Number.NaN, bottom = Number.NaN } = format?.getBoundingClientRect() ?? {};
    await expect(right).toBeLessThanOrEqual(window.innerWidth + 1);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  },
});

export const LowerThird = meta.story({ args: { format: 'lower-third' } });
export const SideCard = meta.story({ args: { format: 'side-card' } });
export const Landscape = meta.story({ args: { format: 'landscape' } });
export const Ticker = meta.story({ args: { format: 'ticker' } });
export const AtNight = meta.story({ args: { format: 'landscape', look: night } });

const onAPhone = { viewport: { value: 'phone' } };
export const Portrait = meta.story({ args: { format: 'portrait' }, globals: onAPhone });
export const LowerThirdUpright = meta.story({ args: { format: 'lower-third' }, globals: onAPhone });
