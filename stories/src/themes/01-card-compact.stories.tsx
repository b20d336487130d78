import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/01 Card Compact',
  component: Calculator,
  args: { theme: 'theme-01' },
});

export const CardCompact = meta.story({ name: '01 Card Compact' });

CardCompact.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);
