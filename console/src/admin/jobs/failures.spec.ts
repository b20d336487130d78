import { expect, type Page, test } from '@playwright/test';
import { people } from '../../testing/people.ts';
import { type Act, button, dialog, inDialog, networkError, questionsGone } from '../failures/act.ts';
import { bothRoles, fail, tested } from '../failures/fail.ts';
import { slowJobs } from './slow-jobs.ts';

test.use({ locale: 'en-GB' });

/** What stands at the newest job of so many users that has it. */
const buttonOf = (page: Page, done: string, name: string) =>
  dialog(page).getByRole('listitem').filter({ hasText: done }).getByRole('button', { name }).first();

test(tested('stopping a job'), async ({ page }) => {
  const roles = await bothRoles(page);
  const job = await slowJobs(page);
  job.at(37);
  const ours = (at: Page) => buttonOf(at, '37 of 100 users', 'Stop');
  const stop: Act = {
    name: 'a job is stopped',
    path: '/admin/users?search=demo-basic@example.com',
    ...{ call: '**/api/admin/jobs/*/stop', method: 'POST' },
    async prepare(at) {
      await at.getByRole('checkbox', { name: /^Select: / }).click();
      await button('Approve')(at);
      await inDialog('Approve')(at);
      await at.getByRole('button', { name: /^\d jobs? running/ }).click();
    },
    press: at => ours(at).click(),
    ...{ failed: 'The job could not be stopped', silent: networkError },
    intact: at => expect(ours(at)).toBeEnabled(),
  };
  await fail(page, stop, roles);
  await job.settled();
});

test(tested('undoing a job from the list of jobs'), async ({ page }) => {
  const roles = await bothRoles(page);
  // So many that no other test's job has.
  const family = await people(page, 6);
  const ours = (at: Page) => buttonOf(at, '6 of 6 users · 6 changed', 'Undo');
  const answer = (at: Page) =>
    at
      .getByRole('dialog', { name: /^Undo / })
      .getByRole('button', { name: 'Undo' })
      .click();
  const undo: Act = {
    name: 'a job is undone',
    path: `/admin/users?search=${family}`,
    ...{ call: '**/api/admin/jobs/*/undo', method: 'POST' },
    async prepare(at) {
      await at.getByRole('checkbox', { name: 'Select all' }).click();
      await button('Change plan')(at);
      await inDialog('Give Premium to 6 users')(at);
      await expect(at.getByText('6 users changed').first()).toBeVisible();
      await button('Jobs')(at);
    },
    async press(at) {
      await questionsGone(at);
      await ours(at).click();
      await answer(at);
    },
    ...{ failed: 'The job could not be undone', silent: networkError },
    intact: at => expect(ours(at)).toBeVisible(),
  };
  await fail(page, undo, roles);

  // Somebody else undoes it while it is asked about: it is not undone twice, and it is said why not.
  await page.goto('/admin/mail?jobs=open');
  await ours(page).click();
  const { items } = (await (await page.request.get('/api/admin/jobs')).json()) as {
    items: { id: number; found: number; can_undo: boolean }[];
  };
  const id = items.find(each => each.found === 6 && each.can_undo)?.id;
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post(`/api/admin/jobs/${id}/undo`, { headers })).status()).toBe(201);
  await answer(page);
  await expect(page.getByText('This job cannot be undone any more.').first()).toBeVisible();
});
