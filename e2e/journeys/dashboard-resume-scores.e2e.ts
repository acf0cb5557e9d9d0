import { endpoints } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { fourResumes } from '../steps/hiring.ts';
import { callsOf, haveJob, serialized, signUpNewUser } from '../steps/jobs.ts';
import { haveStock, type MatchingFixture } from '../steps/matching.ts';
import { aPdf } from '../steps/resumes.ts';

const TAB = '/new-dashboard?tab=candidate-score';

/** Names as the table has them, from the top. */
const names = (page: Page) =>
  page.getByRole('table', { name: 'Resume scores' }).getByRole('rowheader').getByRole('link').allInnerTexts();
/** The files of the table, from the top. */
async function files(page: Page): Promise<(string | undefined)[]> {
  const heads = await page.getByRole('rowheader').allInnerTexts();
  return heads.map((head) =>
    head
      .split('\n')
      .at(-1)
      ?.replace(/, [\d.]+ [KM]?B$/, ''),
  );
}
const card = (page: Page, label: string) =>
  page
    .locator('section')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last();

/** Four resumes: one analyzed and matched, one matched with a position of another company, two untouched. */
async function haveScores(page: Page): Promise<MatchingFixture> {
  const stock = await haveStock(page, fourResumes);
  const [first, second] = stock.resumes;
  await page.request.post(`/api/ai/resumes/${first?.id}/analyze`);
  await page.request.post(`/api/ai/jobs/${stock.jobId}/resumes/${first?.id}/match`);
  const other = await haveJob(page, 'Warehouse Lead', serialized('Leads a depot.', { company: 'Calder' }));
  await page.request.post(`/api/ai/jobs/${other.id}/resumes/${second?.id}/match`);
  return stock;
}

/** Somebody whose resume says much the same, but for the links. */
function aPerson(name: string, links: readonly string[]) {
  return aPdf(`${name.split(' ')[1]?.toLowerCase()}.pdf`, [
    name,
    ...links,
    'Experience',
    'Data Analyst, Tidewater Freight, Jan 2019 - Mar 2024',
    'Cut the cost of reports by 40 % with SQL and COBOL.',
    'Skills',
    'SQL, COBOL',
  ]);
}

async function storedResume(page: Page, id = '') {
  return endpoints.resumes.get.response.parse(await (await page.request.get(`/api/resumes/${id}`)).json());
}

