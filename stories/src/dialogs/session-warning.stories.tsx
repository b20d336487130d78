import { loadAdvisorWordsFromSource } from '@loan-kereta/widget/themes/from-source';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { type Idle, idle } from '../in-widget/idle.tsx';
import { pressEscape } from '../stage/browser.ts';
import { Calculator } from '../stage/calculator.tsx';
import { button, dialogIn, isClosed, openBy } from '../stage/dialogs.ts';
import { widgetIn } from '../stage/drive.ts';

const IdleSession = (props: Idle) => (
  <Calculator loadTheme={async () => idle(props)} loadWords={loadAdvisorWordsFromSource} />
);

const onExtend = fn().mockName('onExtend');
const onLogout = fn().mockName('onLogout');

const meta = preview.meta({
  title: 'Dialogs/Session warning',
  component: IdleSession,
  args: { left: 120_000, onExtend, onLogout },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await openBy(widget, button(widget, 'Tidak aktif'));
  },
});

const secondsLeft = (dialog: HTMLElement): number => {
  const [minutes = 0, seconds = 0] = (within(dialog).getByRole('timer').textContent ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
};

/** Two minutes before an advisor's session ends. */
export const TwoMinutes = meta.story();

TwoMinutes.test('Counts down', async ({ canvasElement }) => {
  const dialog = await dialogIn(await widgetIn(canvasElement));
  const first = secondsLeft(dialog);
  await expect(first).toBeLessThanOrEqual(120);
  await waitFor(() => expect(secondsLeft(dialog)).toBeLessThan(first), { timeout: 10_000 });
  await expect(onLogout).not.toHaveBeenCalled();
});

TwoMinutes.test('Sambung Sesi stays', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await userEvent.click(button(await dialogIn(widget), 'Sambung Sesi'));
  await isClosed(widget);
  await expect(onExtend).toHaveBeenCalledTimes(1);
  await expect(onLogout).not.toHaveBeenCalled();
});

TwoMinutes.test('Escape stays too', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await pressEscape(await dialogIn(widget));
  await isClosed(widget);
  await expect(onExtend).toHaveBeenCalledTimes(1);
  await expect(onLogout).not.toHaveBeenCalled();
});

TwoMinutes.test('Log out leaves', { globals: { language: 'en' } }, async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const dialog = await dialogIn(widget);
  await expect(button(dialog, 'Extend Session')).toBeVisible();
  await userEvent.click(button(dialog, 'Log out'));
  await isClosed(widget);
  await expect(onLogout).toHaveBeenCalledTimes(1);
  await expect(onExtend).not.toHaveBeenCalled();
});

/** The last second: at zero it logs out by itself. */
export const TheLastSecond = meta.story({
  args: { left: 1000 },
  // axe would look at a dialog that closes meanwhile.
  parameters: { a11y: { test: 'off' } },
});

TheLastSecond.test('Logs out, once', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await waitFor(() => expect(onLogout).toHaveBeenCalled(), { timeout: 10_000 });
  await isClosed(widget);
  await expect(onLogout).toHaveBeenCalledTimes(1);
  await expect(onExtend).not.toHaveBeenCalled();
});
