import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only, part, textOf } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { setWidth } from '../stage/tour.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/06 Sidebar Sticky',
  component: Calculator,
  args: { theme: 'theme-06' },
});

export const SidebarSticky = meta.story({ name: '06 Sidebar Sticky' });

SidebarSticky.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

SidebarSticky.test('Models and variants are lists to click', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const models = within(part(widget, 'model-picker'));
  await expect(models.getAllByRole('radio')).toHaveLength(6);
  await userEvent.click(models.getByRole('radio', { name: /Myvi/ }));
  const variants = within(part(widget, 'variant-picker'));
  await waitFor(() => expect(variants.getAllByRole('radio')).toHaveLength(5));
  await userEvent.click(variants.getByRole('radio', { name: /1\.5 AV/ }));
  await waitFor(() => expect(textOf(only(widget, '.name'))).toContain('Myvi1.5 AV'));
});

/** On a phone the strip takes its place, as in every theme: `States/Figure in sight`. */
SidebarSticky.test(
  'On a page the figure stays in sight while the lists scroll',
  { globals: { width: 'full' } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await setWidth(widget, 1100);
    part(widget, 'variant-picker').scrollIntoView({ block: 'start' });
    const { top, bottom } = part(widget, 'instalment').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
);
