import { paletteNames } from '@loan-kereta/sdk/plans';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdvisorCalculator } from '../stage/advisor-calculator.tsx';
import { button, dialogIn, isClosed, link, openBy, tool } from '../stage/dialogs.ts';
import { textOf } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { forgetStored } from '../stage/stored.ts';

const meta = preview.meta({
  title: 'Dialogs/Unlock',
  component: AdvisorCalculator,
  beforeEach: forgetStored,
  globals: { language: 'en' },
});

/** What a locked tool opens: its sentence, the plan that it offers, and the words to the admin. */
interface Offer {
  readonly sentence: string;
  readonly offers: string;
  readonly message: string;
}

const play =
  (name: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const widget = await widgetIn(canvasElement);
    await openBy(widget, tool(widget, name));
  };

const asks =
  ({ sentence, offers, message }: Offer) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const widget = await widgetIn(canvasElement);
    const dialog = await dialogIn(widget);
    await expect(textOf(dialog)).toContain(sentence);
    await expect(textOf(dialog)).toContain(offers);
    const whatsapp = link(dialog, 'Upgrade via WhatsApp');
    const { origin, pathname, searchParams } = new URL(whatsapp.href);
    await expect(origin + pathname).toBe('https://wa.me/60199998888');
    await expect(searchParams.get('text')).toBe(message);
    await expect(whatsapp).toHaveAttribute('target', '_blank');
    await expect(whatsapp).toHaveAttribute('rel', 'noopener');
    await userEvent.click(button(dialog, 'Not now'));
    await isClosed(widget);
  };

const premium = 'Premium MonthlyRM49 a month15 themes';
const diamond = `Diamond LifetimeRM249 once20 themesCustom colors in ${paletteNames.length} palettes`;

/** A guest has no account that the admin could find. */
export const ThemesForAGuest = meta.story({
  globals: { plan: 'guest' },
  play: play('Unlock themes'),
});
ThemesForAGuest.test(
  'Offers Premium',
  asks({
    sentence: 'This theme requires a premium plan. Would you like to upgrade via WhatsApp?',
    offers: premium,
    message: 'Hai Admin, saya ingin naik taraf Loan Kereta ke pelan Premium (RM49 sebulan).',
  }),
);

export const ThemesForBasic = meta.story({ globals: { plan: 'basic' }, play: play('Unlock themes') });
ThemesForBasic.test(
  'Offers Premium, and says which account',
  asks({
    sentence: 'This theme requires a premium plan. Would you like to upgrade via WhatsApp?',
    offers: premium,
    message:
      'Hai Admin, saya ingin naik taraf Loan Kereta ke pelan Premium (RM49 sebulan).\nAkaun: aisyah@example.com',
  }),
);

/** Premium has fifteen; the last five need Diamond. */
export const ThemesForPremium = meta.story({ globals: { plan: 'premium' }, play: play('Unlock themes') });
ThemesForPremium.test(
  'Offers Diamond',
  asks({
    sentence: 'These themes require Lifetime plan. Would you like to upgrade via WhatsApp?',
    offers: diamond,
    message:
      'Hai Admin, saya ingin naik taraf Loan Kereta ke pelan Diamond (RM249 sekali bayar).\nAkaun: aisyah@example.com',
  }),
);

export const Colors = meta.story({ globals: { plan: 'basic' }, play: play('Colors (locked)') });
Colors.test(
  'Offers Premium',
  asks({
    sentence: 'Custom Colors requires Monthly plan or higher. Would you like to upgrade via WhatsApp?',
    offers: premium,
    message:
      'Hai Admin, saya ingin menggunakan warna tersuai di Loan Kereta. Boleh bantu saya naik taraf ke pelan Premium (RM49 sebulan)?\nAkaun: aisyah@example.com',
  }),
);

export const Share = meta.story({ globals: { plan: 'basic' }, play: play('Share (locked)') });
Share.test(
  'Offers Premium',
  asks({
    sentence: 'Copy & Share WhatsApp requires Premium plan or higher. Would you like to upgrade?',
    offers: premium,
    message:
      'Hai Admin, saya ingin menggunakan Salin & Kongsi WhatsApp di Loan Kereta. Boleh bantu saya naik taraf ke pelan Premium (RM49 sebulan)?\nAkaun: aisyah@example.com',
  }),
);

export const Data = meta.story({ globals: { plan: 'premium' }, play: play('Edit Data (locked)') });
Data.test(
  'Offers Diamond',
  asks({
    sentence: 'Edit Data requires Lifetime plan. Would you like to upgrade via WhatsApp?',
    offers: diamond,
    message:
      'Hai Admin, saya ingin menggunakan Edit Data di Loan Kereta. Boleh bantu saya naik taraf ke pelan Diamond (RM249 sekali bayar)?\nAkaun: aisyah@example.com',
  }),
);

Data.test('Going to WhatsApp closes it', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const whatsapp = link(await dialogIn(widget), 'Upgrade via WhatsApp');
  // A test does not go there.
  whatsapp.addEventListener('click', event => event.preventDefault());
  await userEvent.click(whatsapp);
  await isClosed(widget);
});

/** A plan has names in the reader’s language, too, for how it is paid. */
export const InMalay = meta.story({
  globals: { plan: 'premium', language: 'ms' },
  play: play('Edit Data (berkunci)'),
});
InMalay.test('Says how long Diamond lasts', async ({ canvasElement }) => {
  const dialog = await dialogIn(await widgetIn(canvasElement));
  await expect(textOf(dialog)).toContain('Diamond Seumur hidupRM249 sekali bayar');
});

/** Nobody has said whom to ask for a plan. */
export const NobodyToAsk = meta.story({
  globals: { plan: 'premium' },
  args: { services: { supportPhone: '' } },
  play: play('Edit Data (locked)'),
});
NobodyToAsk.test('Opens no chat', async ({ canvasElement }) => {
  const dialog = await dialogIn(await widgetIn(canvasElement));
  await expect(textOf(dialog)).toContain('Please ask whoever runs this site for an upgrade.');
  await expect(dialog.querySelector('a')).toBeNull();
});
