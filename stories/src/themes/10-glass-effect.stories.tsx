import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/10 Glass Effect',
  component: Calculator,
  args: { theme: 'theme-10' },
});

export const GlassEffect = meta.story({ name: '10 Glass Effect' });

GlassEffect.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);
