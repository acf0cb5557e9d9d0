import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { aNewAccount, chooseFromMenu, demoRecruiter, signIn, signUp } from '../steps/account.ts';
import { postPosition } from '../steps/hiring.ts';

/** Another tab of the same browser. */
function anotherTab(page: Page): Promise<Page> {
  return page.context().newPage();
}

test('[ST-02, AU-06] logging out in one tab asks every other one to sign in, with the way back', async ({
  page,
}) => {
  await signIn(page, demoRecruiter);
  await page.goto('/userhome');
  const other = await anotherTab(page);
  await other.goto('/resumes?status=active');
  await other.getByRole('heading', { level: 1, name: 'Resumes' }).waitFor();

  await page.bringToFront();
  await chooseFromMenu(page, demoRecruiter.username, 'Log Out');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();

  await other.bringToFront();
  await other.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await expect.poll(() => new URL(other.url()).searchParams.get('next')).toBe('/resumes?status=active');
  await expect.poll(() => other.getByText('Resumes', { exact: true }).count()).toBe(0);
});

test('[ST-01] a position that one tab posts and edits is in the list of another', {
  tags: 'thorough',
}, async ({ page }) => {
  const ada = aNewAccount();
  await signUp(page, ada);
  const other = await anotherTab(page);
  await other.goto('/joblist');
  await other.getByText('No jobs found. Create one!').waitFor();
  const asked: string[] = [];
  other.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });

  await page.bringToFront();
  await postPosition(page, { title: 'Night Porter', description: '' });

  await other.bringToFront();
  await other.getByRole('link', { name: 'Night Porter' }).waitFor();
  await page.bringToFront();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Day Porter');
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await other.bringToFront();
  await other.getByRole('link', { name: 'Day Porter' }).waitFor();
  expect(asked).toEqual([]);
});
