import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { isVisible, part } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/19 Floating Panel',
  component: Calculator,
  args: { theme: 'theme-19' },
});

export const FloatingPanel = meta.story({ name: '19 Floating Panel' });

FloatingPanel.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

FloatingPanel.test('The panel is closed at first, opens and closes', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const isOpen = (open: boolean) => waitFor(() => expect(isVisible(part(widget, 'tenure'))).toBe(open));
  await isOpen(false);
  await userEvent.click(within(widget).getByRole('button', { name: 'Buka Kawalan' }));
  await isOpen(true);
  await userEvent.click(within(widget).getByRole('button', { name: 'Tutup Kawalan' }));
  await isOpen(false);
});

FloatingPanel.test(
  'Escape closes the panel and gives the focus back',
  { globals: { language: 'en' } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const toggle = within(widget).getByRole('button', { name: 'Open Controls' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveTextContent('Close Controls'));
    const shadow = widget.getRootNode() as ShadowRoot;
    await waitFor(() => expect(shadow.activeElement).not.toBe(toggle));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isVisible(part(widget, 'tenure'))).toBe(false));
    await expect(shadow.activeElement).toBe(toggle);
  },
);
