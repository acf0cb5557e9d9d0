// @module-tag thorough: a day in the dashboard records outcomes, and the tests of the BFF hold their rules.
import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { breakCalls, haveStock } from '../steps/matching.ts';

test('[AI-03, HM-03] how far a candidate came is recorded at the match, kept, and taken back when it can not be saved', async ({
  page,
}) => {
  const { jobId, resumes } = await haveStock(page, ['brennan-nadia.docx']);
  await page.goto(`/jobs/${jobId}/resumes/${resumes[0]?.id}/match`);
  const interviewed = page.getByRole('checkbox', { name: 'Interviewed' });
  const sent = page.getByRole('checkbox', { name: 'Offer sent' });
  await interviewed.waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Offer accepted' }).isDisabled()).toBe(true);

  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await interviewed.check({ force: true });
  await page.getByRole('checkbox', { name: /^Interviewed \w{3} \d+, \d{4}$/ }).waitFor();
  await saved;
  await page.reload();
  await expect.poll(() => interviewed.isChecked()).toBe(true);

  const repair = await breakCalls(page, '**/outcome');
  await sent.check({ force: true });
  await page.getByText('Failed to save this step. Please try again.').waitFor();
  await expect.poll(() => sent.isChecked()).toBe(false);
  await repair();
  const stats = await page.request.get('/api/dashboard/stats');
  expect(await stats.json()).toMatchObject({ interviewed: 1, offers_sent: 0 });
});
