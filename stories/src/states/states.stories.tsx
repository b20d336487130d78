import { perodua } from '@loan-kereta/sdk/catalogue';
import { calculateLoan, formatRM } from '@loan-kereta/sdk/loan';
import { themeId, themes } from '@loan-kereta/sdk/plans';
import type { FunctionComponent } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadThemeFromSource } from '../../../widget/src/themes/from-source.ts';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { choose, part, textOf, widgetIn } from '../stage/drive.ts';
import { hardAdvisor, hardModels } from '../stage/hard.ts';

const ids = themes.map(({ number }) => themeId(number));

const meta = preview.meta({
  title: 'States',
  component: Calculator,
  args: { theme: 'theme-01' },
  argTypes: {
    theme: {
      options: ids,
      control: {
        type: 'select',
        labels: Object.fromEntries(themes.map(({ number, name }) => [themeId(number), name])),
      },
    },
  },
  parameters: { controls: { include: ['theme'] } },
});

const figureOf = (widget: HTMLElement) => textOf(part(widget, 'instalment'));
const shows = (otr: number, rate: number) =>
  formatRM(calculateLoan({ otr, deposit: 0, rate, years: 9 }).instalment);
const [firstOnTheList] = perodua;
const builtIn = shows(firstOnTheList?.variants[0]?.otr ?? 0, firstOnTheList?.rate ?? 0);

export const Loading = meta.story({
  args: { loadTheme: () => new Promise(() => {}) },
  parameters: { figure: false },
});
Loading.test('Says what it waits for', async ({ canvasElement }) => {
  const status = () =>
    canvasElement.querySelector('[data-calculator]')?.shadowRoot?.querySelector('[role=status]');
  await waitFor(() => expect(status()).toHaveTextContent('Loading Perodua models…'));
});

export const EmptyCatalogue = meta.story({ args: { models: [] } });
EmptyCatalogue.test('Shows a dash for every figure', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(figureOf(widget)).toContain('RM–');
  await expect(widget).not.toHaveTextContent('NaN');
});

export const ModelWithoutVariants = meta.story({
  args: { models: [hardModels.withoutVariants, ...perodua] },
});
ModelWithoutVariants.test(
  'Says so, and calculates again for a model that has some',
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await expect(figureOf(widget)).toContain('RM–');
    await expect(widget).toHaveTextContent('Tiada varian');
    await choose(widget, 'model-picker', 'axia');
    await waitFor(() => expect(figureOf(widget)).toContain(builtIn));
  },
);

export const VariantWithoutPriceOrRate = meta.story({ args: { models: [hardModels.withoutPriceOrRate] } });
VariantWithoutPriceOrRate.test('RM50,000 at 2.9 % stand in', async ({ canvasElement }) => {
  await expect(figureOf(await widgetIn(canvasElement))).toContain(shows(50_000, 2.9));
});

/** A theme that falls over the first time it is drawn. */
async function unluckyTheme(id: string) {
  const theme = await loadThemeFromSource(id);
  let attempts = 0;
  const Unlucky = () => {
    attempts += 1;
    if (attempts === 1) throw new Error('This story’s theme always fails the first time.');
    return (theme.default as FunctionComponent)({});
  };
  return { ...theme, default: Unlucky };
}

export const Failure = meta.story({
  args: { loadTheme: unluckyTheme as typeof loadThemeFromSource },
  parameters: { figure: false },
});
Failure.test('Says so, and tries again', async ({ canvasElement }) => {
  const shadow = () =>
    canvasElement.querySelector('[data-calculator]')?.shadowRoot?.querySelector<HTMLElement>('.lk');
  await waitFor(() =>
    expect(shadow()?.querySelector('[role=alert]')).toHaveTextContent('Maaf, ada masalah teknikal'),
  );
  await userEvent.click(within(shadow() as HTMLElement).getByRole('button', { name: 'Cuba lagi' }));
  await expect(figureOf(await widgetIn(canvasElement))).toContain(builtIn);
});

const isOnTheBuiltInList =
  (notice: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const widget = await widgetIn(canvasElement);
    await expect(figureOf(widget)).toContain(builtIn);
    await expect(widget).toHaveTextContent(notice);
  };

export const Offline = meta.story({
  args: { answer: () => Promise.reject(new TypeError('Failed to fetch')) },
});
Offline.test(
  'Calculates on the built-in list, and says so',
  isOnTheBuiltInList('Senarai harga terbina dalam'),
);

export const ApiAnswersAPage = meta.story({
  name: 'API answers a page',
  args: { answer: async () => new Response('<!doctype html><h1>502</h1>') },
});
ApiAnswersAPage.test(
  'Calculates on the built-in list, and says so',
  isOnTheBuiltInList('Senarai harga terbina dalam'),
);

export const UnknownAdvisor = meta.story({
  args: { answer: async () => new Response(null, { status: 404 }) },
});
UnknownAdvisor.test(
  'Calculates on the built-in list, and says so',
  isOnTheBuiltInList('Pautan penasihat ini tidak dijumpai'),
);

export const LongNames = meta.story({ args: { models: [hardModels.long], advisor: hardAdvisor } });

export const HtmlInNames = meta.story({
  name: 'HTML in names',
  args: { models: [hardModels.html], advisor: { branding_name: '<b onclick=alert(1)>Aisyah</b>' } },
});
HtmlInNames.test('Is text', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(textOf(widget)).toContain('<b>Myvi</b> &amp; </script>');
  await expect(textOf(part(widget, 'brand-header'))).toContain('<b onclick=alert(1)>Aisyah</b>');
  await expect(widget.querySelector('script, img[src=x], [onclick], [onload], [onerror]')).toBeNull();
  await expect(window).not.toHaveProperty('lkHacked');
});

export const Emoji = meta.story({ args: { models: [hardModels.emoji] } });

export const RightToLeft = meta.story({ args: { models: [hardModels.rightToLeft] } });

export const AMillion = meta.story({ name: 'RM999,999', args: { models: [hardModels.million] } });
AMillion.test('Fits', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(figureOf(widget)).toContain(shows(999_999, 9.99));
  await choose(widget, 'tenure', '5');
  await waitFor(() => expect(figureOf(widget)).toContain('RM24,992'));
});

export const FailingPhotos = meta.story({
  args: { models: [hardModels.brokenPhoto], advisor: { photo_url: '/no-such-face.webp' } },
});
FailingPhotos.test('The drawing and the initial take their place', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await waitFor(() =>
    expect(within(widget).getByRole('img', { name: 'Perodua Myvi' })).toBeInstanceOf(SVGElement),
  );
  await expect(textOf(part(widget, 'brand-header'))).toMatch(/^A/);
});

export const NothingKnownOfTheAdvisor = meta.story({
  args: { advisor: { branding_name: '', headline: '', whatsapp: '', whatsapp_digits: '' } },
});
NothingKnownOfTheAdvisor.test('Has no button that leads nowhere', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(widget.querySelector('[part~=whatsapp]')).toBeNull();
});

export const BasicPlan = meta.story({ globals: { plan: 'basic' } });
BasicPlan.test('Bears the watermark', async ({ canvasElement }) => {
  await expect(part(await widgetIn(canvasElement), 'watermark')).toBeVisible();
});

export const NarrowColumn = meta.story({
  name: '280 px',
  globals: { width: '280' },
  args: { advisor: hardAdvisor },
});
