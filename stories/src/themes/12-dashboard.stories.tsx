import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/12 Dashboard',
  component: Calculator,
  args: { theme: 'theme-12' },
});

export const Dashboard = meta.story();

Dashboard.test('Every control', everyControl);
