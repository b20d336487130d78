import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { everyControl } from './every-control.ts';

const meta = preview.meta({
  title: 'Themes/07 Carousel',
  component: Calculator,
  args: { theme: 'theme-07' },
});

export const Carousel = meta.story();

Carousel.test('Every control', everyControl);
