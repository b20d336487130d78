import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { cars } from './answers.ts';
import { failed, press, seen, told, without, write } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, followedBy, never, nobody, nothing, stale } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Editor data',
  component: Screen,
  args: { screen: 'adminEditor' as const },
  ...wholePage,
});

/** The editor lives in a shadow root, where queries do not look by themselves. */
const code = () =>
  [...document.querySelectorAll('main *')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[role=textbox]') ?? [],
  )[0];

const written = (text: string) => waitFor(() => expect(code()).toHaveTextContent(text));

/** No script can type there; what is pasted is taken. */
async function writeCode() {
  await written('axia-e');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '\n');
  code()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}

export const PriceList = meta.story({ play: () => written('"Axia 1.0 E"') });

export const PriceListLoading = meta.story({
  parameters: { answers: { 'GET /api/prices': never } },
  play: told('Loading…'),
});

export const PriceListFailed = meta.story({
  parameters: { answers: { 'GET /api/prices': broken } },
  play: failed('Failed to load data.'),
});

export const PriceListEmpty = meta.story({
  parameters: { answers: { 'GET /api/prices': nothing } },
  play: () => written('"items": []'),
});

export const PriceListForSupport = meta.story({
  args: { role: 'support' },
  play: async () => {
    await written('"Axia 1.0 E"');
    await without('Save');
  },
});

export const Models = meta.story({ args: { search: '?tab=models' }, play: () => written('"axia-e"') });

export const ModelsLoading = meta.story({
  args: { search: '?tab=models' },
  parameters: { answers: { 'GET /api/models/editor': never } },
  play: told('Loading…'),
});

export const ModelsFailed = meta.story({
  args: { search: '?tab=models' },
  parameters: { answers: { 'GET /api/models/editor': broken } },
  play: failed('Failed to load data.'),
});

export const ModelsChangedMeanwhile = meta.story({
  args: { search: '?tab=models' },
  parameters: {
    answers: {
      'PUT /api/models/editor': followedBy(stale(), {
        'GET /api/models/editor': { items: cars.map(car => ({ ...car, defaultRate: 2.7 })) },
      }),
    },
  },
  play: async () => {
    await writeCode();
    await press('Save');
    await told(/nadia@example.com has saved meanwhile/)();
    await seen(await screen.findByRole('button', { name: 'Save what stands here' }));
  },
});

export const Form = meta.story({ args: { search: '?tab=form' }, play: told('On sale') });

export const FormLoading = meta.story({
  args: { search: '?tab=form' },
  parameters: { answers: { 'GET /api/models/editor': never } },
  play: told('Loading…'),
});

export const FormFailed = meta.story({
  args: { search: '?tab=form' },
  parameters: { answers: { 'GET /api/models/editor': broken } },
  play: failed('Failed to load data.'),
});

export const FormForSupport = meta.story({
  args: { search: '?tab=form', role: 'support' },
  play: async () => {
    await told('Only an admin may change this. Your role is support.')();
    await expect(await screen.findByLabelText('Code')).toBeDisabled();
    await without('Save');
  },
});

export const FormChangedMeanwhile = meta.story({
  args: { search: '?tab=form' },
  parameters: { answers: { 'PUT /api/models/editor': stale() } },
  play: async () => {
    await write('Code', 'myvi');
    await write('Model name', 'Myvi');
    await write('Variant', '1.5 H');
    await write('OTR Price (RM)', '54090');
    await press('Save');
    await told(/nadia@example.com has changed the list meanwhile/)();
  },
});

export const Profile = meta.story({
  args: { search: '?tab=profile' },
  parameters: {
    answers: {
      'GET /api/me/profile': {
        headline: 'Your Perodua in Klang',
        branding_name: 'Lim Perodua Klang',
        whatsapp: '012-345 6789',
        photo_url: null,
      },
    },
  },
  play: async () => {
    await expect(await screen.findByLabelText('Branding name')).toHaveValue('Lim Perodua Klang');
  },
});

export const ProfileOfNobody = meta.story({
  args: { search: '?tab=profile' },
  parameters: { answers: { 'GET /api/me/profile': nobody } },
  play: told('No advisor is signed in here'),
});

export const ProfileFailed = meta.story({
  args: { search: '?tab=profile' },
  parameters: { answers: { 'GET /api/me/profile': broken } },
  play: failed('Failed to load profile.'),
});
