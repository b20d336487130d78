import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { themes } from '@loan-kereta/sdk/plans';
import { forbiddenInPresenter } from '@loan-kereta/sdk/wording/presenter';
import type { AdvisorServices } from '@loan-kereta/widget/advisor/services.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdvisorCalculator } from '../stage/advisor-calculator.tsx';
import { button, tool } from '../stage/dialogs.ts';
import { only, part, textOf } from '../stage/dom.ts';
import { allTexts, choose, drawn, paste, setRate, wears, widgetIn } from '../stage/drive.ts';
import { mountedIn } from '../stage/mounted.tsx';
import { pageServices } from '../stage/services.ts';
import { forgetStored } from '../stage/stored.ts';
import { faultsOfBar } from '../stage/tool-faults.ts';

const meta = preview.meta({
  title: 'Advisor/Top bar',
  component: AdvisorCalculator,
  beforeEach: forgetStored,
});

interface Stage {
  readonly canvasElement: HTMLElement;
}

const picker = (widget: HTMLElement) =>
  within(widget).getByRole<HTMLSelectElement>('combobox', { name: 'Tema' });
const chooseTheme = (widget: HTMLElement, theme: string) => userEvent.selectOptions(picker(widget), theme);

/** Holds the locked themes to the registry: each disabled, with a lock and the plan that has it. */
const locks =
  (needed: readonly string[], tools: readonly string[]) =>
  async ({ canvasElement }: Stage) => {
    const widget = await widgetIn(canvasElement);
    const options = [...picker(widget).options];
    await expect(options).toHaveLength(20);
    for (const [index, { number, name, plan }] of themes.entries()) {
      const label = needed.includes(plan)
        ? `🔒 ${number}. ${name} — perlu ${plan === 'premium' ? 'Premium' : 'Diamond'}`
        : `${number}. ${name}`;
      await expect(options[index]).toHaveTextContent(label);
      await expect(options[index]?.disabled).toBe(needed.includes(plan));
    }
    const bar = within(only(widget, '.advisor-bar'));
    await expect(bar.getAllByRole('button').map(textOf)).toEqual(tools);
  };

/** For the plan that the toolbar is set to. */
export const AsInTheToolbar = meta.story();

/** Somebody without an account: three themes to try, and everything else locked. */
export const Guest = meta.story({ globals: { plan: 'guest' } });
const locked = [
  'Warna (berkunci)',
  'Kongsi (berkunci)',
  'Edit Data (berkunci)',
  'Langsung (berkunci)',
  'Buka tema',
];
Guest.test('Seventeen themes and every tool are locked', locks(['premium', 'diamond'], locked));
Guest.test('Bears the watermark', async ({ canvasElement }) => {
  await expect(part(await widgetIn(canvasElement), 'watermark')).toBeVisible();
});

/** An account on the free plan. */
export const Basic = meta.story({ globals: { plan: 'basic' } });
Basic.test('Seventeen themes and every tool are locked', locks(['premium', 'diamond'], locked));
Basic.test('A palette that an earlier plan chose is not applied', async ({ canvasElement, mount }) => {
  localStorage.setItem('lk.color.palette', 'crimson');
  await mount();
  const widget = await widgetIn(canvasElement);
  await expect(widget.style.getPropertyValue('--lk-primary')).toBe('#0a666e');
});

/** Fifteen themes, colours and sharing. */
export const Premium = meta.story({ globals: { plan: 'premium' } });
Premium.test(
  'The last five themes need Diamond, and so does Edit Data',
  locks(['diamond'], ['Warna', 'Kongsi', 'Edit Data (berkunci)', 'Langsung', 'Buka tema']),
);

/** Everything. */
export const Diamond = meta.story({ globals: { plan: 'diamond' } });
Diamond.test('Nothing is locked', locks([], ['Warna', 'Kongsi', 'Edit Data', 'Langsung', 'Profil']));
Diamond.test('Has no watermark', async ({ canvasElement }) => {
  await expect((await widgetIn(canvasElement)).querySelector('[part~=watermark]')).toBeNull();
});

