import { type CarModel, perodua } from '@loan-kereta/sdk/catalogue';
import type { Options } from '@loan-kereta/sdk/embed';
import { forbiddenInPresenter } from '@loan-kereta/sdk/wording/presenter';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { allTexts, drawn, part, textOf, widgetsIn } from '../stage/drive.ts';
import { hardAdvisor, hardList, hardModels } from '../stage/hard.ts';
import { mountedIn } from '../stage/mounted.tsx';
import { AllTwenty } from './all-twenty.tsx';
import { wrongAmounts } from './ringgit.ts';

const meta = preview.meta({
  title: 'Themes/All twenty',
  component: AllTwenty,
  parameters: { frame: false, controls: { disable: true } },
});

export const SideBySide = meta.story({ name: 'Side by side' });

export const OnAPage = meta.story({ name: 'On a page', globals: { width: '1200' } });

/** An advisor whose own words may not stand on a live stream either. */
const banker = { branding_name: 'Aisyah Loan Kereta', headline: 'Loan lulus cepat, deposit rendah!' };

export const OnALiveStream = meta.story({
  name: 'On a live stream',
  globals: { presenter: 'on' },
  args: { advisor: banker },
});

/** Every word that may reach the screen, in both methods and without a figure. */
async function saysNothingForbidden({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const states = [{ method: 'flat' }, { method: 'reducing' }, { model: hardModels.withoutVariants.code }];
  for (const widget of await widgetsIn(canvasElement)) {
    for (const state of states) {
      mountedIn(widget).update(state);
      await drawn();
      await expect(textOf(part(widget, 'live-bar'))).toContain('LIVE');
      const said = allTexts(widget).filter(text => forbiddenInPresenter(text).length > 0);
      await expect({ theme: widget.dataset.theme, said }).toEqual({ theme: widget.dataset.theme, said: [] });
    }
  }
}

OnALiveStream.test('No forbidden word in Malay', { args: { models: hardList } }, saysNothingForbidden);
OnALiveStream.test(
  'No forbidden word in English',
  { args: { models: hardList }, globals: { language: 'en' } },
  saysNothingForbidden,
);

OnALiveStream.test(
  'No forbidden word in Chinese',
  { args: { models: hardList }, globals: { language: 'zh' } },
  saysNothingForbidden,
);

/** Cars, and what the trade writes in letters in every language. */
const latin = /Perodua|Axia|Bezza|Myvi|Ativa|Alza|Aruz|OTR|RM|WhatsApp|Loan Kereta|LIVE/g;

/** What is written in letters alone once the names are taken out; a variant such as 1.5 AV is a name too. */
const foreign = (text: string) => /\p{Script=Latin}{3}/u.test(text.replace(latin, ''));

export const InChinese = meta.story({
  name: 'In Chinese',
  globals: { language: 'zh' },
  args: { advisor: { branding_name: '陈', headline: '您的第一辆车' } },
});
InChinese.test('No word is left in another language', async ({ canvasElement }) => {
  const names = new Set(perodua.flatMap(({ variants }) => variants.map(({ name }) => name)));
  for (const widget of await widgetsIn(canvasElement)) {
    await expect(widget.lang).toBe('zh');
    const left = allTexts(widget).filter(text => !names.has(text.trim()) && foreign(text));
    await expect({ theme: widget.dataset.theme, left }).toEqual({ theme: widget.dataset.theme, left: [] });
  }
});

export const WithHardNames = meta.story({
  name: 'With hard names',
  globals: { width: '320' },
  args: { advisor: hardAdvisor, models: hardList, options: { model: 'long' } },
});

async function overflowsNowhere({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const overflowing: string[] = [];
  for (const widget of await widgetsIn(canvasElement)) {
    for (const { code, variants } of Object.values(hardModels)) {
      mountedIn(widget).update({ model: code });
      await drawn();
      await expect(mountedIn(widget).result === undefined).toBe(variants.length === 0);
      if (widget.scrollWidth > widget.clientWidth) {
        overflowing.push(
          `${widget.dataset.theme} by ${widget.scrollWidth - widget.clientWidth} px with ${code}`,
        );
      }
    }
  }
  await expect(overflowing).toEqual([]);
  await expect(window).not.toHaveProperty('lkHacked');
}

WithHardNames.test('Nothing overflows at 320 px', overflowsNowhere);
WithHardNames.test(
  'Nothing overflows at 320 px in Chinese',
  { globals: { language: 'zh' } },
  overflowsNowhere,
);
WithHardNames.test('Nothing overflows at 280 px', { globals: { width: '280' } }, overflowsNowhere);

/** Cars whose rates differ by model and by variant, so that each wrong rate makes a wrong figure. */
const mixedRates: readonly CarModel[] = perodua.map((model, place) => ({
  ...model,
  rate: 2.35 + place * 0.13,
  variants: model.variants.map((variant, index) => (index === 1 ? { ...variant, rate: 3.07 } : variant)),
}));

export const WithMixedRates = meta.story({
  name: 'With mixed rates',
  args: { models: mixedRates, options: { model: 'alza' } },
});

WithMixedRates.test('No car shows two ringgit figures', async ({ canvasElement }) => {
  const states: Options[] = [
    {},
    { deposit: '5000', years: '7' },
    { rate: '3.41' },
    { method: 'reducing' },
    { variant: 'alza-1-5-h' },
    { model: 'axia', variant: 'axia-1-0-se', rate: '1.99', deposit: '3000' },
    { model: 'aruz' },
  ];
  for (const widget of await widgetsIn(canvasElement)) {
    for (const state of states) {
      mountedIn(widget).update(state);
      const { theme } = widget.dataset;
      await expect({ theme, state, wrong: await wrongAmounts(widget, mixedRates) }).toEqual({
        theme,
        state,
        wrong: [],
      });
    }
  }
});
