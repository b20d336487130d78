import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only, textOf } from '../stage/dom.ts';
import { choose, paste, widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/14 Magazine',
  component: Calculator,
  args: { theme: 'theme-14' },
});

export const Magazine = meta.story({ name: '14 Magazine' });

Magazine.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

Magazine.test('It is the edition of 2025', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(textOf(only(widget, '.edition'))).toBe('Edisi 2025');
});

Magazine.test(
  'It is the edition of 2025 in English',
  { globals: { language: 'en' } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await expect(textOf(only(widget, '.edition'))).toBe('Edition 2025');
  },
);

Magazine.test('The story tells what is chosen', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await choose(widget, 'model-picker', 'myvi');
  await paste(widget, 'deposit', '6000');
  await waitFor(() =>
    expect(textOf(only(widget, '.story'))).toBe(
      'Pada harga OTR RM58,260, Myvi 1.3 G dipandu pulang dengan deposit RM6,000. Selebihnya dibahagi kepada 108 bulan yang sama rata, pada kadar 2.90% (kadar rata) setahun.',
    ),
  );
});
