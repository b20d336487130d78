import { type CarModel, perodua } from '@loan-kereta/sdk/catalogue';
import type { Options } from '@loan-kereta/sdk/embed';
import { forbiddenInPresenter } from '@loan-kereta/sdk/wording/presenter';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { part, textOf } from '../stage/dom.ts';
import { allTexts, drawn, markupRan, widgetsIn } from '../stage/drive.ts';
import { hardAdvisor, hardList, hardModels, mixedBrands } from '../stage/hard.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { mountedIn } from '../stage/mounted.tsx';
import { AllTwenty } from './all-twenty.tsx';
import { wrongAmounts } from './ringgit.ts';

const meta = preview.meta({
  title: 'Themes/All twenty',
  component: AllTwenty,
  parameters: { frame: false, controls: { disable: true } },
});

export const SideBySide = meta.story({ name: 'Side by side' });

/** As the README shows them. */
export const Varied = meta.story({ name: 'In all their variety', args: { varied: true } });

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

OnALiveStream.test(
  'No forbidden word in Malay',
  { parameters: lookedAt, args: { models: hardList } },
  saysNothingForbidden,
);
OnALiveStream.test(
  'No forbidden word in English',
  { parameters: lookedAt, args: { models: hardList }, globals: { language: 'en' } },
  saysNothingForbidden,
);

OnALiveStream.test(
  'No forbidden word in Chinese',
  { parameters: lookedAt, args: { models: hardList }, globals: { language: 'zh' } },
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
InChinese.test('No word is left in another language', { parameters: lookedAt }, async ({ canvasElement }) => {
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
      const isOffered = variants.some(each => 'otr' in each);
      await expect(mountedIn(widget).result !== undefined).toBe(isOffered);
      if (widget.scrollWidth > widget.clientWidth) {
        overflowing.push(
          `${widget.dataset.theme} by ${widget.scrollWidth - widget.clientWidth} px with ${code}`,
        );
      }
    }
  }
  await expect(overflowing).toEqual([]);
  await expect(await markupRan()).toBe(false);
}

WithHardNames.test('Nothing overflows at 320 px', { parameters: lookedAt }, overflowsNowhere);
WithHardNames.test(
  'Nothing overflows at 320 px in Chinese',
  { parameters: lookedAt, globals: { language: 'zh' } },
  overflowsNowhere,
);
WithHardNames.test(
  'Nothing overflows at 280 px',
  { parameters: lookedAt, globals: { width: '280' } },
  overflowsNowhere,
);

/** Cars whose rates differ by model and by variant, so that each wrong rate makes a wrong figure. */
const mixedRates: readonly CarModel[] = perodua.map((model, number) => ({
  ...model,
  rate: 2.35 + number * 0.13,
  variants: model.variants.map((variant, index) => (index === 1 ? { ...variant, rate: 3.07 } : variant)),
}));

export const WithMixedRates = meta.story({
  name: 'With mixed rates',
  parameters: lookedAt,
  args: { models: mixedRates, options: { model: 'alza' } },
});

WithMixedRates.test(
  'No car shows two ringgit figures',
  { parameters: lookedAt },
  async ({ canvasElement }) => {
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
  },
);

export const WithSeveralBrands = meta.story({
  name: 'With several brands',
  globals: { width: '320' },
  args: { models: mixedBrands, options: { model: 'saga' } },
});

/** The groups that a theme's models stand in, each with the values below its heading. */
function groupsIn(widget: HTMLElement): [brand: string, values: string[]][] {
  const picker = part(widget, 'model-picker');
  const groups: [string, string[]][] = [];
  for (const each of picker.querySelectorAll<HTMLElement>('optgroup, .lk-group, option, input')) {
    if (each instanceof HTMLOptGroupElement) groups.push([each.label, []]);
    else if (each.matches('.lk-group')) groups.push([textOf(each), []]);
    else groups.at(-1)?.[1].push((each as HTMLInputElement | HTMLOptionElement).value);
  }
  return groups;
}

WithSeveralBrands.test(
  'Every theme groups the models by brand and speaks of the right one',
  { parameters: lookedAt },
  async ({ canvasElement }) => {
    for (const widget of await widgetsIn(canvasElement)) {
      const { theme } = widget.dataset;
      await expect({ theme, groups: groupsIn(widget) }).toEqual({
        theme,
        groups: [
          ['Perodua', ['axia', 'bezza', 'myvi', 'ativa', 'alza', 'aruz']],
          ['Proton', ['saga', 'emas']],
          ['Toyota', ['hilux']],
          ['Honda', ['myvi-2']],
        ],
      });
      // Message and pictures come after the figure.
      await waitFor(() => {
        const message = decodeURIComponent(part(widget, 'whatsapp').getAttribute('href') ?? '');
        expect({ theme, message }).toEqual({
          theme,
          message: expect.stringContaining('Proton Saga 1.3 Standard'),
        });
        const pictures = [...widget.querySelectorAll('[role=img]')].map(each =>
          each.getAttribute('aria-label'),
        );
        // The price board and the pinboard have no picture that is not beside a name.
        const named =
          theme === 'theme-11' || theme === 'theme-16' ? [] : expect.arrayContaining(['Proton Saga']);
        expect({ theme, pictures }).toEqual({ theme, pictures: named });
      });
      await expect({ theme, wide: widget.scrollWidth > widget.clientWidth }).toEqual({ theme, wide: false });
      await expect({ theme, wrong: await wrongAmounts(widget, mixedBrands) }).toEqual({ theme, wrong: [] });
    }
  },
);

export const WithOneOtherBrand = meta.story({
  name: 'With one other brand',
  parameters: lookedAt,
  args: { models: mixedBrands.filter(({ brand }) => brand === 'Proton') },
});

WithOneOtherBrand.test(
  'One brand has no headings, and nobody says Perodua',
  { parameters: lookedAt },
  async ({ canvasElement }) => {
    for (const widget of await widgetsIn(canvasElement)) {
      const { theme } = widget.dataset;
      await expect({ theme, groups: groupsIn(widget) }).toEqual({ theme, groups: [] });
      // The advisor of the stories has the word in the own name.
      const said = allTexts(widget).filter(text =>
        text.replace('Aisyah Perodua Klang', '').includes('Perodua'),
      );
      await expect({ theme, said }).toEqual({ theme, said: [] });
    }
  },
);
