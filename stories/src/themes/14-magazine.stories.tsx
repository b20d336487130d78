import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/14 Magazine',
  component: Calculator,
  args: { theme: 'theme-14' },
});

export const Magazine = meta.story();

Magazine.test('Every control', everyControl);
