import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { isVisible, part } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/15 Accordion',
  component: Calculator,
  args: { theme: 'theme-15' },
});

export const Accordion = meta.story({ name: '15 Accordion' });

Accordion.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

Accordion.test(
  'One section is open at a time, the result first, and a click closes it',
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const section = (name: RegExp) => within(widget).getByRole('button', { name });
    const isOpen = async (...open: HTMLElement[]) => {
      await waitFor(() => expect(within(widget).queryAllByRole('button', { expanded: true })).toEqual(open));
    };
    const [result, model, settings] = [section(/^Kiraan/), section(/^Model/), section(/^Tetapan/)];
    await isOpen(result);
    await userEvent.click(model);
    await isOpen(model);
    await waitFor(() => expect(isVisible(part(widget, 'model-picker'))).toBe(true));
    await userEvent.click(settings);
    await isOpen(settings);
    await waitFor(() => expect(isVisible(part(widget, 'model-picker'))).toBe(false));
    await userEvent.click(settings);
    await isOpen();
    await expect(isVisible(part(widget, 'instalment'))).toBe(true);
  },
);
