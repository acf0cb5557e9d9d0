import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { aNewAccount, chooseFromMenu, profileButton, signUp } from '../steps/account.ts';
import { backendPosition, matchAll, postPosition, resumeTexts, uploadResumes } from '../steps/hiring.ts';

test('[AU-02, JB-02, RS-02, AI-01, AI-05, OD-03, SH-05, AU-06] a recruiter goes from an empty account to a ranking with evidence', async ({
  page,
}) => {
  const ada = aNewAccount('Ada');

  await signUp(page, ada);
  await page.getByText('No matched jobs found.').waitFor();

  const jobId = await postPosition(page);
  await page.getByText('Kubernetes and Docker in production').first().waitFor();

  await uploadResumes(page);
  const files = page.getByRole('list', { name: 'Files' });
  await expect.poll(() => files.getByText('Jane Smith').count()).toBe(2);
  await expect.poll(() => files.getByText('Leo Leopard').count()).toBe(1);
  await expect.poll(() => files.getByText('Nadia Brennan').count()).toBe(1);

  await page.getByRole('link', { name: 'Analyze brennan-nadia.docx' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nadia Brennan' }).waitFor();
  await page.getByText(/Analyzed/).waitFor();
  const quote = page.getByText('cut the slowest query from 9 seconds to 300 ms');
  await quote.first().waitFor();

  await matchAll(page, jobId);
  const rows = page.getByRole('table', { name: 'Ranking' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(5);
  await expect.poll(() => rows.nth(4).textContent()).toContain('Leo Leopard');

  await page.goto('/userhome');
  const history = page.getByRole('region', { name: backendPosition.title });
  await history.waitFor();
  await history.getByRole('button', { name: 'Show all (4)' }).click();
  await expect.poll(() => history.getByRole('listitem').count()).toBe(4);
  const matched = await history.getByRole('listitem').allInnerTexts();
  const scores = matched.flatMap((text) => {
    const score = /\b[01]\.\d\d\b(?=\s*(Strong match|Possible|Weak))/.exec(text)?.[0];
    return score === undefined ? [] : [Number(score)];
  });
  expect(scores).toHaveLength(3);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  await expect.poll(() => history.locator('mark').count()).toBe(scores.length);
  const quotes = await history.locator('mark').allInnerTexts();
  const texts = await resumeTexts(page);
  for (const quote of quotes) expect(texts).toContain(quote);
  expect(matched.at(-1)).toContain('Leo Leopard');

  await history.getByRole('link', { name: 'Nadia Brennan' }).click();
  await page.waitForURL(`**/jobs/${jobId}/resumes/*/match`);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Nadia Brennan').first().waitFor();
  await profileButton(page, 'Ada').waitFor();

  await chooseFromMenu(page, 'Ada', 'Log Out');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect((await page.request.get('/api/auth/')).status()).toBe(401);
});