Diamond.test('Another theme keeps what was entered, and is saved', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await choose(widget, 'model-picker', 'alza');
  await choose(widget, 'variant-picker', 'alza-1-5-av');
  await choose(widget, 'tenure', '7');
  await choose(widget, 'method', 'reducing');
  await setRate(widget, 5.75);
  await paste(widget, 'deposit', '6000');
  const before = mountedIn(widget).result;
  await expect(before).toMatchObject({ deposit: 6000, rate: 5.75, years: 7, method: 'reducing' });
  for (const theme of ['theme-17', 'theme-09', 'theme-13']) {
    await chooseTheme(widget, theme);
    await wears(widget, theme);
    await expect(picker(widget)).toHaveValue(theme);
    await expect(mountedIn(widget).result).toEqual(before);
    await expect(pageServices.saveTheme).toHaveBeenLastCalledWith(theme);
  }
});

const failingOnce = fn<AdvisorServices['saveTheme']>().mockName('saveTheme');
Diamond.test(
  'A theme that the server does not take stays, says that buyers see the one before, and is saved again',
  { args: { services: { saveTheme: failingOnce } } },
  async ({ canvasElement }) => {
    failingOnce.mockReset().mockRejectedValueOnce(new Error('500')).mockResolvedValue();
    const widget = await widgetIn(canvasElement);
    await chooseTheme(widget, 'theme-18');
    await wears(widget, 'theme-18');
    const told = await within(widget).findByRole('alert');
    await expect(told).toHaveTextContent('pembeli masih melihat tema yang lama');
    await userEvent.click(within(told).getByRole('button', { name: 'Cuba lagi' }));
    await waitFor(() => expect(within(widget).queryByRole('alert')).toBeNull());
    await expect(failingOnce.mock.calls).toEqual([['theme-18'], ['theme-18']]);
    await expect(picker(widget)).toHaveValue('theme-18');
  },
);

Diamond.test(
  'Of a theme that was left again, nobody is told',
  { args: { services: { saveTheme: failingOnce } } },
  async ({ canvasElement }) => {
    let refuse = (_: Error) => {};
    const late = new Promise<void>((_, reject) => {
      refuse = reject;
    });
    failingOnce.mockReset().mockReturnValueOnce(late).mockResolvedValue();
    const widget = await widgetIn(canvasElement);
    await chooseTheme(widget, 'theme-18');
    await chooseTheme(widget, 'theme-02');
    await wears(widget, 'theme-02');
    refuse(new Error('500'));
    await drawn();
    await expect(within(widget).queryByRole('alert')).toBeNull();
  },
);

/** In a column beside something else. */
export const Narrow = meta.story({ globals: { plan: 'basic', width: '320' } });
/** Nothing scrolls sideways, every tool is in the bar, and no tool's icon lies under its words. */
const fits = async ({ canvasElement }: Stage) =>
  expect(faultsOfBar(await widgetIn(canvasElement))).toEqual([]);
Narrow.test('Fits 320 px', fits);
Narrow.test('Fits 320 px in English', { globals: { language: 'en' } }, fits);
Narrow.test('Fits 280 px', { globals: { width: '280' } }, fits);
Narrow.test('Fits 768 px', { globals: { width: '768' } }, fits);
Narrow.test('Fits 768 px in English', { globals: { width: '768', language: 'en' } }, fits);

/** On a page as wide as a table. */
export const Wide = meta.story({ globals: { plan: 'premium', width: 'full' } });
Wide.test('Is one row', async ({ canvasElement }) => {
  const bar = only(await widgetIn(canvasElement), '.advisor-bar');
  await expect(bar.getBoundingClientRect().height).toBeLessThan(80);
});
Wide.test(
  'Has the profile, for which a phone has room only without a lock to open',
  async ({ canvasElement }) => {
    await expect(tool(await widgetIn(canvasElement), 'Profil')).toBeVisible();
  },
);

