import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/11 Compact List',
  component: Calculator,
  args: { theme: 'theme-11' },
});

export const CompactList = meta.story();

CompactList.test('Every control', everyControl);
