import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/09 Minimal Top',
  component: Calculator,
  args: { theme: 'theme-09' },
});

export const MinimalTop = meta.story();

MinimalTop.test('Every control', everyControl);
