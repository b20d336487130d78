import { calculateLoan, formatRM } from '@loan-kereta/sdk/loan';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { part, textOf } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/16 Grid Masonry',
  component: Calculator,
  args: { theme: 'theme-16' },
});

export const GridMasonry = meta.story({ name: '16 Grid Masonry' });

GridMasonry.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

GridMasonry.test(
  'Each card has its cheapest instalment, and choosing one grows it',
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const card = (name: RegExp) => {
      const found = within(part(widget, 'model-picker')).getByRole('radio', { name }).closest('label');
      if (!found) throw new Error('A radio button has no label.');
      return found;
    };
    const area = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height;
    };
    const { instalment } = calculateLoan({ otr: 76280, deposit: 0, rate: 2.35, years: 9 });
    await expect(textOf(card(/Alza/))).toContain(`dari ${formatRM(instalment)}`);
    const before = area(card(/Alza/));
    const chosen = area(card(/Axia/));
    await userEvent.click(card(/Alza/));
    await waitFor(() => expect(area(card(/Alza/))).toBeGreaterThan(before));
    await expect(area(card(/Axia/))).toBeLessThan(chosen);
  },
);

GridMasonry.test(
  'Tab meets the chosen car, and then the button under it',
  { globals: { width: '390' } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(within(part(widget, 'model-picker')).getByRole('radio', { name: /Alza/ }));
    const chosen = part(widget, 'model-picker').querySelector(':checked');
    const button = part(widget, 'whatsapp');
    const order = chosen?.compareDocumentPosition(button) ?? 0;
    await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const card = chosen?.closest('label')?.getBoundingClientRect();
    await expect(card?.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
);
