import { screen, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { cars } from './answers.ts';
import { failed, messages, press, seen, told, without, write } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, followedBy, never, silent, stale } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Car models',
  component: Screen,
  args: { screen: 'adminModels' as const },
  ...wholePage,
});

export const Cars = meta.story({ play: told('1.0 Turbo X') });

export const Loading = meta.story({
  parameters: { answers: { 'GET /api/models/editor': never } },
  play: told('Loading…'),
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/models/editor': broken } },
  play: failed('Failed to load models'),
});

export const Unreachable = meta.story({
  parameters: { answers: { 'GET /api/models/editor': silent } },
  play: failed('The server could not be reached. Please check your connection.'),
});

export const Empty = meta.story({
  parameters: { answers: { 'GET /api/models/editor': { items: [] } } },
  play: told('No models found'),
});

export const NothingFound = meta.story({
  args: { search: '?search=kancil' },
  play: told('No models found'),
});

export const ForSupport = meta.story({
  args: { role: 'support' },
  play: async () => {
    await told(/Your role may look, but/)();
    await without('Add Model', /^More/, /^Edit /, /^Delete /);
  },
});

export const ListChangedMeanwhile = meta.story({
  parameters: { answers: { 'PATCH /api/models/axia-e': stale() } },
  play: async () => {
    await messages();
    const [more] = await screen.findAllByRole('button', { name: /^More/ });
    await userEvent.click(more as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take off sale' }));
    await told(/nadia@example.com changed the list meanwhile/)();
  },
});

export const OneCar = meta.story({
  args: { search: '?edit=axia-g' },
  play: told(/a month over 9 years/),
});

export const NewCar = meta.story({
  args: { search: '?edit=new' },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: 'Add Model' }));
  },
});

export const CarIsGone = meta.story({
  args: { search: '?edit=kancil' },
  play: told('This model is no longer in the list'),
});

export const CarChangedMeanwhile = meta.story({
  args: { search: '?edit=axia-g' },
  parameters: {
    answers: {
      'PATCH /api/models/axia-g': followedBy(stale(), {
        'GET /api/models/editor': {
          items: cars.map(car => (car.id === 'axia-g' ? { ...car, otr: 41_990, defaultRate: 2.7 } : car)),
        },
      }),
    },
  },
  play: async () => {
    await write('OTR Price (RM)', '42500');
    await press('Save');
    await told(/nadia@example.com changed this model at/)();
    await told('RM41,990')();
  },
});
