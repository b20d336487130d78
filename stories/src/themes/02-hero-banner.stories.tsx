import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/02 Hero Banner',
  component: Calculator,
  args: { theme: 'theme-02' },
});

export const HeroBanner = meta.story({ name: '02 Hero Banner' });

HeroBanner.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);
