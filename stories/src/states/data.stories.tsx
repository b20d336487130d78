import { perodua } from '@loan-kereta/sdk/catalogue';
import { calculateLoan, formatRM } from '@loan-kereta/sdk/loan';
import { forbiddenInPresenter } from '@loan-kereta/sdk/wording/presenter';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only, part, textOf } from '../stage/dom.ts';
import { allTexts, choose, markupRan, setRate, widgetIn } from '../stage/drive.ts';
import { hardAdvisor, hardModels } from '../stage/hard.ts';
import { themeControl } from '../stage/theme-control.ts';
import { inEveryTheme } from '../stage/tour.ts';

const meta = preview.meta({
  title: 'States/Data',
  component: Calculator,
  args: { theme: 'theme-01' },
  argTypes: { theme: themeControl },
  parameters: { controls: { disable: false, include: ['theme'] } },
});

const figureOf = (widget: HTMLElement) => textOf(part(widget, 'instalment'));
const figure = (otr: number, rate: number) =>
  formatRM(calculateLoan({ otr, deposit: 0, rate, years: 9 }).instalment);

export const EmptyCatalogue = meta.story({ args: { models: [] } });

export const ModelWithoutVariants = meta.story({
  args: { models: [hardModels.withoutVariants, ...perodua] },
});
ModelWithoutVariants.test(
  'Says so, and calculates again for a model that has some',
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await expect(figureOf(widget)).toContain('RM–');
    await waitFor(() => expect(widget).toHaveTextContent('Tiada varian'));
    await choose(widget, 'model-picker', 'axia');
    await waitFor(() => expect(figureOf(widget)).toContain(figure(40_310, 2.9)));
  },
);

export const VariantWithoutPriceOrRate = meta.story({
  args: { models: [hardModels.withoutPriceOrRate, ...perodua] },
});
VariantWithoutPriceOrRate.test('Is not offered', async ({ canvasElement }) => {
  await expect(figureOf(await widgetIn(canvasElement))).toContain(figure(40_310, 2.9));
});

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
  await expect(await markupRan()).toBe(false);
});

export const Emoji = meta.story({ args: { models: [hardModels.emoji] } });

export const RightToLeft = meta.story({ args: { models: [hardModels.rightToLeft] } });

export const AMillion = meta.story({ name: 'RM999,999', args: { models: [hardModels.million] } });
AMillion.test('Fits', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(figureOf(widget)).toContain(figure(999_999, 9.99));
  await choose(widget, 'tenure', '5');
  await waitFor(() => expect(figureOf(widget)).toContain('RM24,992'));
});

/** How far a text may stand out of its box for the eye, as a large letter's own margin does, in px. */
const optical = 8;

AMillion.test(
  'Fits in every theme on a small phone',
  { globals: { width: '320' } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await inEveryTheme(widget, async theme => {
      await expect([theme, widget.scrollWidth]).toEqual([theme, widget.clientWidth]);
      for (const each of widget.querySelectorAll('.lk-figure, dd')) {
        const text = document.createRange();
        text.selectNodeContents(each);
        // Once a typeface has come and the digits have rolled.
        await waitFor(() => {
          const { left, right, height } = text.getBoundingClientRect();
          const room = each.parentElement?.getBoundingClientRect();
          const fits = !room || (left >= room.left - optical && right <= room.right + optical);
          const oneLine =
            each.matches('.lk-figure') || height < 2 * Number.parseFloat(getComputedStyle(each).fontSize);
          expect([theme, each.textContent, fits, oneLine]).toEqual([theme, each.textContent, true, true]);
        });
      }
    });
  },
);
AMillion.test('The rate’s slider keeps its bounds while it is dragged', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const slider = only<HTMLInputElement>(part(widget, 'rate'), 'input[type=range]');
  await expect(slider.max).toBe('10');
  await setRate(widget, 3);
  await waitFor(() => expect(slider.value).toBe('3'));
  await expect(slider.max).toBe('10');
});

export const LowRate = meta.story({ name: '1.99 %', args: { options: { rate: '1.99' } } });
LowRate.test('The rate’s slider has every other car’s rate still', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const slider = only<HTMLInputElement>(part(widget, 'rate'), 'input[type=range]');
  await expect(slider.min).toBe('1');
  await choose(widget, 'model-picker', 'bezza');
  await waitFor(() => expect(part(widget, 'rate')).toHaveTextContent('2.90%'));
  await expect(slider.value).toBe('2.9');
});
EmptyCatalogue.test(
  'Every theme says that there is no car, and shows no figure',
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await inEveryTheme(widget, async theme => {
      await waitFor(() => expect(widget).toHaveTextContent('Belum ada kereta dalam senarai ini.'));
      await expect([theme, /RM|Memuat|NaN/.exec(textOf(widget))]).toEqual([theme, null]);
      await expect(part(widget, 'whatsapp')).toBeVisible();
    });
  },
);

export const ForbiddenNames = meta.story({
  name: 'Forbidden words in names, live',
  args: {
    models: [
      {
        code: 'm',
        name: 'Myvi loan',
        rate: 2.9,
        variants: [{ id: 'v', name: '1.5 deposit RM0', otr: 50_000 }],
      },
    ],
  },
  globals: { presenter: 'on' },
});
ForbiddenNames.test('No theme shows them', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await inEveryTheme(widget, async theme => {
    await expect([theme, forbiddenInPresenter(allTexts(widget).join('\n'))]).toEqual([theme, []]);
  });
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
  await expect(widget.querySelector('[part~=whatsapp], [part~=live-bar]')).toBeNull();
});

export const BasicPlan = meta.story({ globals: { plan: 'basic' } });
BasicPlan.test('Bears the watermark', async ({ canvasElement }) => {
  await expect(part(await widgetIn(canvasElement), 'watermark')).toBeVisible();
});

async function fits({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const widget = await widgetIn(canvasElement);
  await expect(widget.scrollWidth).toBe(widget.clientWidth);
}

export const SmallPhone = meta.story({
  name: '320 px',
  globals: { width: '320' },
  args: { advisor: hardAdvisor },
});
SmallPhone.test('Nothing scrolls sideways', fits);

export const NarrowColumn = meta.story({
  name: '280 px',
  globals: { width: '280' },
  args: { advisor: hardAdvisor, models: [hardModels.million] },
});
NarrowColumn.test('Nothing scrolls sideways', fits);
