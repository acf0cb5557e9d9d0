import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { haveJob, signUpNewUser, storedJob } from '../steps/jobs.ts';

test('[FR-07] without a connection it is said at once, and what is saved is sent when the connection is back', async ({
  page,
}) => {
  await signUpNewUser(page);
  const { id } = await haveJob(page, 'Depot Lead');
  await page.goto(`/joblist/edit/${id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Depot Manager');
  const notice = page.getByText("You're offline. Changes are sent when you're back online.");

  await page.context().setOffline(true);
  await notice.waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Depot Manager');

  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await expect.poll(async () => (await storedJob(page, id)).title).toBe('Depot Manager');
});
