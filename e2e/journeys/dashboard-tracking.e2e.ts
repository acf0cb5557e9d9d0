import { dashboard, JOB_STAGES, type KanbanCard } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, faultsLikeStories } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { itemNamed, lifted, listNamed, namesIn, said, waitUntilSaid } from '../design-system/moving.ts';
import { drag, Finger, pointIn } from '../design-system/pointers.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';
import { aRefusalOf, haveJob, serialized, signUpNewUser, storedJob } from '../steps/jobs.ts';
import { haveStock } from '../steps/matching.ts';

const failure = { status: 503, json: aRefusalOf('unavailable', 'The server is being restarted.') };

async function openBoard(page: Page, query = ''): Promise<void> {
  await page.goto(`/new-dashboard?tab=position-tracking${query}`);
  await page.getByRole('heading', { level: 1, name: 'Tracking' }).waitFor();
}

async function stageOf(page: Page, id: string): Promise<string> {
  const { stage, is_stage_automatic: isAutomatic } = await storedJob(page, id);
  return isAutomatic ? `${stage}, by age` : stage;
}

/** Chooses what the menu of a card offers besides the columns. */
async function chooseOnCard(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('[TR-01] a card is moved by mouse, keyboard and menu, keeps its column over a reload, and goes back to automatic', async ({
  page,
}) => {
  await signUpNewUser(page);
  const { id } = await haveJob(page, 'Data Analyst');
  await haveJob(page, 'Depot Lead');
  await openBoard(page);
  await itemNamed(page, 'Data Analyst').waitFor();
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(['Draft', 'Published', 'Interviewed', 'Offered', 'Completed']);
  await expect.poll(() => accessibilityFaults(page)).toEqual([]);

  await drag(page, itemNamed(page, 'Data Analyst'), await pointIn(page.getByText('No published positions')));
  await expect.poll(() => stageOf(page, id)).toBe('published');
  await page.reload();
  await listNamed(page, 'Published').getByRole('row', { name: 'Data Analyst' }).waitFor();
  await itemNamed(page, 'Data Analyst').getByLabel('Moved manually').waitFor();

  await itemNamed(page, 'Data Analyst').focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => stageOf(page, id)).toBe('interviewed');

  await itemNamed(page, 'Data Analyst').focus();
  for (const key of ['m', '5']) await page.keyboard.press(key);
  await expect.poll(() => stageOf(page, id)).toBe('completed');
  await page.getByText('Data Analyst moved to Completed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => stageOf(page, id)).toBe('interviewed');
  await listNamed(page, 'Interviewed').getByRole('row', { name: 'Data Analyst' }).waitFor();

  await chooseOnCard(page, 'Data Analyst', 'Back to automatic');
  await expect.poll(() => stageOf(page, id)).toBe('draft, by age');
  await expect.poll(() => namesIn(page, 'Draft')).toEqual(['Depot Lead', 'Data Analyst']);
});

test('[TR-01] a finger carries a card on a phone, and the page is no wider than it', {
  tags: 'thorough',
}, async ({ openPage }) => {
  const page = await openPage({ viewport: phone, hasTouch: true, isMobile: true });
  await signUpNewUser(page);
  const { id } = await haveJob(page, 'Data Analyst');
  await openBoard(page);
  await itemNamed(page, 'Data Analyst').waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);

  const finger = await Finger.on(page);
  await finger.press(await pointIn(itemNamed(page, 'Data Analyst')));
  await lifted(page).waitFor();
  await finger.moveTo({ x: phone.width - 30, y: 500 });
  await waitUntilSaid(page, 'Published');
  await finger.lift();

  // The board scrolls on under the finger: on a busy machine it is let go a column later.
  await waitUntilSaid(page, 'Data Analyst moved to ');
  const [, column = ''] = /moved to (\w+)/.exec(await said(page)) ?? [];
  expect(['Published', 'Interviewed', 'Offered', 'Completed']).toContain(column);
  await expect.poll(() => stageOf(page, id)).toBe(column.toLowerCase());
});

test('[TR-01] a move that is refused goes back to its column and says so', { tags: 'thorough' }, async ({
  page,
}) => {
  await signUpNewUser(page);
  const { id } = await haveJob(page, 'Data Analyst');
  await openBoard(page);
  await itemNamed(page, 'Data Analyst').waitFor();
  const gate = Promise.withResolvers<void>();
  await page.route(`**/api/jobs/${id}/stage`, async (route) => {
    await gate.promise;
    await route.fulfill(failure);
  });

  await itemNamed(page, 'Data Analyst').focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await listNamed(page, 'Published').getByRole('row', { name: 'Data Analyst' }).waitFor();
  gate.resolve();

  await page
    .getByRole('alert')
    .getByText('Data Analyst returned to Draft. Failed to save the move. Try again.')
    .waitFor();
  await listNamed(page, 'Draft').getByRole('row', { name: 'Data Analyst' }).waitFor();
  await expect.poll(() => stageOf(page, id)).toBe('draft, by age');
});

/** The column that an age leads to. */
function columnByAge(timeAgo: string): string {
  const days = timeAgo === 'Today' ? 0 : timeAgo === 'Yesterday' ? 1 : Number.parseInt(timeAgo, 10);
  if (days <= 3) return 'draft';
  if (days <= 7) return 'published';
  return days <= 14 ? 'interviewed' : 'offered';
}

