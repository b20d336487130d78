import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/13 Timeline',
  component: Calculator,
  args: { theme: 'theme-13' },
});

export const Timeline = meta.story();

Timeline.test('Every control', everyControl);
