import { forbiddenInPresenter } from '@loan-kereta/sdk/wording/presenter';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdvisorCalculator } from '../stage/advisor-calculator.tsx';
import { pressEnter } from '../stage/browser.ts';
import { box, button, dialogIn, link, openBy, statusOf, tool, unfold, write } from '../stage/dialogs.ts';
import { allTexts, widgetIn } from '../stage/drive.ts';
import { hardAdvisor, hardModels } from '../stage/hard.ts';
import { mountedIn } from '../stage/mounted.tsx';
import { forgetStored } from '../stage/stored.ts';

const meta = preview.meta({
  title: 'Dialogs/Share',
  component: AdvisorCalculator,
  beforeEach: forgetStored,
  globals: { plan: 'premium' },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    mountedIn(widget).update({ model: 'myvi', variant: 'myvi-1-5-av', years: '7', deposit: '5000' });
    await unfold(widget);
    await openBy(widget, tool(widget, 'Kongsi'));
  },
});

const open = async (canvas: HTMLElement) => dialogIn(await widgetIn(canvas));
const messageIn = (dialog: HTMLElement) => box(dialog, 'Mesej');

/** Opened by Share in the top bar. */
export const Share = meta.story({ name: 'Copy & Share WhatsApp' });

Share.test('Tells the car, the loan and whom to ask, in Malay', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  await expect(messageIn(dialog).value.split('\n')).toEqual([
    '*Anggaran ansuran kereta*',
    '',
    'Model: Perodua Myvi',
    'Varian: 1.5 AV',
    'Ansuran bulanan: RM877',
    'Jumlah pinjaman: RM61,260',
    'Deposit: RM5,000',
    'Tempoh: 7 tahun',
    'Kadar faedah: 2.90% setahun (kadar rata)',
    '',
    'Penasihat jualan: Aisyah Perodua Klang',
    'WhatsApp: +60123456789',
    '',
    'Anggaran sahaja. Tertakluk kelulusan bank & OTR rasmi.',
    '_Dikira dengan Loan Kereta_',
  ]);
  await expect(messageIn(dialog)).toHaveAttribute('readonly');
});

Share.test('WhatsApp opens with the message, for any chat', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  const whatsapp = link(dialog, 'Buka WhatsApp');
  const { origin, pathname, searchParams } = new URL(whatsapp.href);
  await expect(origin + pathname).toBe('https://wa.me/');
  await expect(searchParams.get('text')).toBe(messageIn(dialog).value);
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  await expect(whatsapp).toHaveAttribute('rel', 'noopener');
});

const readClipboard = () => navigator.clipboard.readText();

Share.test('Copies, says so, and after a while offers it again', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  await navigator.clipboard.writeText('');
  await userEvent.click(button(dialog, 'Salin'));
  await waitFor(() => expect(button(dialog, 'Disalin')).toBeVisible());
  await expect(statusOf(dialog)).toHaveTextContent('Mesej sudah disalin');
  await expect(await readClipboard()).toBe(messageIn(dialog).value);
  await waitFor(() => expect(button(dialog, 'Salin')).toBeVisible());
  await expect(statusOf(dialog)).toBeEmptyDOMElement();
});

const closedClipboard = () => {
  const closed = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied'));
  return () => closed.mockRestore();
};

Share.test('Copies the older way where the clipboard is closed', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  await navigator.clipboard.writeText('');
  const reopen = closedClipboard();
  await pressEnter(button(dialog, 'Salin'));
  await waitFor(() => expect(button(dialog, 'Disalin')).toBeVisible());
  reopen();
  await expect(await readClipboard()).toBe(messageIn(dialog).value);
});

Share.test('Where no way is open, says so and leaves the text selected', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  const reopen = closedClipboard();
  const refused = spyOn(document, 'execCommand').mockReturnValue(false);
  await userEvent.click(button(dialog, 'Salin'));
  await waitFor(() =>
    expect(statusOf(dialog)).toHaveTextContent('Tidak dapat menyalin. Pilih teks dan salin sendiri.'),
  );
  const { selectionStart, selectionEnd, value } = messageIn(dialog);
  await expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  reopen();
  refused.mockRestore();
});

Share.test('Premium has no branding of its own for a message', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  await expect(within(dialog).queryByRole('textbox', { name: 'Jenama tersuai' })).toBeNull();
});

/** The camera of a live stream sees the screen. */
export const Live = meta.story({ globals: { plan: 'diamond', presenter: 'on' } });

Live.test('Has the message to copy, but does not show it', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  await expect(messageIn(dialog).value).toContain('Jumlah pinjaman: RM61,260');
  const { width, height } = messageIn(dialog).getBoundingClientRect();
  await expect([width, height]).toEqual([1, 1]);
  await expect(forbiddenInPresenter(allTexts(dialog).join('\n'))).toEqual([]);
  await navigator.clipboard.writeText('');
  await userEvent.click(button(dialog, 'Salin'));
  await waitFor(() => expect(button(dialog, 'Disalin')).toBeVisible());
  await expect(await readClipboard()).toBe(messageIn(dialog).value);
});

/** Diamond may sign a message otherwise than the calculator. */
export const Diamond = meta.story({ globals: { plan: 'diamond' } });

Diamond.test('The branding is in the message', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  write(box(dialog, 'Jenama tersuai'), 'Perodua *Klang*');
  await waitFor(() => expect(messageIn(dialog).value).toContain('Penasihat jualan: Perodua Klang\n'));
});

/** Every word as long as it can be. */
export const HardNames = meta.story({
  args: { models: [hardModels.long], advisor: hardAdvisor },
  globals: { width: '320' },
});

HardNames.test('Has all of them', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  for (const said of [hardModels.long.name, hardAdvisor.branding_name])
    await expect(messageIn(dialog).value).toContain(said);
});

/** A car that nobody sells has nothing to share. */
export const WithoutFigures = meta.story({ args: { models: [hardModels.withoutVariants] } });

WithoutFigures.test('Says so, and offers nothing', async ({ canvasElement }) => {
  const dialog = await open(canvasElement);
  await expect(dialog).toHaveTextContent('Pilih model dan varian dahulu');
  await expect(within(dialog).queryByRole('link')).toBeNull();
  await expect(dialog).not.toHaveTextContent('RM0');
});
