import { loadThemeFromSource } from '@loan-kereta/widget/themes/from-source';
import type { FunctionComponent } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { part, textOf } from '../stage/dom.ts';
import { drawn, widgetIn } from '../stage/drive.ts';
import { embedResponse, type Situation } from '../stage/embed-response.ts';
import { mountedIn } from '../stage/mounted.tsx';

const meta = preview.meta({ title: 'States/Loading and failing', component: Calculator });

const figureOf = (widget: HTMLElement) => textOf(part(widget, 'instalment'));
/** Of the built-in list's first variant at its own rate. */
const builtIn = 'RM471';

export const Loading = meta.story({
  args: { loadTheme: () => new Promise(() => {}) },
  parameters: { loading: true },
});
Loading.test('Says what it waits for', async ({ canvasElement }) => {
  const status = () =>
    canvasElement.querySelector('[data-calculator]')?.shadowRoot?.querySelector('[role=status]');
  await waitFor(() => expect(status()).toHaveTextContent('Memuatkan model…'));
  await expect(status()?.parentElement?.querySelector('.lk-shape path')).toBeVisible();
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
});
Failure.test('Says so, and tries again', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await waitFor(() =>
    expect(within(widget).getByRole('alert')).toHaveTextContent('Maaf, ada masalah teknikal'),
  );
  await userEvent.click(within(widget).getByRole('button', { name: 'Cuba lagi' }));
  await waitFor(() => expect(figureOf(widget)).toContain(builtIn));
});

/** One theme of which nothing can be drawn. */
async function brokenSecondTheme(id: string) {
  const theme = await loadThemeFromSource(id);
  const Broken = () => {
    throw new Error('This story’s second theme always fails.');
  };
  return id === 'theme-02' ? { ...theme, default: Broken } : theme;
}

export const OneThemeFails = meta.story({
  args: { theme: 'theme-02', loadTheme: brokenSecondTheme as typeof loadThemeFromSource },
});
OneThemeFails.test('Another that is chosen then is drawn', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await waitFor(() => expect(within(widget).getByRole('alert')).toBeVisible());
  mountedIn(widget).update({ theme: 'theme-03' });
  await waitFor(() => expect(figureOf(widget)).toContain(builtIn));
});

const isOnTheBuiltInList =
  (notice: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const widget = await widgetIn(canvasElement);
    await expect(figureOf(widget)).toContain(builtIn);
    await expect(widget).toHaveTextContent(notice);
  };

export const Offline = meta.story({
  args: { respond: () => Promise.reject(new TypeError('Failed to fetch')) },
});
Offline.test(
  'Calculates on the built-in list, and says so',
  isOnTheBuiltInList('Senarai harga terbina dalam'),
);

export const Slow = meta.story({ args: { respond: () => new Promise(() => {}) } });
Slow.test('Calculates on the built-in list meanwhile', isOnTheBuiltInList('Senarai harga terbina dalam'));

export const ApiAnswersAPage = meta.story({
  name: 'API answers a page',
  args: { respond: async () => new Response('<!doctype html><h1>502</h1>') },
});
ApiAnswersAPage.test(
  'Calculates on the built-in list, and says so',
  isOnTheBuiltInList('Senarai harga terbina dalam'),
);

export const UnknownAdvisor = meta.story({
  args: { respond: async () => new Response(null, { status: 404 }) },
});
UnknownAdvisor.test(
  'Calculates on the built-in list, and says so',
  isOnTheBuiltInList('Pautan penasihat ini tidak dijumpai'),
);

/** Responses that a test gives by hand, in the order in which they were asked for. */
const asked: ((advisor: string) => void)[] = [];
const respondByHand = (situation: Situation) =>
  new Promise<Response>(resolve => {
    asked.push(name => resolve(embedResponse({ ...situation, advisor: { branding_name: name } })));
  });

export const AnotherApi = meta.story({
  name: 'Another API',
  args: { respond: respondByHand },
  beforeEach: () => {
    asked.length = 0;
  },
});
AnotherApi.test('A late answer of the one before is passed over', async ({ canvasElement }) => {
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.('Pertama');
  const widget = await widgetIn(canvasElement);
  const name = () => textOf(part(widget, 'brand-header'));
  await waitFor(() => expect(name()).toContain('Pertama'));
  mountedIn(widget).update({ api: 'https://slow.example' });
  mountedIn(widget).update({ api: 'https://quick.example' });
  await expect(asked).toHaveLength(3);
  asked[2]?.('Pantas');
  await waitFor(() => expect(name()).toContain('Pantas'));
  asked[1]?.('Lambat');
  await new Promise(resolve => setTimeout(resolve));
  await drawn();
  await expect(name()).toContain('Pantas');
});
