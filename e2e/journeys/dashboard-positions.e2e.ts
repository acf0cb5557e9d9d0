import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { itemNamed, listNamed, namesIn, said } from '../design-system/moving.ts';
import { drag, pointIn } from '../design-system/pointers.ts';
import {
  aRefusalOf,
  callsOf,
  haveJob,
  metadataOf,
  serialized,
  signUpNewUser,
  storedJob,
} from '../steps/jobs.ts';

const failure = { status: 503, json: aRefusalOf('unavailable', 'The server is being restarted.') };
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const notice = (page: Page, name: string) => page.getByRole('alertdialog', { name });

/** Answers the next deletion of a position; whoever reads it meanwhile is answered as ever. */
async function answerNextDeletion(
  page: Page,
  id: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isOver = false;
  await page.route(`**/api/jobs/${id}`, async (route) => {
    if (isOver || route.request().method() !== 'DELETE') return route.fallback();
    isOver = true;
    return answer(route);
  });
}

async function openTab(page: Page, job?: string): Promise<void> {
  await page.goto(`/new-dashboard?tab=position-list${job ? `&job=${job}` : ''}`);
  await page.getByRole('heading', { level: 1, name: 'Position Management' }).waitFor();
}

async function confirmNotice(page: Page, name: string): Promise<void> {
  await notice(page, name).getByRole('button', { name: 'OK' }).click();
  await notice(page, name).waitFor({ state: 'detached' });
}

