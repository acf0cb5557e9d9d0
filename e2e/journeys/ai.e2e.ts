import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { manyResumes } from '../network/many-resumes.ts';
import { chooseFromMenu } from '../steps/account.ts';
import { fourResumes } from '../steps/hiring.ts';
import {
  breakCalls,
  cellsOf,
  demandingPosition,
  haveStock,
  holdRequests,
  isInSight,
  longMarksOf,
  matchEverything,
  reasonAfterTurning,
  textOf,
} from '../steps/matching.ts';

const nadia = 'brennan-nadia.docx';
const eight = Array.from({ length: 8 }, (_, index) => `${nadia} as copy-${index + 1}.docx`);
const waiting = 'Analyzing... This may take a few moments.';

test('[AI-01] an analysis stands on words of the resume, leads to them, and is made again', {
  tags: 'thorough',
}, async ({ page }) => {
  const { resumes } = await haveStock(page, [nadia]);
  const [resume] = resumes;
  if (!resume) throw new Error('The resume was refused.');
  const letGo = await holdRequests(page, '**/api/ai/resumes/*/analyze');

  await page.goto(`/resumes/${resume.id}/ai-score`);
  await page.getByText(waiting).waitFor();
  await letGo();

  const ring = page.getByRole('img', { name: /^Overall Score: \d+ of 100, (Excellent|Good|Average|Needs)/ });
  await ring.waitFor();
  for (const part of ['Experience', 'Skills', 'Format'])
    await page.getByRole('meter', { name: `${part}, out of 100` }).waitFor();
  for (const name of ['Strengths', 'Weaknesses', 'Suggestions', 'Positive indicators', 'Red flags'])
    await page.getByRole('region', { name, exact: true }).waitFor();
  await page.getByText(/Analyzed \w{3} \d+, \d{4}, \d+:\d\d\s[AP]M/).waitFor();
  await page.getByText(/Engine: local \d/).waitFor();
  const text = await textOf(page, resume.id);
  const quotes = page.getByRole('region', { name: /Strengths|Weaknesses|Red/ }).locator('mark');
  await expect.poll(() => quotes.count()).toBeGreaterThan(2);
  for (const quote of await quotes.allTextContents()) expect(text).toContain(quote);

  const finding = page.getByRole('region', { name: 'Strengths' }).getByRole('button').first();
  await finding.focus();
  await page.keyboard.press('Enter');
  const pane = page.getByRole('complementary', { name: 'Resume' });
  const tag = pane.getByRole('button', { name: 'Evidence 1', exact: true, pressed: true });
  await tag.waitFor();
  await expect.poll(() => isInSight(tag)).toBe(true);

  await pane.getByRole('radio', { name: 'Original' }).check({ force: true });
  await pane.frameLocator('iframe[sandbox=""]').getByText('Nadia Brennan').first().waitFor();

  const before = await ring.getAttribute('aria-label');
  const letGoAgain = await holdRequests(page, '**/api/ai/resumes/*/analyze');
  await page.getByRole('button', { name: 'Analyze Again' }).click();
  await page.getByText(waiting).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Strengths' }).count()).toBe(0);
  await letGoAgain();
  await ring.waitFor();
  await expect.poll(() => ring.getAttribute('aria-label')).toBe(before);
});

test('[AI-02] exactly one resume is chosen, found by the server, and still chosen on the way back', {
  tags: 'thorough',
}, async ({ page }) => {
  const { jobId } = await haveStock(page, fourResumes);
  const repair = await breakCalls(page, '**/api/resumes?*');
  await page.goto(`/jobs/${jobId}/resumes/select`);
  await page.getByText('Failed to load resumes').waitFor();
  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => page.getByRole('radio').count()).toBe(4);

  await page.getByRole('button', { name: 'Match Resume' }).click();
  await page.getByText('Please select a resume first.').waitFor();
  const search = page.getByRole('searchbox', { name: 'Search resumes' });
  await search.fill('leopard');
  await expect.poll(() => page.getByRole('radio').count()).toBe(1);
  await page.getByRole('radio', { name: 'Leo Leopard' }).check({ force: true });
  await page.getByRole('button', { name: 'Match Resume' }).click();
  await page.getByRole('heading', { level: 1, name: 'Leo Leopard' }).waitFor();

  await page.goBack();
  await page.getByText('1 resume selected').waitFor();
  await expect.poll(() => search.inputValue()).toBe('leopard');
  await expect.poll(() => page.getByRole('radio', { name: 'Leo Leopard' }).isChecked()).toBe(true);
});

