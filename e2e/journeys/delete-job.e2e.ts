import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { aRefusalOf, chooseInRow, haveJob, rowOf, signUpNewUser } from '../steps/jobs.ts';

test('[JB-05] [FR-06] deleting asks first, can be undone, says why it was refused, and then takes the position away', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUpNewUser(page);
  await haveJob(page, 'Planner');
  const { id } = await haveJob(page, 'Depot Lead');
  await page.goto('/joblist');
  await chooseInRow(page, 'Depot Lead', 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete this position?' });
  await dialog.getByText('Depot Lead').waitFor();
  const refuse = (status: number, body: string) =>
    page.route(`**/api/jobs/${id}`, (route) => route.fulfill({ status, body }), { times: 1 });

  const remove = async (then: 'Undo' | 'Dismiss') => {
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await rowOf(page, 'Depot Lead').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: then }).click();
  };
  const refused = async (message: string) => {
    const notice = page.getByRole('alertdialog', { name: 'Delete Failed' });
    await notice.getByText(message).waitFor();
    await notice.getByRole('button', { name: 'OK' }).click();
    await rowOf(page, 'Depot Lead').waitFor();
    await chooseInRow(page, 'Depot Lead', 'Delete');
  };

  await remove('Undo');
  await rowOf(page, 'Depot Lead').waitFor();
  await chooseInRow(page, 'Depot Lead', 'Delete');
  await refuse(403, JSON.stringify(aRefusalOf('forbidden', 'This position is locked.')));
  await remove('Dismiss');
  await refused('This position is locked.');
  await refuse(404, '<h1>Not found</h1>');
  await remove('Dismiss');
  await refused('Delete failed or unauthorized');

  await remove('Dismiss');
  await expect.poll(async () => (await page.request.get(`/api/jobs/${id}`)).status()).toBe(404);
  await expect.poll(() => rowOf(page, 'Planner').count()).toBe(1);
  expect(await rowOf(page, 'Depot Lead').count()).toBe(0);
});
