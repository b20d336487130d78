import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/03 Split Left',
  component: Calculator,
  args: { theme: 'theme-03' },
});

export const SplitLeft = meta.story({ name: '03 Split Left' });

SplitLeft.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);
