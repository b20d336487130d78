import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only, part } from '../stage/dom.ts';
import { choose, widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/18 Retro Vintage',
  component: Calculator,
  args: { theme: 'theme-18' },
});

export const RetroVintage = meta.story({ name: '18 Retro Vintage' });

RetroVintage.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

RetroVintage.test(
  'The odometer rolls to the figure, which a screen reader reads as one',
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const drums = () =>
      [...only(widget, '.drums').querySelectorAll('i')].map(drum => drum.style.getPropertyValue('--face'));
    await expect(drums().slice(-3)).toEqual(['4', '7', '1']);
    await choose(widget, 'tenure', '5');
    await waitFor(() => expect(drums().slice(-3)).toEqual(['7', '6', '9']));
    await expect(only(part(widget, 'instalment'), '.lk-sr')).toHaveTextContent(/^RM769$/);
    await expect(only(widget, '.drums')).toHaveAttribute('aria-hidden', 'true');
  },
);
