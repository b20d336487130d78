import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only, part, textOf } from '../stage/dom.ts';
import { choose, paste, widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/09 Minimal Top',
  component: Calculator,
  args: { theme: 'theme-09' },
});

export const MinimalTop = meta.story({ name: '09 Minimal Top' });

MinimalTop.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

/** The sentence as it is read off the screen: words that are boxes by what stands in them, and no mark beside them. */
function sentence(widget: HTMLElement): string {
  const copy = only(widget, '.sentence').cloneNode(true) as HTMLElement;
  for (const unseen of copy.querySelectorAll('select, button')) unseen.remove();
  for (const box of copy.querySelectorAll('input')) box.replaceWith(box.value);
  return textOf(copy);
}

MinimalTop.test('The sentence is edited where it stands', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(sentence(widget)).toBe('Axia 1.0 E, 9 tahun, 2.90% kadar rata, deposit RM 0');
  await choose(widget, 'model-picker', 'myvi');
  await choose(widget, 'variant-picker', 'myvi-1-5-av');
  await choose(widget, 'tenure', '7');
  await paste(widget, 'rate', '3.15');
  await paste(widget, 'deposit', '6000');
  await choose(widget, 'method', 'reducing');
  await waitFor(() =>
    expect(sentence(widget)).toBe('Myvi 1.5 AV, 7 tahun, 5.84% kadar efektif, deposit RM 6,000'),
  );
});

MinimalTop.test('The figure comes first', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const figure = part(widget, 'instalment').getBoundingClientRect();
  await expect(figure.top - widget.getBoundingClientRect().top).toBeLessThan(80);
  await expect(figure.bottom).toBeLessThan(only(widget, '.sentence').getBoundingClientRect().top);
});
