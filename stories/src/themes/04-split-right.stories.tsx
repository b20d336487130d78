import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/04 Split Right',
  component: Calculator,
  args: { theme: 'theme-04' },
});

export const SplitRight = meta.story({ name: '04 Split Right' });

SplitRight.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);
