import type { AdvisorServices } from '@loan-kereta/widget/advisor/services.ts';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { phoneCases } from '../../../sdk/src/reading/phone.cases.ts';
import preview from '../../.storybook/preview.tsx';
import { AdvisorCalculator } from '../stage/advisor-calculator.tsx';
import { box, button, dialogIn, isClosed, openBy, statusOf, write } from '../stage/dialogs.ts';
import { only, part, textOf } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { pageServices } from '../stage/services.ts';
import { forgetStored } from '../stage/stored.ts';

const meta = preview.meta({
  title: 'Dialogs/Profile',
  component: AdvisorCalculator,
  beforeEach: forgetStored,
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await openBy(widget, part(widget, 'edit'));
  },
});

interface Stage {
  readonly canvasElement: HTMLElement;
}
const openDialog = async ({ canvasElement }: Stage) => dialogIn(await widgetIn(canvasElement));

const { saveProfile, upload } = pageServices;
const fileBox = (dialog: HTMLElement) => within(dialog).getByLabelText<HTMLInputElement>('Muat naik gambar');
const hand = (dialog: HTMLElement, file: File) =>
  fireEvent.change(fileBox(dialog), { target: { files: [file] } });

/** A picture that a browser can show, padded to a weight in bytes. */
async function picture(weight = 0): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  const drawn = await canvas.convertToBlob();
  const padding = new Uint8Array(Math.max(0, weight - drawn.size));
  return new File([drawn, padding], 'aisyah.png', { type: 'image/png' });
}

/** Opened by Edit in the theme's header. */
export const Profile = meta.story({ name: 'Edit Tajuk' });

Profile.test('Has what is saved, in boxes that take no more than they may', async stage => {
  const dialog = await openDialog(stage);
  await expect(within(dialog).getByRole('heading')).toHaveTextContent('Edit Tajuk');
  const limits = [
    ['Nama SA', 'Aisyah Perodua Klang', 50],
    ['Tajuk', 'Kereta pertama anda bermula di sini', 120],
    ['Nombor WhatsApp', '012-345 6789', 20],
    ['Pautan gambar', '', 500],
  ] as const;
  for (const [name, value, limit] of limits) {
    await expect(box(dialog, name)).toHaveValue(value);
    write(box(dialog, name), '9'.repeat(limit + 7));
    await waitFor(() => expect(textOf(dialog)).toContain(`${limit}/${limit}`));
    await expect(box(dialog, name).value).toHaveLength(limit);
  }
});

Profile.test('What is saved is trimmed, and shows at once', async stage => {
  const dialog = await openDialog(stage);
  write(box(dialog, 'Nama SA'), '  Kak Yah ');
  write(box(dialog, 'Tajuk'), ' Kereta idaman ');
  write(box(dialog, 'Nombor WhatsApp'), ' +60 11-2345 6789 ');
  await userEvent.click(button(dialog, 'Simpan'));
  const widget = await widgetIn(stage.canvasElement);
  await isClosed(widget);
  const saved = {
    name: 'Kak Yah',
    headline: 'Kereta idaman',
    whatsapp: '+60 11-2345 6789',
    photoUrl: '',
    uploadedImage: '',
  };
  await expect(saveProfile.mock.calls.map(([profile]) => profile)).toEqual([saved]);
  await expect(textOf(part(widget, 'brand-header'))).toContain('Kak YahKereta idaman');
  await expect(textOf(part(widget, 'live-bar'))).toContain('+60 11-2345 6789');
});

Profile.test('What is mended while it is saved stays, and is not saved yet', async stage => {
  const sent = Promise.withResolvers<void>();
  saveProfile.mockImplementationOnce(() => sent.promise);
  const dialog = await openDialog(stage);
  write(box(dialog, 'Nama SA'), 'Kak Yah');
  await userEvent.click(button(dialog, 'Simpan'));
  await waitFor(() => expect(button(dialog, 'Menyimpan…')).toHaveAttribute('aria-disabled', 'true'));
  write(box(dialog, 'Nama SA'), 'Kak Yah Ipoh');
  sent.resolve();
  await waitFor(() => expect(button(dialog, 'Simpan')).toBeEnabled());
  await expect(box(dialog, 'Nama SA')).toHaveValue('Kak Yah Ipoh');
  await userEvent.click(button(dialog, 'Simpan'));
  await isClosed(await widgetIn(stage.canvasElement));
  await expect(saveProfile.mock.lastCall?.[0]).toMatchObject({ name: 'Kak Yah Ipoh' });
});

