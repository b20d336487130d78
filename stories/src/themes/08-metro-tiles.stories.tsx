import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only } from '../stage/dom.ts';
import { choose, widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/08 Metro Tiles',
  component: Calculator,
  args: { theme: 'theme-08' },
});

export const MetroTiles = meta.story({ name: '08 Metro Tiles' });

MetroTiles.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

MetroTiles.test('The tile of the figure flips for a change', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const tile = only(widget, '.tile.figure');
  // It has flipped for the first figure too, but where motion is reduced nothing ends.
  await fireEvent.animationEnd(tile);
  await waitFor(() => expect(tile).not.toHaveClass('flip'));
  // It flips once for a whole drag, so it wants some quiet before.
  await new Promise(resolve => setTimeout(resolve, 700));
  await choose(widget, 'tenure', '5');
  await waitFor(() => expect(tile).toHaveClass('flip'));
});
