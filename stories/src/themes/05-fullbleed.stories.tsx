import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { isVisible, only, part } from '../stage/dom.ts';
import { drag, widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/05 Fullbleed',
  component: Calculator,
  args: { theme: 'theme-05' },
});

export const Fullbleed = meta.story({ name: '05 Fullbleed' });

Fullbleed.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

Fullbleed.test('The sheet opens by a tap, and by a pull', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const handle = only(widget, '.handle');
  const isOpen = (open: boolean) => waitFor(() => expect(isVisible(part(widget, 'tenure'))).toBe(open));
  await isOpen(false);
  await userEvent.click(handle);
  await isOpen(true);
  await userEvent.click(handle);
  await isOpen(false);
  await drag(handle, { y: -120 });
  await isOpen(true);
  await drag(handle, { y: 120 });
  await isOpen(false);
});
