import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { isVisible, part, textOf } from '../stage/dom.ts';
import { choose, widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/13 Timeline',
  component: Calculator,
  args: { theme: 'theme-13' },
});

export const Timeline = meta.story({ name: '13 Timeline' });

Timeline.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

Timeline.test('Steps that are done fold to what was chosen', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const steps = within(widget).getAllByRole('button', { expanded: false });
  const [variantStep] = steps;
  const modelStep = within(widget).getByRole('button', { expanded: true });
  if (!variantStep) throw new Error('There is no second step.');
  await expect(isVisible(part(widget, 'model-picker'))).toBe(true);
  await expect(isVisible(part(widget, 'variant-picker'))).toBe(false);

  await choose(widget, 'model-picker', 'ativa');
  await userEvent.click(within(widget).getByRole('button', { name: 'Seterusnya' }));
  await waitFor(() => expect(isVisible(part(widget, 'variant-picker'))).toBe(true));
  await expect(isVisible(part(widget, 'model-picker'))).toBe(false);
  await expect(textOf(modelStep)).toContain('Ativa');
  await expect(within(widget).getAllByRole('button', { expanded: true })).toEqual([variantStep]);

  await userEvent.click(modelStep);
  await waitFor(() => expect(isVisible(part(widget, 'model-picker'))).toBe(true));
  await expect(isVisible(part(widget, 'variant-picker'))).toBe(false);
});

Timeline.test('Four steps lead to the result', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  for (const name of ['model-picker', 'variant-picker', 'deposit', 'tenure']) {
    await waitFor(() => expect(isVisible(part(widget, name))).toBe(true));
    await userEvent.click(within(widget).getByRole('button', { name: 'Seterusnya' }));
  }
  await waitFor(() => expect(within(widget).queryAllByRole('button', { expanded: true })).toEqual([]));
  await expect(isVisible(part(widget, 'instalment'))).toBe(true);
});

Timeline.test(
  'On a wide page nothing lies over a step',
  { globals: { width: '1200' } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const root = widget.getRootNode() as ShadowRoot;
    const steps = [...widget.querySelectorAll<HTMLElement>('[aria-expanded]')];
    await expect(steps).toHaveLength(4);
    for (const step of steps) {
      step.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = step.getBoundingClientRect();
      const hit = root.elementFromPoint(left + width / 2, top + height / 2);
      await expect([step.textContent, step.contains(hit)]).toEqual([step.textContent, true]);
    }
  },
);
