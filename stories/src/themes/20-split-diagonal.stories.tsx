import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/20 Split Diagonal',
  component: Calculator,
  args: { theme: 'theme-20' },
});

export const SplitDiagonal = meta.story({ name: '20 Split Diagonal' });

SplitDiagonal.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);