Profile.test('A name is required', { globals: { language: 'en' } }, async stage => {
  const dialog = await openDialog(stage);
  write(box(dialog, 'SA name'), '   ');
  await userEvent.click(button(dialog, 'Save'));
  await waitFor(() =>
    expect(box(dialog, 'SA name')).toHaveAccessibleDescription('Please fill in all required fields'),
  );
  await expect(box(dialog, 'SA name')).toBeInvalid();
  await expect(dialog.getRootNode()).toHaveProperty('activeElement', box(dialog, 'SA name'));
  await expect(saveProfile).not.toHaveBeenCalled();
});

Profile.test(
  'A number that WhatsApp cannot call is refused, as the table of numbers has it',
  // A save that fails leaves the dialog open for the next number.
  { args: { services: { saveProfile: fn(() => Promise.reject(new Error('Tidak disimpan.'))) } } },
  async ({ args, ...stage }) => {
    const dialog = await openDialog(stage);
    const number = box(dialog, 'Nombor WhatsApp');
    const typed = phoneCases.filter(([text]) => text.trim());
    await expect(typed.length).toBeGreaterThan(40);
    for (const [text, digits] of typed) {
      await fireEvent.input(number, { target: { value: text } });
      await userEvent.click(button(dialog, 'Simpan'));
      const message = digits ? '' : 'Sila masukkan nombor telefon seperti 012-345 6789.';
      await waitFor(() =>
        expect([text, number.hasAttribute('aria-invalid'), statusOf(dialog).textContent]).toEqual([
          text,
          !digits,
          digits ? 'Tidak disimpan.' : '',
        ]),
      );
      await expect(number).toHaveAccessibleDescription(message);
    }
    const saved = args.services?.saveProfile;
    await expect(saved).toHaveBeenCalledTimes(typed.filter(([, digits]) => digits).length);
  },
);

Profile.test('Choosing no file is no wish to leave', async stage => {
  const dialog = await openDialog(stage);
  write(box(dialog, 'Nama SA'), 'Kak Yah');
  await fireEvent(only(dialog, 'input[type=file]'), new Event('cancel', { bubbles: true }));
  await expect(within(dialog).queryByRole('button', { name: 'Buang' })).toBeNull();
  await expect(box(dialog, 'Nama SA')).toHaveValue('Kak Yah');
});

Profile.test('A link that is none is refused', async stage => {
  const dialog = await openDialog(stage);
  const photo = box(dialog, 'Pautan gambar');
  for (const text of ['aisyah.jpg', 'javascript:alert(1)', 'https://a b.my/c.png']) {
    write(photo, text);
    await userEvent.click(button(dialog, 'Simpan'));
    await waitFor(() =>
      expect(photo).toHaveAccessibleDescription('Pautan bermula dengan https:// atau http://'),
    );
  }
  await expect(saveProfile).not.toHaveBeenCalled();
});

Profile.test('Only an image of at most 2 MiB is uploaded', { globals: { language: 'en' } }, async stage => {
  const dialog = await openDialog(stage);
  const file = within(dialog).getByLabelText<HTMLInputElement>('Upload photo');
  const refused = [
    [new File(['x'], 'x.txt', { type: 'text/plain' }), 'Please select an image file (JPG, PNG, GIF)'],
    [new File(['x'], 'x.svg', { type: 'image/svg+xml' }), 'Please select an image file (JPG, PNG, GIF)'],
    [await picture(2_097_153), 'Image size must be less than 2MB'],
  ] as const;
  for (const [each, message] of refused) {
    await fireEvent.change(file, { target: { files: [each] } });
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(message));
  }
  await expect(upload).not.toHaveBeenCalled();
  await fireEvent.change(file, { target: { files: [await picture(2_097_152)] } });
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Image uploaded successfully!'));
  await expect(within(dialog).queryByRole('alert')).toBeNull();
});

/** With a photo by link, which does not load: the letter stands in. */
export const WithALink = meta.story({ args: { advisor: { photo_url: 'https://example.com/aisyah.jpg' } } });

WithALink.test('An upload takes the place of the link', async stage => {
  const dialog = await openDialog(stage);
  await expect(box(dialog, 'Pautan gambar')).toHaveValue('https://example.com/aisyah.jpg');
  await hand(dialog, await picture());
  await waitFor(() => expect(within(dialog).queryByRole('textbox', { name: 'Pautan gambar' })).toBeNull());
  await expect(statusOf(dialog)).toHaveTextContent('Gambar berjaya dimuat naik!');
  await expect(dialog.querySelector('.dialog-portrait img')).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  await userEvent.click(button(dialog, 'Simpan'));
  await waitFor(() => expect(saveProfile).toHaveBeenCalled());
  await expect(saveProfile.mock.lastCall?.[0]).toMatchObject({
    photoUrl: '',
    uploadedImage: expect.stringMatching(/^blob:/),
  });
});

