import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/18 Retro Vintage',
  component: Calculator,
  args: { theme: 'theme-18' },
});

export const RetroVintage = meta.story();

RetroVintage.test('Every control', everyControl);
