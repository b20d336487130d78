import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only, part, textOf } from '../stage/dom.ts';
import { drag, widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/07 Carousel',
  component: Calculator,
  args: { theme: 'theme-07' },
});

export const Carousel = meta.story({ name: '07 Carousel' });

Carousel.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

const title = (widget: HTMLElement) => [...only(widget, '.title').children].map(textOf).join(' ');

Carousel.test('The arrows turn the ring, around its ends too', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(title(widget)).toBe('Model 1/6 Axia 4 varian tersedia');
  await userEvent.click(within(widget).getByRole('button', { name: 'Model sebelumnya' }));
  await waitFor(() => expect(title(widget)).toBe('Model 6/6 Aruz 2 varian tersedia'));
  const next = within(widget).getByRole('button', { name: 'Model seterusnya' });
  await userEvent.click(next);
  await waitFor(() => expect(title(widget)).toContain('Axia'));
  await userEvent.click(next);
  await waitFor(() => expect(title(widget)).toBe('Model 2/6 Bezza 4 varian tersedia'));
});

Carousel.test('A dot goes straight to its model', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const dots = within(part(widget, 'model-picker'));
  await userEvent.click(dots.getByRole('radio', { name: 'Alza' }));
  await waitFor(() => expect(title(widget)).toBe('Model 5/6 Alza 3 varian tersedia'));
  await expect(dots.getByRole('radio', { name: 'Alza' })).toBeChecked();
});

Carousel.test('A swipe turns it, and so do the arrow keys', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const ring = only(widget, '.ring');
  await drag(ring, { x: -90 });
  await waitFor(() => expect(title(widget)).toContain('Bezza'));
  await drag(ring, { x: 90 });
  await waitFor(() => expect(title(widget)).toContain('Axia'));
  await drag(ring, { x: -12 });
  await expect(title(widget)).toContain('Axia');
  await fireEvent.keyDown(only(widget, '.turntable'), { key: 'ArrowLeft' });
  await waitFor(() => expect(title(widget)).toContain('Aruz'));
});