WithALink.test('Removing the photo leaves neither', async stage => {
  const dialog = await openDialog(stage);
  await userEvent.click(button(dialog, 'Buang gambar'));
  await waitFor(() => expect(box(dialog, 'Pautan gambar')).toHaveValue(''));
  await expect(dialog.querySelector('.dialog-portrait')).toHaveTextContent(/^A$/);
  await userEvent.click(button(dialog, 'Simpan'));
  await waitFor(() => expect(saveProfile).toHaveBeenCalled());
  await expect(saveProfile.mock.lastCall?.[0]).toMatchObject({ photoUrl: '', uploadedImage: '' });
});

/** With an uploaded photo: there is no box for a link until it is removed. */
export const WithAnUpload = meta.story({ args: { advisor: { photo_url: '/favicon.svg', uploaded: true } } });

WithAnUpload.test('A link takes the place of the upload', async stage => {
  const dialog = await openDialog(stage);
  await expect(within(dialog).queryByRole('textbox', { name: 'Pautan gambar' })).toBeNull();
  await userEvent.click(button(dialog, 'Buang gambar'));
  await waitFor(() => expect(box(dialog, 'Pautan gambar')).toHaveValue(''));
  // The button is gone; the keyboard goes on from what is nearest.
  const { activeElement } = dialog.getRootNode() as ShadowRoot;
  await expect(dialog.contains(activeElement)).toBe(true);
  write(box(dialog, 'Pautan gambar'), ' https://example.com/baru.png ');
  await userEvent.click(button(dialog, 'Simpan'));
  await waitFor(() => expect(saveProfile).toHaveBeenCalled());
  await expect(saveProfile.mock.lastCall?.[0]).toMatchObject({
    photoUrl: 'https://example.com/baru.png',
    uploadedImage: '',
  });
});

/** A server that has had enough. */
export const Failing = meta.story({
  args: {
    services: {
      saveProfile: () => Promise.reject(new Error('Masalah server. Sila cuba lagi dalam beberapa minit.')),
      upload: () => Promise.reject(new Error()),
    },
  },
});

Failing.test('Says why a save failed, and keeps what was entered', async stage => {
  const dialog = await openDialog(stage);
  write(box(dialog, 'Nama SA'), 'Kak Yah');
  await userEvent.click(button(dialog, 'Simpan'));
  await waitFor(() =>
    expect(statusOf(dialog)).toHaveTextContent('Masalah server. Sila cuba lagi dalam beberapa minit.'),
  );
  await expect(box(dialog, 'Nama SA')).toHaveValue('Kak Yah');
  await expect(button(dialog, 'Simpan')).toBeEnabled();
  const widget = await widgetIn(stage.canvasElement);
  await expect(textOf(part(widget, 'brand-header'))).toContain('Aisyah Perodua Klang');
});

Failing.test('Says that an upload failed, and keeps the photo that was', async stage => {
  const dialog = await openDialog(stage);
  write(box(dialog, 'Pautan gambar'), 'https://example.com/lama.png');
  await hand(dialog, await picture());
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Gagal memuat naik gambar.'));
  await expect(box(dialog, 'Pautan gambar')).toHaveValue('https://example.com/lama.png');
});

const saving = fn<AdvisorServices['saveProfile']>(() => new Promise(() => {}));

/** A server that takes its time. */
export const Busy = meta.story({
  args: { services: { saveProfile: saving, upload: () => new Promise(() => {}) } },
  beforeEach: () => void saving.mockClear(),
});

Busy.test('Says what it does meanwhile, and does it once', async stage => {
  const dialog = await openDialog(stage);
  await userEvent.click(button(dialog, 'Simpan'));
  await waitFor(() => expect(button(dialog, 'Menyimpan…')).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button(dialog, 'Menyimpan…'));
  await expect(saving).toHaveBeenCalledTimes(1);
});

Busy.test('Saves nothing while a photo is on its way', async stage => {
  const dialog = await openDialog(stage);
  write(box(dialog, 'Pautan gambar'), 'https://example.com/lama.png');
  await hand(dialog, await picture());
  await waitFor(() => expect(button(dialog, 'Memuat naik…')).toHaveAttribute('aria-disabled', 'true'));
  // Neither another that would overtake it, nor none that it would put back.
  await expect(fileBox(dialog)).toBeDisabled();
  await expect(button(dialog, 'Buang gambar')).toBeDisabled();
  await userEvent.click(button(dialog, 'Memuat naik…'));
  await expect(saving).not.toHaveBeenCalled();
});
