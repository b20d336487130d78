import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only } from '../stage/dom.ts';
import { settled, widgetIn } from '../stage/drive.ts';
import { setWidth } from '../stage/tour.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/01 Card Compact',
  component: Calculator,
  args: { theme: 'theme-01' },
});

export const CardCompact = meta.story({ name: '01 Card Compact' });

CardCompact.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

CardCompact.test('What is kept free for the controls is what they take', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await setWidth(widget, 390);
  await settled(widget);
  const controls = only(widget, '.controls');
  const kept = Number.parseFloat(getComputedStyle(controls).minHeight);
  controls.style.minHeight = '0';
  const taken = controls.offsetHeight;
  controls.style.minHeight = '';
  await expect(taken).toBeLessThanOrEqual(kept);
  await expect(taken).toBeGreaterThan(kept - 4);
});
