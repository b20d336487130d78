import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only, part, textOf } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/17 Neon Gaming',
  component: Calculator,
  args: { theme: 'theme-17' },
});

export const NeonGaming = meta.story({ name: '17 Neon Gaming' });

NeonGaming.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

NeonGaming.test('Models are levels', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(textOf(only(widget, '.stage'))).toBe('Tahap 1 Axia 1.0 E');
  await userEvent.click(within(part(widget, 'model-picker')).getByRole('radio', { name: /Ativa/ }));
  await waitFor(() => expect(textOf(only(widget, '.stage'))).toBe('Tahap 4 Ativa 1.0T X'));
});

/** A model that nobody sells yet: the machine waits for a coin. */
export const LoadingGame = meta.story({
  args: { models: [{ code: 'axia', name: 'Axia', rate: 2.9, variants: [] }] },
});

LoadingGame.test('The game is loading', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(textOf(only(widget, '.loading'))).toBe(
    'Memuatkan permainan… Pilih model dan varian untuk bermula',
  );
});
