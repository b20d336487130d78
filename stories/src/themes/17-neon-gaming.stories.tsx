import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/17 Neon Gaming',
  component: Calculator,
  args: { theme: 'theme-17' },
});

export const NeonGaming = meta.story();

NeonGaming.test('Every control', everyControl);