/** While the advisor is live. */
export const OnALiveStream = meta.story({ globals: { plan: 'premium', presenter: 'on' } });
const saysNothingForbidden = async ({ canvasElement }: Stage) => {
  const widget = await widgetIn(canvasElement);
  const bar = only(widget, '.advisor-bar');
  await expect(bar.getBoundingClientRect().height).toBe(0);
  await userEvent.click(only(bar, '.bar-handle'));
  await expect(only<HTMLSelectElement>(bar, 'select').options).toHaveLength(15);
  await expect(allTexts(bar).filter(text => forbiddenInPresenter(text).length > 0)).toEqual([]);
};
OnALiveStream.test('No tool, lock or plan is filmed', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const bar = only(widget, '.advisor-bar');
  await expect(widget.querySelector('[part~=edit]')).toBeNull();
  await expect(within(bar).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(bar).getByRole('button', { expanded: false }));
  await expect(within(bar).getAllByRole('button').slice(1).map(textOf)).toEqual([
    'Warna',
    'Kongsi',
    'Langsung',
  ]);
  await expect(textOf(bar)).not.toMatch(/🔒|Premium|Diamond/);
});
OnALiveStream.test('No forbidden word in Malay', saysNothingForbidden);
OnALiveStream.test('No forbidden word in English', { globals: { language: 'en' } }, saysNothingForbidden);

const activateDiamond = fn(async () => {}).mockName('activateDiamond');

/** The one account that may give itself Diamond, before it has. */
export const Owner = meta.story({ args: { services: { activateDiamond } }, globals: { plan: 'guest' } });
Owner.test('Fits 320 px', { globals: { width: '320' } }, fits);
Owner.test('Fits 768 px', { globals: { width: '768' } }, fits);
Owner.test('Fits 1200 px', { globals: { width: '1200' } }, fits);
Owner.test('Asks the server, and nobody else is shown the way', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await userEvent.click(tool(widget, 'Aktifkan Akses Diamond'));
  await expect(activateDiamond).toHaveBeenCalledTimes(1);
});
Owner.test('Says why it was refused', async ({ canvasElement }) => {
  activateDiamond.mockRejectedValue(new Error('Akaun ini bukan pemilik.'));
  const widget = await widgetIn(canvasElement);
  await userEvent.click(tool(widget, 'Aktifkan Akses Diamond'));
  await waitFor(() =>
    expect(within(widget).getByRole('alert')).toHaveTextContent('Akaun ini bukan pemilik.'),
  );
});
Guest.test('Has no way to give itself Diamond', async ({ canvasElement }) => {
  const bar = within(only(await widgetIn(canvasElement), '.advisor-bar'));
  await expect(bar.queryByRole('button', { name: /Diamond/ })).toBeNull();
});

/** An advisor with a layout of the theme builder's. */
export const OwnLayout = meta.story({ args: { layout: defaultLayout, services: { hasLayout: true } } });
OwnLayout.test('Can be left for a theme and come back to', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(picker(widget).selectedOptions[0]).toHaveTextContent('Susun atur sendiri');
  for (const theme of ['theme-02', 'custom']) {
    await chooseTheme(widget, theme);
    await wears(widget, theme);
    await expect(pageServices.saveTheme).toHaveBeenLastCalledWith(theme);
  }
});

/** An override in this browser that is none, as an older version or a curious person may leave it. */
export const SpoiledOverride = meta.story({
  beforeEach: () => localStorage.setItem('lk.perodua.override', '{"models":[null,{"code":"x"}]}'),
});
SpoiledOverride.test('Is as if there were none', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await expect(textOf(part(widget, 'instalment'))).toContain('RM471');
  await expect(button(widget, 'Edit')).toBeVisible();
});
