// @module-tag thorough: the tests of the BFF hold what an erasure takes along, and stories show it.
import { readFile } from 'node:fs/promises';
import { endpoints } from '@shortlist/api-contract';
import { expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { test } from '../browser/journey.ts';
import { haveStock } from '../steps/matching.ts';

const REASON = 'Led two launches that the resume only names.';

test('[AI-06] a judgment stands beside the score, the history shows both, and an erased candidate is gone everywhere', async ({
  page,
}) => {
  const { jobId, resumes } = await haveStock(page, ['brennan-nadia.docx']);
  const id = resumes[0]?.id ?? '';
  const name = resumes[0]?.candidate_name ?? '';
  await page.goto(`/jobs/${jobId}/resumes/${id}/match`);
  await page.getByText('Not assessed yet').waitFor();

  await page.getByRole('button', { name: 'Add Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your Assessment' });
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
  await dialog.getByRole('radio', { name: 'Strong fit' }).click({ force: true });
  await dialog.getByRole('textbox', { name: 'Your Score (optional)' }).fill('90');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Strong fit, 90%').waitFor();
  await page.getByText(REASON).waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);

  await page.getByRole('button', { name: 'Score History' }).click();
  const history = page.getByRole('dialog', { name: 'Score History' });
  await history.getByText("'s assessment: Strong fit, 90%").waitFor();
  await history.getByText('First score').waitFor();
  const saving = page.waitForEvent('download');
  await history.getByRole('button', { name: 'Export CSV' }).click();
  const table = await readFile(await (await saving).path(), 'utf8');
  expect(table).toContain(REASON);
  await page.keyboard.press('Escape');

  await page.goto(`/resumes/${id}`);
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const archive = await exporting;
  expect(archive.suggestedFilename()).toBe(`candidate-${id}.zip`);
  const bytes = await readFile(await archive.path());
  expect(bytes.includes('candidate.json')).toBe(true);
  expect(bytes.includes(REASON)).toBe(true);

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: `Erase ${name}?` });
  await asked.getByText('1 assessment').waitFor();
  await asked.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.waitForURL('**/resumes');
  await page.getByText('No resumes uploaded yet.').waitFor();

  for (const path of [`/api/resumes/${id}`, `/api/resumes/${id}/file`, `/api/candidates/${id}/holdings`]) {
    expect((await page.request.get(path)).status()).toBe(404);
  }
  const log = await (await page.request.get('/api/scores/log')).text();
  const { entries } = endpoints.scores.log.response.parse(JSON.parse(log));
  expect(entries.map(({ kind, resume_id }) => [kind, resume_id])).toEqual([
    ['override', null],
    ['match', null],
  ]);
  expect(log).not.toContain(REASON);
  await page.goto('/resumes/retention');
  await page.getByText('Erased by you').waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
});
