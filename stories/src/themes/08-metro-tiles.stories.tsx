import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/08 Metro Tiles',
  component: Calculator,
  args: { theme: 'theme-08' },
});

export const MetroTiles = meta.story();

MetroTiles.test('Every control', everyControl);
