// @module-tag thorough: the tests of the BFF merge and unmerge, and stories show it.
import { expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { test } from '../browser/journey.ts';
import { haveStock } from '../steps/matching.ts';
import { storedResumes } from '../steps/resumes.ts';
import { petra, uploadWritten } from '../steps/written-resume.ts';

test('[RS-01] one person who is uploaded twice is suggested, merged, and unmerged', async ({ page }) => {
  await haveStock(page, []);
  const earlier = await uploadWritten(page, { ...petra, fileName: 'petra-2024.pdf', headline: 'Developer' });
  const newest = await uploadWritten(page, petra);

  await page.goto(`/resumes/${newest.id}`);
  await page.getByText('Another resume may belong to the same person.').waitFor();
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByText('Same email', { exact: false }).first().waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);

  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText('No possible duplicates').waitFor();
  expect((await storedResumes(page)).map(({ id }) => id)).toEqual([newest.id]);

  await page.goto(`/new-dashboard?tab=resume-list&resume=${newest.id}`);
  await page.getByRole('link', { name: 'petra-2024.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Undo Merge' }).click();
  await page.getByText('Another resume may belong to the same person.').waitFor();
  expect((await storedResumes(page)).map(({ id }) => id).toSorted()).toEqual(
    [earlier.id, newest.id].toSorted(),
  );
});
