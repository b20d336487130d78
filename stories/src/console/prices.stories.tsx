import { screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { cars, priceChange, priceChanges } from './answers.ts';
import { failed, press, seen, told, without, write } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, followedBy, never, refused, stale } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Prices',
  component: Screen,
  args: { screen: 'adminModels' as const, search: '?view=prices' },
  ...wholePage,
});

const priceOf = 'New price of Perodua Axia 1.0 G';

async function review() {
  await write(priceOf, '41,000');
  await press('Review 1 change');
  await told('RM42,310 → RM41,000')();
}

export const Prices = meta.story({
  play: async () => {
    await seen(await screen.findByLabelText(priceOf));
  },
});

export const Loading = meta.story({
  parameters: { answers: { 'GET /api/models/editor': never } },
  play: async () => {
    await seen(await screen.findByRole('heading', { level: 1, name: 'Car models' }));
    await without('Review 0 changes');
  },
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/models/editor': broken } },
  play: failed('Failed to load models'),
});

export const Empty = meta.story({
  parameters: { answers: { 'GET /api/models/editor': { items: [] } } },
  play: told('No models found'),
});

export const NothingFound = meta.story({
  args: { search: '?view=prices&search=kancil' },
  play: told('No models found'),
});

export const OneIsNotRight = meta.story({
  play: async () => {
    await write(priceOf, 'cheap');
    await told('One field is not right yet.')();
  },
});

export const Review = meta.story({ play: review });

export const LargeChange = meta.story({
  play: async () => {
    await write(priceOf, '60,000');
    await press('Review 1 change');
    await told('More than 20 %')();
    await press('Save prices');
    await told('Change one price by more than 20 %?')();
  },
});

export const SaveFailed = meta.story({
  parameters: { answers: { 'PUT /api/prices': broken } },
  play: async () => {
    await review();
    await press('Save prices');
    await told('Something went wrong on our side.')();
  },
});

export const ChangedMeanwhile = meta.story({
  parameters: {
    answers: {
      'PUT /api/prices': followedBy(stale(), {
        'GET /api/models/editor': {
          items: cars.map(car => (car.id === 'axia-g' ? { ...car, otr: 41_990 } : car)),
        },
      }),
    },
  },
  play: async () => {
    await review();
    await press('Save prices');
    await told(/nadia@example.com has changed the list meanwhile/)();
    await told('RM41,990 → RM41,000')();
  },
});

export const ForSupport = meta.story({
  args: { role: 'support' },
  play: async () => {
    await told(/Your role may look, but/)();
    await without('Review 0 changes');
  },
});

const scheduled = { 'GET /api/prices/changes': { items: priceChanges } };

export const Scheduled = meta.story({
  args: { search: '?view=later' },
  parameters: { answers: scheduled },
  play: told('Waiting'),
});

export const ScheduledLoading = meta.story({
  args: { search: '?view=later' },
  parameters: { answers: { 'GET /api/prices/changes': never } },
  play: told('Loading…'),
});

export const ScheduledFailed = meta.story({
  args: { search: '?view=later' },
  parameters: { answers: { 'GET /api/prices/changes': broken } },
  play: failed('This could not be loaded'),
});

export const NothingScheduled = meta.story({
  args: { search: '?view=later' },
  play: told('No price change is scheduled'),
});

export const OneScheduled = meta.story({
  args: { search: '?view=later&change=3' },
  parameters: { answers: { ...scheduled, 'GET /api/prices/changes/3': priceChange } },
  play: async () => {
    await told('RM42,310 → RM41,000')();
    await seen(await screen.findByRole('button', { name: 'Cancel this change' }));
  },
});

export const OneScheduledForSupport = meta.story({
  args: { search: '?view=later&change=3', role: 'support' },
  parameters: { answers: { ...scheduled, 'GET /api/prices/changes/3': priceChange } },
  play: async () => {
    await told('RM42,310 → RM41,000')();
    await without('Cancel this change');
  },
});

export const OneScheduledIsGone = meta.story({
  args: { search: '?view=later&change=9' },
  parameters: {
    answers: {
      ...scheduled,
      'GET /api/prices/changes/9': refused('price_change_not_found', 'There is no such price change.'),
    },
  },
  play: told('There is no such price change.'),
});