test('[CS-01] the figures and the table are those of the resumes, found, filtered and ordered by the server', {
  tags: 'thorough',
}, async ({ page }) => {
  const { resumes, jobId } = await haveScores(page);
  const [first, second, third] = await Promise.all(resumes.map(({ id }) => storedResume(page, id)));
  const score = Math.round((first?.analysis?.score_overall ?? 0) * 100);
  const people = new Set(resumes.map(({ email, id }) => email?.toLowerCase() ?? id));
  await page.goto(TAB);
  const row = page.getByRole('row').filter({ hasText: first?.file_name ?? '' });
  await row.waitFor();

  await expect.poll(() => card(page, 'Total Resumes').innerText()).toMatch(/4\s+1 scored, 3 not scored/);
  await expect.poll(() => card(page, 'Avg Score').innerText()).toMatch(new RegExp(`${score}\\s+Out of 100`));
  await expect.poll(() => card(page, 'Top Match').innerText()).toContain('%');
  await expect
    .poll(() => card(page, 'Candidates').innerText())
    .toMatch(new RegExp(`^Candidates\\s+${people.size}\\s`));
  await expect.poll(() => row.innerText()).toMatch(/(Excellent|Good|Average|Needs Review)/);

  await page.getByRole('button', { name: /Newest first/ }).click();
  await page.getByRole('option').first().waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBe(8);
  const answer = page.waitForResponse(
    (reply) => new URL(reply.url()).searchParams.get('sort') === 'name_desc',
  );
  await page.getByRole('option', { name: 'Name Z-A' }).click();
  const found = endpoints.resumes.list.response.parse(await (await answer).json());
  const fromZ = found.resumes.map(({ file_name }) => file_name);
  expect(fromZ).toHaveLength(4);
  await expect.poll(() => files(page)).toEqual(fromZ);
  await page.getByRole('button', { name: 'Resume Name' }).click();
  await expect.poll(() => files(page)).toEqual(fromZ.toReversed());

  await page.getByRole('searchbox', { name: 'Search resumes' }).fill(third?.file_name ?? '');
  await expect.poll(() => files(page)).toEqual([third?.file_name]);
  await page.getByRole('searchbox', { name: 'Search resumes' }).fill('zzz-nobody');
  await page.getByText('No resumes found', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();

  await page.getByRole('combobox', { name: 'Position' }).fill('senior');
  await page.getByRole('option', { name: /Senior Backend Engineer/ }).click();
  await expect.poll(() => files(page)).toEqual([first?.file_name]);
  await expect.poll(() => new URL(page.url()).searchParams.get('position')).toBe(jobId);
  await page.reload();
  await expect.poll(() => files(page)).toEqual([first?.file_name]);
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await page.getByRole('combobox', { name: 'Company' }).fill('cald');
  await page.getByRole('option', { name: /Calder/ }).click();
  await expect.poll(() => files(page)).toEqual([second?.file_name]);
  await page.getByRole('button', { name: /All Date/ }).click();
  await page.getByRole('option', { name: 'Today' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('date')).toBe('today');
  await expect.poll(() => files(page)).toEqual([second?.file_name]);
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
});

test('[CS-01] what is not scored is analyzed in its place, a resume is downloaded, and deleted once it is confirmed', async ({
  page,
}) => {
  await signUpNewUser(page);
  await page.goto(TAB);
  await page.getByText('No resumes found', { exact: true }).waitFor();
  await page.getByText('Not scored yet').waitFor();
  const files = new FormData();
  const { name, buffer } = aPdf('hopper.pdf', ['Grace Hopper', 'Skills', 'COBOL, SQL']);
  files.append('files', new File([new Uint8Array(buffer)], name));
  const reply = await page.request.post('/api/resumes', { multipart: files });
  const [hopper] = endpoints.resumes.upload.response.parse(await reply.json()).resumes;
  await page.reload();
  await page.getByRole('row', { name: /hopper\.pdf/ }).waitFor();

  await page.getByRole('button', { name: 'Analyze Grace Hopper' }).click();
  await page.getByRole('meter', { name: 'Analysis score for Grace Hopper' }).waitFor();
  await expect.poll(() => card(page, 'Total Resumes').innerText()).toMatch(/1 scored, 0 not scored/);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download hopper.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('hopper.pdf');

  const deletions = callsOf(page, 'DELETE', `/api/resumes/${hopper?.id}`);
  await page.getByRole('button', { name: 'Delete Grace Hopper' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this resume?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => names(page)).toEqual(['Grace Hopper']);
  await page.getByRole('button', { name: 'Delete Grace Hopper' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No resumes found', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => deletions.length).toBe(1);
});

test('[CS-02] a resume opens with its own scores, skills, strengths, recommendation and links, and Back leads to the list', {
  tags: 'thorough',
}, async ({ page, openPage }) => {
  const account = await signUpNewUser(page);
  const job = await haveJob(page, 'Data Analyst', 'Must: SQL and COBOL.\nNice to have: Tableau');
  const files = new FormData();
  for (const { name, buffer } of [
    aPerson('Grace Hopper', ['linkedin.com/in/grace-hopper', 'https://github.com/hopper']),
    aPerson('Ada Byron', []),
  ]) {
    files.append('files', new File([new Uint8Array(buffer)], name));
  }
  const reply = await page.request.post('/api/resumes', { multipart: files });
  const { resumes } = endpoints.resumes.upload.response.parse(await reply.json());
  for (const { id } of resumes) {
    await page.request.post(`/api/ai/resumes/${id}/analyze`);
    await page.request.post(`/api/ai/jobs/${job.id}/resumes/${id}/match`);
  }
  const latest = await page.request.get(`/api/ai/resumes/${resumes[0]?.id}/analysis`);
  const { analysis } = endpoints.analysis.latest.response.parse(await latest.json());

  await page.goto(`${TAB}&sort=name_desc`);
  await page.getByRole('link', { name: 'View Grace Hopper' }).click();
  await page.getByRole('heading', { level: 1, name: 'Grace Hopper' }).waitFor();
  const score = Math.round((analysis?.score_overall ?? 0) * 100);
  await page.getByRole('img', { name: new RegExp(`^Analysis score: ${score} of 100`) }).waitFor();
  await page
    .getByText(/(Interview|Clarify before interviewing|Weak match|Get more information) for Data Analyst/)
    .waitFor();
  for (const title of ['Skills', 'Strengths', 'Recommendation', 'Matched Positions', 'More Applicants']) {
    await page.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) }).waitFor();
  }
  for (const strength of analysis?.strengths ?? []) await page.getByText(strength, { exact: true }).waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Linkedin' }).click();
  const profile = page.getByRole('link', { name: 'linkedin.com/in/grace-hopper' });
  await expect.poll(() => profile.getAttribute('href')).toBe('https://linkedin.com/in/grace-hopper');
  await page.getByRole('tab', { name: 'Github' }).click();
  await page.getByRole('link', { name: 'https://github.com/hopper' }).waitFor();

  await page.getByRole('link', { name: 'Ada Byron' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ada Byron' }).waitFor();
  await page.getByRole('tab', { name: 'Github' }).click();
  await page.getByText('No Github link in this resume').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Ada Byron' }).waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Grace Hopper', 'Ada Byron']);
  await page.goto(`${TAB}&resume=0190a000-0000-7000-8000-00000000ffff`);
  await page.getByRole('heading', { level: 1, name: 'Resume Score' }).waitFor();

  const narrow = await openPage({ viewport: phone, hasTouch: true, colorScheme: 'dark' });
  await narrow.request.post('/api/auth/login', { data: account });
  await narrow.goto(TAB);
  await narrow.getByRole('link', { name: 'Grace Hopper', exact: true }).tap();
  await narrow.getByRole('heading', { level: 1, name: 'Grace Hopper' }).waitFor();
  await narrow.getByRole('heading', { level: 2, name: /^Strengths/ }).waitFor();
  await expect.poll(() => faultsLikeStories(narrow)).toEqual([]);
});
