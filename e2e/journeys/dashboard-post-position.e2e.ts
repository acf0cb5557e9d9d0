import { endpoints } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { test } from '../browser/journey.ts';
import { aRefusalOf, callsOf, metadataOf, signUpNewUser } from '../steps/jobs.ts';

const TEXT = 'Must: Golang, k8s, PostgreSQL and Kafka.\nNice to have: Redis';
const DRAFT_KEYS = `positionText positionTitle dueDate tagColor company contactMethod contactInfo skillTags positionName positionSuccess`;

const form = (page: Page) => page.locator('section').filter({ has: heading(page) });
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Post Position' });
const tagsOf = (page: Page) => page.getByRole('grid', { name: 'Skill Tags' }).getByRole('row');

async function openForm(page: Page): Promise<void> {
  await page.goto('/new-dashboard?tab=upload&mode=position');
  await heading(page).waitFor();
}

async function describePosition(page: Page, text = TEXT): Promise<void> {
  await page.getByLabel('Description').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByLabel('Title').waitFor();
}

/** The texts that this browser keeps of the draft, by key. */
async function keptDraft(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(textsAt, DRAFT_KEYS.split(' '));
}

/** Runs in the page. */
function textsAt(keys: string[]): Record<string, string | null> {
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
}

test('[UP-01, UP-02, UP-03, UP-04] a text becomes a position: its skills are found, its color and contact chosen, and what is missing is said', async ({
  page,
}) => {
  await signUpNewUser(page);
  const posts = callsOf(page, 'POST', '/api/jobs');
  await openForm(page);
  await expect.poll(() => page.getByRole('button', { name: 'Post', exact: true }).isDisabled()).toBe(true);
  await page.getByLabel('Description').fill('   ');
  await expect.poll(() => page.getByRole('button', { name: 'Post', exact: true }).isDisabled()).toBe(true);

  await describePosition(page);
  await expect.poll(() => tagsOf(page).allInnerTexts()).toEqual(['Go', 'Kubernetes', 'PostgreSQL', 'Kafka']);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Please fill in title and description').waitFor();
  await expect.poll(() => page.getByLabel('Title').getAttribute('aria-invalid')).toBe('true');
  expect(posts).toHaveLength(0);

  const skill = page.getByRole('combobox', { name: 'Skill Tags' });
  await skill.fill('kafka');
  await skill.press('Enter');
  await page.getByText('Kafka is already added.').first().waitFor();
  await skill.fill('Terraform, AWS, Docker, Linux, Bash, Helm');
  await skill.press('Enter');
  await page.getByText('10 of 10', { exact: true }).waitFor();
  await skill.fill('One more');
  await skill.press('Enter');
  await page.getByText('You can add up to 10. Remove one to add another.').first().waitFor();
  await expect.poll(() => tagsOf(page).count()).toBe(10);
  await skill.fill('');

  await expect.poll(() => page.getByRole('radio', { name: 'Sky' }).isChecked()).toBe(true);
  const colors = page.getByRole('radiogroup', { name: 'Tag Color' }).getByRole('radio');
  await expect.poll(() => colors.count()).toBe(8);
  await page.getByRole('button', { name: 'Custom Color' }).click();
  await page.getByLabel('Hex').fill('#123ABC');
  await page.getByLabel('Hex').press('Enter');
  await page.keyboard.press('Escape');
  const method = page.getByRole('button', { name: /Contact Method/ });
  await expect.poll(() => method.textContent()).toContain('Email');
  await method.click();
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Email', 'Phone', 'LinkedIn']);
  await page.getByRole('option', { name: 'Phone' }).click();
  await page.getByLabel('Contact Info').fill('+49 30 1234');
  await page.getByLabel('Company').fill('Calder');
  for (const [part, typed] of [
    ['day', '18'],
    ['month', '12'],
    ['year', '2027'],
  ] as const) {
    await page.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).pressSequentially(typed);
  }
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Upload Resume' }).click({ force: true });
  await page.getByRole('radio', { name: 'Post Position' }).click({ force: true });
  await page.route('**/api/jobs', (route) => route.fulfill({ status: 429, json: slowDown }), { times: 1 });
  await page.getByLabel('Title').fill('Backend Engineer');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Failed to create position: Too many calls. Wait a minute.').waitFor();

  posts.length = 0;
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await page.getByRole('heading', { name: 'Backend Engineer posted' }).waitFor();
  expect(posts).toHaveLength(1);
  const [job] = endpoints.jobs.list.response.parse(await (await page.request.get('/api/jobs')).json());
  expect(job && metadataOf(job)).toMatchObject({
    company: 'Calder',
    dueDate: '2027-12-18',
    tagColor: '#123abc',
    contactMethod: 'Phone',
    contactInfo: '+49 30 1234',
    isActive: true,
  });
  expect(job?.skill_tags).toHaveLength(10);
  const ways = form(page).getByRole('link');
  await expect
    .poll(() => ways.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual([
      `/new-dashboard?tab=analyze&mode=matching&job=${job?.id}`,
      `/new-dashboard?tab=position-list&job=${job?.id}`,
      '/new-dashboard?tab=upload&mode=resume',
    ]);
});

test('[UP-06] a draft is kept in local storage over a reload, in every tab of the browser and for nobody else, and cleared on starting over', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUpNewUser(page);
  await openForm(page);
  await describePosition(page, 'Runs the depot with SAP.');
  await page.getByLabel('Title').fill('Depot Lead');
  await page.getByLabel('Company').fill('Calder');
  await expect.poll(() => tagsOf(page).allInnerTexts()).toEqual(['SAP']);
  await tagsOf(page)
    .getByRole('button', { name: /Remove/ })
    .click();
  await page.getByRole('button', { name: 'Add SAP' }).waitFor();
  await expect
    .poll(() => keptDraft(page))
    .toMatchObject({
      positionText: 'Runs the depot with SAP.',
      positionTitle: 'Depot Lead',
      company: 'Calder',
      contactMethod: 'Email',
      tagColor: '#DBEAFE',
      skillTags: '[]',
    });

  await page.reload();
  await page.getByRole('button', { name: 'Add SAP' }).waitFor();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Depot Lead');
  await expect.poll(() => tagsOf(page).count()).toBe(0);
  const other = await page.context().newPage();
  await openForm(other);
  await other.getByLabel('Title').fill('Depot Manager');
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Depot Manager');
  await other.close();

  await page.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('');
  await expect.poll(async () => Object.values(await keptDraft(page)).filter(Boolean)).toEqual([]);

  await describePosition(page, 'Plans the night.');
  await page.getByLabel('Title').fill('Night Planner');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Night Planner posted' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Night Planner posted' }).waitFor();

  await signUpNewUser(page);
  await openForm(page);
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('');
  await page.getByLabel('Description').fill('Mine.');
  await expect
    .poll(() => keptDraft(page))
    .toMatchObject({
      positionText: 'Mine.',
      positionTitle: null,
      positionName: null,
    });
});

const slowDown = aRefusalOf('rate_limited', 'Too many calls. Wait a minute.');
