import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/15 Accordion',
  component: Calculator,
  args: { theme: 'theme-15' },
});

export const Accordion = meta.story();

Accordion.test('Every control', everyControl);
