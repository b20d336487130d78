import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { plans } from './answers.ts';
import { failed, press, seen, told, without } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, followedBy, never, silent, stale } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Plans',
  component: Screen,
  args: { screen: 'adminPlans' as const },
  ...wholePage,
});

/** The plan that most take is changed. */
async function writePrice(price: string) {
  const premium = (await screen.findAllByLabelText('Price (RM)')).find(
    field => (field as HTMLInputElement).value === '49',
  );
  await userEvent.clear(premium as HTMLElement);
  await userEvent.type(premium as HTMLElement, price);
}

export const Plans = meta.story({ play: told('How the plans look on the account page.') });

export const Loading = meta.story({
  parameters: { answers: { 'GET /api/admin/plans': never } },
  play: told('Loading…'),
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/admin/plans': broken } },
  play: failed('This could not be loaded'),
});

export const Unreachable = meta.story({
  parameters: { answers: { 'GET /api/admin/plans': silent } },
  play: failed('The server could not be reached. Please check your connection.'),
});

export const ForSupport = meta.story({
  args: { role: 'support' },
  play: async () => {
    await told('Only an admin may change this. Your role is support.')();
    const [price] = await screen.findAllByLabelText('Price (RM)');
    await expect(price).toBeDisabled();
    await without('Save the plans');
  },
});

export const NotSavedYet = meta.story({
  play: async () => {
    await writePrice('59');
    await told('There are changes that are not saved.')();
  },
});

export const NotRight = meta.story({
  play: async () => {
    await writePrice('much');
    await press('Save the plans');
    await told('Use an amount such as 49 or 49.90.')();
  },
});

export const ChangedMeanwhile = meta.story({
  parameters: {
    answers: {
      'PUT /api/admin/plans': followedBy(stale(), {
        'GET /api/admin/plans': {
          plans: plans.map(plan => (plan.name === 'premium' ? { ...plan, price: 55 } : plan)),
        },
      }),
    },
  },
  play: async () => {
    await writePrice('59');
    await press('Save the plans');
    await told(/nadia@example.com saved the plans at/)();
    await seen(await screen.findByRole('button', { name: 'Take what is saved now' }));
  },
});
