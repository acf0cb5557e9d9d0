import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { placeOf } from '../browser/looks.ts';
import { blockReads } from '../network/block-reads.ts';
import { fillLogin } from '../steps/account.ts';
import {
  aRefusalOf,
  callsOf,
  chooseInRow,
  haveJob,
  metadataOf,
  rowOf,
  serialized,
  signUpNewUser,
  storedJob,
} from '../steps/jobs.ts';

test('[JB-01] the list begins empty, then is searched, narrowed and ordered; back and forward keep all of it and the place', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUpNewUser(page);
  await page.goto('/joblist');
  await page.getByText('No jobs found. Create one!').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'New Job' }).first().getAttribute('href'))
    .toBe('/joblist/new');
  for (let count = 10; count < 50; count += 1) await haveJob(page, `Engineer ${count}`, 'Firmware for arms.');
  await haveJob(page, 'Planner', serialized('Plans.', { company: 'Calder', isActive: false }));

  await page.reload();
  await expect
    .poll(() => rowOf(page, 'Planner').innerText())
    .toMatch(/Calder\s+0\s+No matches yet\s+Inactive\s+Today/);
  await page.getByRole('radio', { name: 'Active', exact: true }).click({ force: true });
  await rowOf(page, 'Planner').waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Search positions' }).fill('firmware');
  await page.getByRole('button', { name: /Sort/ }).click();
  await page.getByRole('option', { name: 'Title A-Z' }).click();
  await page.getByRole('row').nth(1).getByText('Engineer 10').waitFor();
  await page.waitForURL('**/joblist?status=active&search=firmware&sort=title');
  await page.getByRole('link', { name: 'Engineer 45' }).scrollIntoViewIfNeeded();
  const place = await placeOf(page);

  await page.getByRole('link', { name: 'Engineer 45' }).click();
  await page.getByRole('heading', { level: 1, name: 'Engineer 45' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Engineer 45' }).waitFor();

  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('firmware');
  await expect.poll(() => page.getByRole('radio', { name: 'Active', exact: true }).isChecked()).toBe(true);
  await expect.poll(() => placeOf(page)).toBe(place);
  expect(place).toBeGreaterThan(0);
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await page.waitForURL('**/joblist?status=active&search=firmware&sort=title');
});

test('[JB-02] a position needs a title; a double click creates one, with the skills that were found in its text', async ({
  page,
}) => {
  await signUpNewUser(page);
  const posts = callsOf(page, 'POST', '/api/jobs');
  await page.goto('/joblist/new');
  const [title, create] = [page.getByLabel('Title'), page.getByRole('button', { name: 'Create Job' })];
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);

  await create.click();
  await page.getByText('Title is required.', { exact: true }).waitFor();
  expect(posts).toHaveLength(0);

  const sentence = 'You already hire for this title.';
  const refusal = aRefusalOf('invalid_input', 'The position was not saved.', { title: sentence });
  await page.route('**/api/jobs', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  await title.fill('Backend Engineer');
  await page.getByLabel('Description').fill('Must: Golang, k8s, PostgreSQL\nNice to have: Redis');
  await create.click();
  await page.getByText(sentence).waitFor();
  await expect.poll(() => title.getAttribute('aria-invalid')).toBe('true');

  const found = page.getByRole('group', { name: 'Found in the description' });
  await found.getByRole('button', { name: 'Add Kubernetes (k8s)' }).click();
  await expect.poll(() => found.getByRole('button', { name: /Redis/ }).count()).toBe(0);
  await found.getByRole('button', { name: 'Add all' }).click();
  await found.waitFor({ state: 'detached' });
  posts.length = 0;
  await create.dblclick();

  await page.getByRole('heading', { level: 1, name: 'Backend Engineer' }).waitFor();
  expect(posts).toHaveLength(1);
  const tags = page.getByRole('list', { name: 'Skill Tags' }).getByRole('listitem');
  await expect.poll(() => tags.allInnerTexts()).toEqual(['Kubernetes', 'Go', 'PostgreSQL']);
});

