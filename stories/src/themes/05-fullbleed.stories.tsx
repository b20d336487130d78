import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/05 Fullbleed',
  component: Calculator,
  args: { theme: 'theme-05' },
});

export const Fullbleed = meta.story();

Fullbleed.test('Every control', everyControl);