test('[TR-02] what nobody moved stands where its age puts it, with its age, and colors that cycle', {
  tags: 'thorough',
}, async ({ page }) => {
  await signIn(page, demoRecruiter);
  await openBoard(page);
  await page.getByRole('row').first().waitFor();
  const reply = await page.request.get('/api/dashboard/kanban');
  const { kanban } = dashboard.kanban.response.parse(await reply.json());

  const automatic = JOB_STAGES.flatMap((stage) =>
    (kanban[stage]?.cards ?? [])
      .filter(isAutomatic)
      .map((card) => [card.title, stage, card.timeAgo] as const),
  );
  expect(automatic.map(([title, stage]) => [title, stage])).toEqual(
    automatic.map(([title, , timeAgo]) => [title, columnByAge(timeAgo)]),
  );
  expect(new Set(automatic.map(([, stage]) => stage)).size).toBeGreaterThan(2);
  expect(automatic.map(([, stage]) => stage)).not.toContain('completed');
  for (const [title, , timeAgo] of automatic) {
    expect(timeAgo).toMatch(/^(Today|Yesterday|\d+ days ago)$/);
    await expect.poll(() => itemNamed(page, title).textContent()).toContain(timeAgo);
  }
  for (const stage of JOB_STAGES) {
    const cycle = ['yellow', 'green', 'blue'];
    const colors = kanban[stage]?.cards.map(({ color }) => color) ?? [];
    expect(colors).toEqual(colors.map((_, index) => cycle[index % 3]));
  }
});

const isAutomatic = ({ isStageAutomatic }: KanbanCard) => isStageAutomatic;

test('[TR-03] Add Position adds a card, and the filters filter, with the counts, and stay in the address', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUpNewUser(page);
  await openBoard(page);
  await page.getByRole('button', { name: 'Add Position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Position' });
  await dialog.getByRole('button', { name: 'Add Position' }).click();
  await dialog.getByText('Title is required.').waitFor();
  await dialog.getByLabel('Title').fill('Depot Lead');
  await dialog.getByLabel('Company').fill('Calder Robotics');
  await dialog.getByRole('button', { name: 'Add Position' }).click();
  await listNamed(page, 'Draft').getByRole('row', { name: 'Depot Lead' }).waitFor();
  await expect.poll(() => itemNamed(page, 'Depot Lead').textContent()).toContain('Today');
  await haveJob(page, 'Ward Nurse', serialized('Nights.', { company: 'Brightwater' }));
  const { id } = await haveJob(page, 'Planner', serialized('Plans.', { company: 'Calder Robotics' }));
  await page.request.put(`/api/jobs/${id}/stage`, { data: { stage: 'offered' } });
  await page.reload();
  await itemNamed(page, 'Planner').waitFor();

  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Calder Robotics' }).click();
  await itemNamed(page, 'Ward Nurse').waitFor({ state: 'detached' });
  await expect.poll(() => namesIn(page, 'Draft')).toEqual(['Depot Lead']);
  await expect.poll(() => namesIn(page, 'Offered')).toEqual(['Planner']);
  await page.getByRole('button', { name: /Date/ }).click();
  await page.getByRole('option', { name: 'This Week' }).click();
  await page.waitForURL(/date=week/);

  await page.reload();
  await itemNamed(page, 'Planner').waitFor();
  await expect.poll(() => itemNamed(page, 'Ward Nurse').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Position' }).fill('depot');
  await page.getByRole('option', { name: 'Depot Lead' }).click();
  await itemNamed(page, 'Planner').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('row').count()).toBe(1);

  await openBoard(page, '&position=astronaut');
  await page.getByText('No matching positions').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await itemNamed(page, 'Ward Nurse').waitFor();
});

test('[TR-01, HM-03] outcomes recorded from a card are told on it and counted on the home tab', {
  tags: 'thorough',
}, async ({ page }) => {
  const { jobId, resumes } = await haveStock(page, ['brennan-nadia.docx']);
  await page.request.post(`/api/ai/jobs/${jobId}/resumes/${resumes[0]?.id}/match`);
  const { title } = await storedJob(page, jobId);
  await openBoard(page);
  await itemNamed(page, title).waitFor();

  await chooseOnCard(page, title, 'Record Outcomes');
  const dialog = page.getByRole('dialog', { name: `Outcomes for ${title}` });
  const interviewed = dialog.getByRole('checkbox', { name: /^Interviewed/ });
  await interviewed.check({ force: true });
  await dialog.getByRole('checkbox', { name: /^Offer sent/ }).check({ force: true });
  await expect
    .poll(async () => (await page.request.get('/api/dashboard/stats')).json())
    .toMatchObject({ interviewed: 1, offers_sent: 1 });
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);

  await page.route('**/outcome', (route) => route.fulfill(failure));
  await interviewed.uncheck({ force: true });
  await page.getByText('Failed to save this step.').waitFor();
  await expect.poll(() => interviewed.isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await itemNamed(page, title).getByText('1 interviewed, 1 offer sent').waitFor();
});