test('[AI-03] [FR-04] a match answers each requirement with the words of the resume that decide, or says that it is silent', async ({
  page,
}) => {
  const { jobId, resumes } = await haveStock(page, [nadia], demandingPosition);
  const id = resumes[0]?.id ?? '';
  const letGo = await holdRequests(page, '**/api/ai/jobs/*/resumes/*/match');
  await page.goto(`/jobs/${jobId}/resumes/${id}/match`);
  await page.getByText('Loading match...').waitFor();
  await letGo();

  const rows = page.getByRole('table', { name: 'Requirements' }).getByRole('row');
  await rows.first().waitFor();
  await page.getByRole('region', { name: 'Matched skills' }).getByText('PostgreSQL').waitFor();
  await page.getByRole('region', { name: 'Missing skills' }).getByText('Haskell').waitFor();
  const text = await textOf(page, id);
  const verdicts = new Set<string>();
  for (const row of await page.locator('tr[data-requirement]').all()) {
    const verdict = (await row.locator('th [data-verdict]').textContent()) ?? '';
    verdicts.add(verdict);
    const quotes = await row.locator('mark').allTextContents();
    expect(quotes.length > 0).toBe(verdict !== 'Not mentioned');
    for (const quote of quotes) expect(text).toContain(quote);
  }
  expect(await longMarksOf(page)).toEqual([]);
  expect([...verdicts]).toEqual(expect.arrayContaining(['Met', 'Not mentioned']));
  const adds = await page.getByRole('table', { name: 'Score calculation' }).getByRole('row').allInnerTexts();
  const last = adds.slice(1, -1).map((row) => /(×\s*)?([\d.]+)$/.exec(row.trim()) ?? []);
  const sum = last.reduce((total, [, isFactor, part]) => total + (isFactor ? 0 : Number(part)), 0);
  const factor = last.reduce((product, [, isFactor, part]) => product * (isFactor ? Number(part) : 1), 1);
  const total = Number(/(\d+)%/.exec(adds.at(-1) ?? '')?.[1]);
  expect(Math.abs(sum * factor - total)).toBeLessThan(1);

  const evidence = page.getByRole('button', { name: /^1, show in the resume/ });
  await evidence.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Evidence 1', pressed: true }).waitFor();
  await page.keyboard.press('Escape');

  expect(await reasonAfterTurning(page, 'She said so on the phone.')).toBe('She said so on the phone.');

  const letGoAgain = await holdRequests(page, '**/api/ai/jobs/*/resumes/*/match');
  await page.getByRole('button', { name: 'Match Again' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('No match result found.').waitFor();
  await letGoAgain();
});

test('[AI-03] a match that fails says why, and an address without its resume what is missing', {
  tags: 'thorough',
}, async ({ page }) => {
  const { jobId, resumes } = await haveStock(page, [nadia]);
  const path = `/jobs/${jobId}/resumes/${resumes[0]?.id}/match`;
  const repair = await breakCalls(page, '**/api/ai/jobs/*/resumes/*/match');
  await page.goto(path);
  await page.getByRole('heading', { name: 'Error: Failed to fetch match result' }).waitFor();
  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('table', { name: 'Requirements' }).waitFor();

  await page.request.delete(`/api/resumes/${resumes[0]?.id}`);
  await page.reload();
  await page.getByRole('heading', { name: /^Error: Resume not found/ }).waitFor();

  await page.goto(`/jobs/${jobId}/resumes/match`);
  await page.getByText('Missing jobId or resumeId in URL').waitFor();
});

test('[AI-04, AI-05] a batch is ranked and compared, what fails says why in its place, and a spreadsheet opens it', async ({
  page,
}) => {
  const { jobId, resumes } = await haveStock(page, [...fourResumes, `${nadia} as gone.docx`]);
  const leopard = resumes.find(({ candidate_name: name }) => name === 'Leo Leopard');
  await page.request.put(`/api/resumes/${leopard?.id}`, { data: { file_name: '=1+1, "x".pdf' } });
  await page.goto(`/jobs/${jobId}/select_resumes_batch`);
  await page.getByRole('button', { name: 'Match Resumes' }).click();
  await page.getByText('Please select at least one resume.').waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  const gone = resumes.find(({ file_name: name }) => name === 'gone.docx');
  await page.request.delete(`/api/resumes/${gone?.id}`);

  await page.getByRole('button', { name: 'Match 5 resumes' }).click();
  await page.getByText('5 resumes: 4 scored, 1 failed.').waitFor();

  const rows = page.getByRole('table', { name: 'Ranking' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(6);
  const scores = (await rows.allInnerTexts()).slice(1, 5).map((row) => Number(/(\d+)%/.exec(row)?.[1]));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const failed = rows.filter({ hasText: 'Resume not found' });
  await expect.poll(() => failed.getByRole('button').count()).toBe(0);

  for (const box of (await page.getByRole('checkbox', { name: /^Compare/ }).all()).slice(0, 4)) {
    await box.check({ force: true });
  }
  await page.getByRole('button', { name: 'Compare 4' }).click();
  const panel = page.getByRole('complementary', { name: 'Compare' });
  await expect.poll(() => panel.getByRole('columnheader').count()).toBe(5);
  await panel.getByRole('img', { name: /^Scores side by side/ }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.startsWith('\uFEFFRank,Candidate,File,')).toBe(true);
  const cells = cellsOf(csv.slice(1));
  expect(new Set(cells.map((row) => row.length)).size).toBe(1);
  expect(cells.slice(1, 5).map((row) => Number(row[3] || NaN))).toEqual(scores);
  expect(cells.find((row) => row[1] === 'Leo Leopard')?.[2]).toBe(`'=1+1, "x".pdf`);
  expect(cells.at(-1)?.at(-1)).toMatch(/^Resume not found/);

  await page.goBack();
  await page.getByText('5 resumes selected').waitFor();
});

test('[AI-05] a batch is canceled, reloaded and left in the middle, and nothing is lost', {
  tags: 'thorough',
}, async ({ page }) => {
  const { jobId } = await haveStock(page, eight);
  const letGo = await holdRequests(page, '**/match_batch', 2);
  await matchEverything(page, jobId);
  await page.getByText('4 of 8').waitFor();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Canceled. 4 of 8 resumes scored.').waitFor();
  await letGo();
  await page.reload();
  await page.getByText('Canceled. 4 of 8 resumes scored.').waitFor();

  const letGoAgain = await holdRequests(page, '**/match_batch');
  await page.getByRole('button', { name: 'Match remaining' }).click();
  await page.getByText('Matching resumes').first().waitFor();
  await page.reload();
  await page.getByText('0 of 8').waitFor();
  await letGoAgain();
  await page.getByText('8 resumes: 8 scored.').waitFor();

  await page.getByRole('table', { name: 'Ranking' }).getByRole('link').first().click();
  await page.getByRole('table', { name: 'Requirements' }).waitFor();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goBack();
  await page.getByText('8 resumes: 8 scored.').waitFor();
  expect(calls.filter((url) => url.endsWith('match_batch'))).toEqual([]);
});

test('[AI-05] a batch without its resumes leads back, one that fails or is empty says so', {
  tags: 'thorough',
}, async ({ page }) => {
  const { jobId } = await haveStock(page, [nadia]);
  await page.goto(`/jobs/${jobId}/resumes/match_batch_results`);
  await page.getByText('Missing jobId or resumeIds').waitFor();
  await page.waitForURL('**/select_resumes_batch');

  const repair = await breakCalls(page, '**/match_batch');
  await matchEverything(page, jobId);
  await page.getByText('Failed to fetch batch match results').waitFor();
  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('1 resume: 1 scored.').waitFor();

  await page.route('**/match_batch', (route) => route.fulfill({ json: { results: [] } }));
  await matchEverything(page, jobId);
  await page.getByText('No batch match results found.').waitFor();
});

test('[AI-06] a match and a batch are in the match list at once', { tags: 'thorough' }, async ({ page }) => {
  const { jobId } = await haveStock(page, fourResumes.slice(0, 2));
  await page.goto('/userhome');
  await page.getByText('No matched jobs found.').waitFor();

  await page.getByRole('link', { name: 'Senior Backend Engineer' }).click();
  await page.getByRole('link', { name: 'Select Resume to Match' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Match Resume' }).click();
  await page.getByRole('table', { name: 'Requirements' }).waitFor();
  await chooseFromMenu(page, 'Ada', 'User Home');
  const history = page.getByRole('region', { name: 'Senior Backend Engineer' });
  await expect.poll(() => history.getByRole('listitem').count()).toBe(1);

  await page.getByRole('link', { name: 'Senior Backend Engineer' }).first().click();
  await page.getByRole('link', { name: 'Batch Match Multiple Resumes' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await page.getByRole('button', { name: 'Match 2 resumes' }).click();
  await page.getByText('2 resumes: 2 scored.').waitFor();
  await chooseFromMenu(page, 'Ada', 'User Home');
  await expect.poll(() => history.getByRole('listitem').count()).toBe(2);
  await expect.poll(() => page.url()).not.toContain(jobId);
});

test('[AI-04] of ten thousand resumes those in sight are drawn, and the server finds the others', {
  tags: 'thorough',
}, async ({ page }) => {
  const { jobId } = await haveStock(page, []);
  await manyResumes(page, 10_000);
  await page.goto(`/jobs/${jobId}/select_resumes_batch`);
  await page.getByText('100 resumes loaded').waitFor();

  for (const count of ['200', '300']) {
    await page.getByRole('navigation', { name: 'More resumes' }).scrollIntoViewIfNeeded();
    await page.getByText(new RegExp(`^(${count}|[3-9]00) resumes`)).waitFor();
  }
  await expect.poll(() => page.getByRole('checkbox').count()).toBeLessThan(90);

  await page.getByRole('searchbox', { name: 'Search resumes' }).fill('Candidate 9876');
  await page.getByText('1 resume', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Candidate 9876' }).check({ force: true });
  await page.getByText('1 resume selected').waitFor();
});
