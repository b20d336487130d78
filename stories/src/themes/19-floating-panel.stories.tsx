import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/19 Floating Panel',
  component: Calculator,
  args: { theme: 'theme-19' },
});

export const FloatingPanel = meta.story();

FloatingPanel.test('Every control', everyControl);
