import { expect, type Page, test } from '@playwright/test';
import { people } from '../../testing/people.ts';
import { type Act, button, dialog, inDialog, networkError, questionsGone } from '../failures/act.ts';
import { bothRoles, fail, tested } from '../failures/fail.ts';
import { slowJobs } from './slow-jobs.ts';

test.use({ locale: 'en-GB' });

const own = (page: Page, done: string) =>
  dialog(page).getByRole('listitem').filter({ hasText: done }).first();

test(tested('stopping a job'), async ({ page }) => {
  const roles = await bothRoles(page);
  const job = await slowJobs(page);
  job.at(37);
  const ours = (at: Page) => own(at, '37 of 100 users');
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
    press: at => ours(at).getByRole('button', { name: 'Stop' }).click(),
    ...{ failed: 'The job could not be stopped', silent: networkError },
    intact: at => expect(ours(at).getByRole('button', { name: 'Stop' })).toBeEnabled(),
  };
  await fail(page, stop, roles);
  await job.settled();
});

test(tested('undoing a job from the list of jobs'), async ({ page }) => {
  const roles = await bothRoles(page);
  const family = await people(page, 2);
  const job = 'Change the plan to Premium';
  const undo: Act = {
    name: 'a job is undone',
    path: `/admin/users?search=${family}`,
    ...{ call: '**/api/admin/jobs/*/undo', method: 'POST' },
    async prepare(at) {
      await at.getByRole('checkbox', { name: 'Select all' }).click();
      await button('Change plan')(at);
      await inDialog('Give Premium to 2 users')(at);
      await expect(at.getByText('2 users changed').first()).toBeVisible();
      await button('Jobs')(at);
    },
    async press(at) {
      await questionsGone(at);
      await own(at, job).getByRole('button', { name: 'Undo' }).click();
      await at
        .getByRole('dialog', { name: /^Undo / })
        .getByRole('button', { name: 'Undo' })
        .click();
    },
    ...{ failed: 'The job could not be undone', silent: networkError },
    intact: at => expect(own(at, job).getByRole('button', { name: 'Undo' })).toBeVisible(),
  };
  await fail(page, undo, roles);
});