test('[JB-03] a position is loading, then shown as text and tags with its ways on; one that is not mine is not found', {
  tags: 'thorough',
}, async ({ page, openPage }) => {
  await signUpNewUser(page);
  const description = serialized('Runs the depot.', { company: 'Calder', skillTags: ['SAP', 'Excel'] });
  const { id } = await haveJob(page, 'Depot Lead', description);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/jobs/${id}`, async (route) => {
    await released;
    await route.continue();
  });

  await page.goto(`/joblist/${id}`);
  await page.getByLabel('Loading position').waitFor();
  release();

  await page.getByRole('heading', { level: 1, name: 'Depot Lead' }).waitFor();
  const main = page.getByRole('main');
  await expect.poll(() => main.getByText('Runs the depot.').innerText()).toBe('Runs the depot.');
  const tags = main.getByRole('list', { name: 'Skill Tags' }).getByRole('listitem');
  await expect.poll(() => tags.allInnerTexts()).toEqual(['SAP', 'Excel']);
  await expect.poll(() => main.innerText()).not.toMatch(/[{}]|jobDescription|metadata/);
  const ways = ['Edit', 'Back to Jobs', 'Select Resume to Match', 'Batch Match Multiple Resumes'];
  const hrefs = ways.map((name) => main.getByRole('link', { name }).getAttribute('href'));
  expect(await Promise.all(hrefs)).toEqual([
    `/joblist/edit/${id}`,
    '/joblist',
    `/jobs/${id}/resumes/select`,
    `/jobs/${id}/select_resumes_batch`,
  ]);

  const stranger = await openPage();
  await signUpNewUser(stranger);
  const other = await haveJob(stranger, 'Not yours');
  for (const path of ['', '/edit']) {
    await page.goto(`/joblist${path}/${other.id}`);
    await page.getByText('Job not found or you are not authorized.').waitFor();
  }
});

test('[JB-04] an edit keeps what it does not touch, needs a title, and says how it went', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUpNewUser(page);
  const metadata = { company: 'Calder', tagColor: '#FDE68A', dueDate: '2026-12-18', skillTags: ['SAP'] };
  const { id } = await haveJob(page, 'Depot Lead', serialized('Runs the depot.', metadata));
  const puts = callsOf(page, 'PUT', `/api/jobs/${id}`);
  await page.goto(`/joblist/${id}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  const [title, text] = [page.getByLabel('Title'), page.getByLabel('Description')];
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect.poll(() => text.inputValue()).toBe('Runs the depot.');

  await title.fill('');
  await save.click();
  await page.getByText('Title is required.').waitFor();
  expect(puts).toHaveLength(0);

  await page.route(`**/api/jobs/${id}`, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), {
    times: 1,
  });
  await title.fill('Depot Manager');
  await text.fill('Runs two depots.');
  await save.click();
  await page.getByRole('alert').getByText('Failed to update job. Please try again.').waitFor();
  await expect.poll(() => text.inputValue()).toBe('Runs two depots.');
  await save.dblclick();

  await page.getByRole('alertdialog', { name: 'Job updated successfully!' }).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('heading', { level: 1, name: 'Depot Manager' }).waitFor();
  expect(puts).toHaveLength(2);
  const stored = await storedJob(page, id);
  expect(stored.description).toContain('Runs two depots.');
  expect(metadataOf(stored)).toMatchObject(metadata);
});

test('[JB-06] a list that fails to load says so on the screen and in the log, and Retry brings it', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUpNewUser(page);
  await haveJob(page, 'Planner');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const reply = { status: 500, json: aRefusalOf('internal', 'The database is gone.') };
  await page.route('**/api/jobs?**', (route) => route.fulfill(reply), { times: 1 });

  await page.goto('/joblist');

  await page.getByText('Failed to load job positions').waitFor();
  await expect.poll(() => logged.join('\n')).toContain('Failed to load job positions');
  await page.getByRole('button', { name: 'Retry' }).click();
  await rowOf(page, 'Planner').waitFor();
});

test('[JB-02, JB-04] nothing that was written is lost by accident: leaving asks, and a reload or a session that has ended brings it back', {
  tags: 'thorough',
}, async ({ page }) => {
  const account = await signUpNewUser(page);
  await page.goto('/joblist');
  await page.getByRole('link', { name: 'New Job' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'New Job' }).waitFor();
  const [title, text] = [page.getByLabel('Title'), page.getByLabel('Description')];
  await title.fill('Depot Lead');
  await text.fill('Runs the depot.');

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard this position?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/joblist/new');

  const asked: string[] = [];
  page.once('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  await page.getByText('Unsaved changes restored.').waitFor();
  expect(asked).toEqual(['beforeunload']);
  await expect.poll(() => text.inputValue()).toBe('Runs the depot.');

  // Saving shall be the first call that is refused.
  const answerReads = await blockReads(page);
  await page.route('**/api/jobs/skills', (route) => route.abort());
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create Job' }).click();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await answerReads();
  await fillLogin(page, account);
  await page.getByText('Unsaved changes restored.').waitFor();
  await expect.poll(() => title.inputValue()).toBe('Depot Lead');
  await expect.poll(() => text.inputValue()).toBe('Runs the depot.');
  await page.getByRole('button', { name: 'Create Job' }).click();
  await page.getByRole('heading', { level: 1, name: 'Depot Lead' }).waitFor();

  await page.getByRole('link', { name: 'Edit' }).click();
  await title.fill('Depot Manager');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const changes = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await changes.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Depot Lead' }).waitFor();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect.poll(() => title.inputValue()).toBe('Depot Lead');
});

test('[JB-01, JB-03] a position is closed at once, from its row and on its page, and opens again with a message when the server refuses', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUpNewUser(page);
  const { id } = await haveJob(page, 'Depot Lead', 'Runs the depot.');
  await page.goto('/joblist');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const reply = { status: 503, json: aRefusalOf('unavailable', 'The server is being restarted.') };
  await page.route(`**/api/jobs/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await released;
    await route.fulfill(reply);
  });

  await chooseInRow(page, 'Depot Lead', 'Mark as inactive');
  await rowOf(page, 'Depot Lead').getByText('Inactive', { exact: true }).waitFor();
  release();
  const failure = page.getByRole('alertdialog', { name: 'Update Failed' });
  await failure.getByText(/An error occurred while updating the position status\./).waitFor();
  await failure.getByRole('button', { name: 'OK' }).click();
  await rowOf(page, 'Depot Lead').getByText('Active', { exact: true }).waitFor();
  await page.unroute(`**/api/jobs/${id}`);

  await page.getByRole('link', { name: 'Depot Lead' }).click();
  await page.getByRole('switch', { name: 'Active' }).click({ force: true });
  await page.getByText('Depot Lead is inactive').waitFor();
  await expect.poll(async () => (await storedJob(page, id)).is_active).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await storedJob(page, id)).is_active).toBe(true);
  await expect.poll(() => page.getByRole('switch', { name: 'Active' }).isChecked()).toBe(true);
});
