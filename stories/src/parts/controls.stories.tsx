import { Deposit, MethodSwitch, RateSlider, Tenure as Years } from '@loan-kereta/widget/parts';
import { RateBox as Box } from '@loan-kereta/widget/parts/rate-box.tsx';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { only, part } from '../stage/dom.ts';
import { paste, widgetsIn } from '../stage/drive.ts';
import { mountedIn } from '../stage/mounted.tsx';
import { OnGrounds } from './on-grounds.tsx';

const meta = preview.meta({ title: 'Parts/Controls', component: OnGrounds, tags: ['autodocs'] });

/** The part on the light ground. */
async function first(canvas: HTMLElement): Promise<HTMLElement> {
  const [widget] = await widgetsIn(canvas);
  if (!widget) throw new Error('There is no part.');
  return widget;
}

/** 5, 7 or 9 years, as radio buttons: the arrow keys go from one to the next. */
export const Tenure = meta.story({ args: { part: () => Years({}) } });
Tenure.test('Is chosen by click', async ({ canvasElement }) => {
  const widget = await first(canvasElement);
  await userEvent.click(within(widget).getByRole('radio', { name: '5 tahun' }));
  await waitFor(() => expect(mountedIn(widget).result).toMatchObject({ years: 5, payments: 60 }));
});

/** A box that is read within nothing and the price, and a slider whose first two thirds are a third of that. */
export const DepositWithSlider = meta.story({ args: { part: () => Deposit({}) } });
DepositWithSlider.test('Box and slider follow each other', async ({ canvasElement }) => {
  const widget = await first(canvasElement);
  const slider = await within(widget).findByRole('slider');
  const box = within(widget).getByRole('textbox');
  await fireEvent.input(slider, { target: { value: `${2 / 3}` } });
  await waitFor(() => expect(box).toHaveValue('13,400'));
  for (const [key, deposit] of [
    ['ArrowRight', '13,500'],
    ['PageUp', '14,500'],
    ['ArrowLeft', '14,400'],
  ] as const) {
    await fireEvent.keyDown(slider, { key });
    await waitFor(() => expect(box).toHaveValue(deposit));
    await expect(slider).toHaveAttribute('aria-valuetext', `RM${deposit}`);
  }
  await paste(widget, 'deposit', '999999');
  await waitFor(() => expect(box).toHaveValue('40,310'));
  await waitFor(() => expect(part(widget, 'deposit')).toHaveTextContent('Maksimum RM40,310'));
  await expect(part(widget, 'deposit')).toHaveTextContent('100.0%');
});
DepositWithSlider.test('The usual deposits are pressed', async ({ canvasElement }) => {
  const widget = await first(canvasElement);
  await expect(part(widget, 'deposit')).not.toHaveTextContent('Maksimum');
  for (const [percent, deposit] of [
    ['20%', '8,062'],
    ['10%', '4,031'],
    ['0%', '0'],
  ] as const) {
    const button = await within(widget).findByRole('button', { name: percent });
    await userEvent.click(button);
    await waitFor(() => expect(within(widget).getByRole('textbox')).toHaveValue(deposit));
    await expect(within(widget).getAllByRole('button', { pressed: true })).toEqual([button]);
  }
});
DepositWithSlider.test(
  'A digit typed in the middle leaves the caret behind it',
  async ({ canvasElement }) => {
    const widget = await first(canvasElement);
    const box = within(widget).getByRole<HTMLInputElement>('textbox');
    await paste(widget, 'deposit', '1500');
    await waitFor(() => expect(box).toHaveValue('1,500'));
    await userEvent.type(box, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await waitFor(() => expect([box.value, box.selectionEnd]).toEqual(['12,500', 2]));
  },
);
DepositWithSlider.test('Letters leave the deposit as it was', async ({ canvasElement }) => {
  const widget = await first(canvasElement);
  const box = within(widget).getByRole('textbox');
  await userEvent.type(box, 'abc', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  box.blur();
  await waitFor(() => expect(box).toHaveValue('0'));
});

/** Without the slider, for layouts that have no room for it. */
export const DepositBox = meta.story({ args: { part: () => Deposit({ slider: false }) } });

/** From 2.30 to 3.50 % in steps of 0.05; a rate of the data beyond that widens it. */
export const Rate = meta.story({ args: { part: RateSlider } });

/** Any rate from 0 to 20 %; what is typed stands until the box is left. */
export const RateBox = meta.story({ args: { part: Box } });
RateBox.test('Tidies up when it is left', async ({ canvasElement }) => {
  const widget = await first(canvasElement);
  const box = only<HTMLInputElement>(widget, 'input');
  box.focus();
  await paste(widget, 'rate', '3,1');
  await waitFor(() => expect(mountedIn(widget).result?.rate).toBe(3.1));
  await expect(box).toHaveValue('3,1');
  box.blur();
  await waitFor(() => expect(box).toHaveValue('3.10'));
  await paste(widget, 'rate', '99');
  await waitFor(() => expect(mountedIn(widget).result?.rate).toBe(20));
});

/** Flat rate, or a reducing balance as the law has it from 2026. */
export const Method = meta.story({ args: { part: MethodSwitch } });
