import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/06 Sidebar Sticky',
  component: Calculator,
  args: { theme: 'theme-06' },
});

export const SidebarSticky = meta.story();

SidebarSticky.test('Every control', everyControl);