test('[PM-01] a position is moved between the lists by mouse and keyboard, a drop where it was does nothing, and a refused one goes back', async ({
  page,
}) => {
  await signUpNewUser(page);
  const { id } = await haveJob(page, 'Depot Lead', serialized('Runs the depot.', { company: 'Calder' }));
  await haveJob(page, 'Planner', 'Plans.');
  const puts = callsOf(page, 'PUT', `/api/jobs/${id}`);
  await openTab(page);
  await itemNamed(page, 'Depot Lead').waitFor();
  await expect.poll(() => namesIn(page, 'Active')).toEqual(['Planner', 'Depot Lead']);
  await page.getByText('No inactive positions').waitFor();

  await drag(page, itemNamed(page, 'Depot Lead'), await pointIn(itemNamed(page, 'Planner')));
  await expect.poll(() => said(page)).toBe('Depot Lead stays in Active.');
  expect(puts).toHaveLength(0);

  await drag(page, itemNamed(page, 'Depot Lead'), await pointIn(page.getByText('No inactive positions')));
  await expect.poll(async () => (await storedJob(page, id)).is_active).toBe(false);
  await expect.poll(() => namesIn(page, 'Inactive')).toEqual(['Depot Lead']);
  expect(metadataOf(await storedJob(page, id))?.company).toBe('Calder');
  await page.reload();
  await listNamed(page, 'Inactive').getByRole('row', { name: 'Depot Lead' }).waitFor();

  await itemNamed(page, 'Depot Lead').focus();
  for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
  await expect.poll(async () => (await storedJob(page, id)).is_active).toBe(true);
  await expect.poll(() => namesIn(page, 'Active')).toEqual(['Planner', 'Depot Lead']);

  await page.route(`**/api/jobs/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(failure) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Move Depot Lead' }).click();
  await page.getByRole('menuitemradio', { name: /Inactive/ }).click();
  await notice(page, 'Update Failed')
    .getByText('An error occurred while updating the position status.', { exact: true })
    .waitFor();
  await expect.poll(() => said(page)).toBe('Depot Lead returned to Active.');
  await confirmNotice(page, 'Update Failed');
  await expect.poll(() => namesIn(page, 'Active')).toEqual(['Planner', 'Depot Lead']);
});

test('[PM-02] the panel tells everything about the chosen position, by its address too, and what is unknown is not chosen', {
  tags: 'thorough',
}, async ({ page, openPage }) => {
  const account = await signUpNewUser(page);
  const skillTags = ['SAP', 'Excel'];
  const metadata = { company: 'Calder', dueDate: '2027-12-18', skillTags, isActive: false };
  const { id } = await haveJob(page, 'Depot Lead', serialized('Runs the depot.', metadata));
  await haveJob(page, 'Planner');
  await openTab(page);
  await title(page, 'Planner').waitFor();
  const facts = page.locator('dl');
  await expect
    .poll(() => facts.innerText())
    .toMatch(
      /Status\s+Active\s+Company\s+Your Company\s+Due Date\s+None\s+Created\s+\w{3} \d+, \d{4}\s+Applicants\s+No matches yet/,
    );

  await itemNamed(page, 'Depot Lead').click();
  await title(page, 'Depot Lead').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('job')).toBe(id);
  await expect
    .poll(() => facts.innerText())
    .toMatch(/Status\s+Inactive\s+Company\s+Calder\s+Due Date\s+Dec 18, 2027/);
  const tags = page.getByRole('list', { name: 'Skill Tags' }).getByRole('listitem');
  await expect.poll(() => tags.allInnerTexts()).toEqual(skillTags);
  await page.getByText('Runs the depot.', { exact: true }).waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  await page.reload();
  await title(page, 'Depot Lead').waitFor();
  await openTab(page, '0190a000-0000-7000-8000-00000000ffff');
  await title(page, 'Planner').waitFor();

  const narrow = await openPage({ viewport: phone, hasTouch: true });
  await narrow.request.post('/api/auth/login', { data: account });
  await openTab(narrow);
  await itemNamed(narrow, 'Depot Lead').tap();
  await title(narrow, 'Depot Lead').waitFor();
  await itemNamed(narrow, 'Planner').waitFor({ state: 'hidden' });
  await expect.poll(() => faultsLikeStories(narrow)).toEqual([]);
  await narrow.getByRole('button', { name: 'All Positions' }).tap();
  await itemNamed(narrow, 'Planner').waitFor();
});

test('[PM-03] every field is edited in a dialog, a tag is there once, and how the saving went is told', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUpNewUser(page);
  const { id } = await haveJob(page, 'Depot Lead', 'Runs the depot.');
  await openTab(page, id);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Position' });
  await dialog.getByText('#3b82f6').waitFor();
  await dialog.getByRole('button', { name: /Contact Method/ }).click();
  await page.getByRole('option', { name: 'Other' }).click();
  await dialog.getByLabel('Contact Info').fill('At the gate');
  const skill = dialog.getByRole('combobox', { name: 'Skill Tags' });
  for (const tag of ['SAP', 'sap']) {
    await skill.fill(tag);
    await skill.press('Enter');
  }
  await dialog.getByText('SAP is already added.').first().waitFor();
  await skill.fill('');
  await dialog.getByLabel('Title').fill('Depot Manager');
  await dialog.getByRole('checkbox', { name: 'Active' }).uncheck({ force: true });
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);

  const save = dialog.getByRole('button', { name: 'Save' });
  const path = `**/api/jobs/${id}`;
  await page.route(path, (route) => route.fulfill(failure), { times: 1 });
  await save.click();
  await dialog.getByText('Failed to update position. Please try again.').waitFor();
  await page.route(path, (route) => route.abort(), { times: 1 });
  await save.click();
  await dialog.getByText('An error occurred while updating the position.').waitFor();
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Depot Manager');
  await save.click();
  await confirmNotice(page, 'Position updated successfully!');

  await title(page, 'Depot Manager').waitFor();
  await expect.poll(() => namesIn(page, 'Inactive')).toEqual(['Depot Manager']);
  expect(metadataOf(await storedJob(page, id))).toMatchObject({
    tagColor: '#3b82f6',
    contactMethod: 'Other',
    contactInfo: 'At the gate',
    skillTags: ['SAP'],
    isActive: false,
  });

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByLabel('Company').fill('Calder');
  await page.keyboard.press('Escape');
  await notice(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(metadataOf(await storedJob(page, id))?.company).toBe('');
});

test('[PM-04] [FR-06] a deletion asks, can be undone, says why it failed, and leaves the next position chosen', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUpNewUser(page);
  const { id } = await haveJob(page, 'Depot Lead');
  await haveJob(page, 'Planner');
  await openTab(page, id);
  const question = notice(page, 'Delete this position?');
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByText('Depot Lead').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Position deleted successfully!').waitFor();
    await expect.poll(() => namesIn(page, 'Active')).toEqual(['Planner']);
  };
  const dismiss = () => page.getByRole('button', { name: 'Dismiss' }).click();
  const choose = () => page.getByRole('row', { name: 'Depot Lead' }).click();

  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await choose();

  await answerNextDeletion(page, id, (route) => route.fulfill(failure));
  await remove();
  await dismiss();
  await notice(page, 'Delete Failed').getByText('Failed to delete position. Please try again.').waitFor();
  await confirmNotice(page, 'Delete Failed');
  await choose();
  await answerNextDeletion(page, id, (route) => route.abort());
  await remove();
  await dismiss();
  await notice(page, 'Delete Failed').getByText('An error occurred while deleting the position.').waitFor();
  await confirmNotice(page, 'Delete Failed');
  await choose();
  await remove();
  await dismiss();

  await title(page, 'Planner').waitFor();
  await expect.poll(() => namesIn(page, 'Active')).toEqual(['Planner']);
  await expect.poll(() => new URL(page.url()).searchParams.has('job')).toBe(false);
});
