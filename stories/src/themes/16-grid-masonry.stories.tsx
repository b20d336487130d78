import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/16 Grid Masonry',
  component: Calculator,
  args: { theme: 'theme-16' },
});

export const GridMasonry = meta.story();

GridMasonry.test('Every control', everyControl);
