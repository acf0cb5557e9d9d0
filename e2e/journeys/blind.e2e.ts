import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { test } from '../browser/journey.ts';
import { demoAdmin, signIn } from '../steps/account.ts';
import { haveStock } from '../steps/matching.ts';
import { storedResumes } from '../steps/resumes.ts';

const FILES = ['brennan-nadia.docx', 'google-docs-skia-proxy-two-column.pdf'];

/** Every answer of the API from now on, as the browser got it. */
function listen(page: Page): () => string {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    void response.text().then(
      (text) => answers.push(`${response.url()} ${text}`),
      // The page went on before it was read: then nobody saw it.
      () => undefined,
    );
  });
  return () => answers.join('\n');
}

/** What of them somebody could read who looks for it. */
function told(text: string, personal: readonly string[]): string[] {
  return personal.filter((datum) => text.toLowerCase().includes(datum.toLowerCase()));
}

describe('blind mode', () => {
  test('nobody is named on any screen or in any answer, until one is revealed with a reason', {
    tags: 'thorough',
  }, async ({ page, openPage }) => {
    const { jobId, resumes } = await haveStock(page, FILES);
    const [nadia, jane] = resumes;
    for (const { id } of resumes) {
      await page.request.post(`/api/ai/resumes/${id}/analyze`);
      await page.request.post(`/api/ai/jobs/${jobId}/resumes/${id}/match`);
    }
    const personal = resumes.flatMap(({ candidate_name, email }) => [
      ...candidate_name.split(' '),
      email ?? '',
    ]);
    const data = personal.filter((datum) => datum.length > 2);
    expect(data).toContain('Brennan');
    await page.goto('/resumes');
    await page.getByRole('link', { name: 'Nadia Brennan' }).waitFor();

    await page.getByRole('button', { name: /profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Turn on blind mode' }).click();
    await page.getByRole('banner').getByText('Blind mode', { exact: true }).waitFor();
    const sign = (await storedResumes(page)).find(({ id }) => id === nadia?.id)?.candidate_name ?? '';
    await page.getByRole('link', { name: sign, exact: true }).waitFor();
    const answers = listen(page);

    const screens = [
      ['/resumes?sort=name', sign],
      [`/resumes/${nadia?.id}`, "Blind mode is on. This candidate's identity is hidden."],
      [`/resumes/${nadia?.id}/ai-score`, sign],
      [`/jobs/${jobId}/resumes/${nadia?.id}/match`, sign],
      [`/jobs/${jobId}/resumes/select`, sign],
      ['/new-dashboard', sign],
      ['/new-dashboard?tab=candidate-score', sign],
      [`/new-dashboard?tab=candidate-score&resume=${nadia?.id}`, sign],
      [
        `/new-dashboard?tab=resume-list&resume=${nadia?.id}`,
        "Blind mode is on. This candidate's identity is hidden.",
      ],
      [`/new-dashboard?tab=match-score&job=${jobId}`, sign],
      ['/userhome', sign],
    ] as const;
    for (const [path, words] of screens) {
      await page.goto(path);
      await page.getByText(words).first().waitFor();
      const shown = `${await page.title()} ${await page.locator('body').innerText()}`;
      expect({ path, told: told(shown, data) }).toEqual({ path, told: [] });
      expect({ path, files: await page.locator('a[download]').count() }).toEqual({ path, files: 0 });
    }
    await page.goto(`/jobs/${jobId}/select_resumes_batch`);
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
    await page.getByRole('button', { name: /^Match \d+/ }).click();
    await page.getByText('2 resumes: 2 scored').waitFor();
    expect(told(await page.locator('body').innerText(), data)).toEqual([]);
    expect(told(answers(), data)).toEqual([]);
    expect(answers()).toContain(sign);

    await page.goto(`/resumes/${nadia?.id}`);
    await page.getByRole('button', { name: 'Reveal' }).click();
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Reason/).fill('Interview scheduled');
    await dialog.getByRole('button', { name: 'Reveal' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nadia Brennan' }).waitFor();
    await page.goto('/resumes');
    await page.getByRole('link', { name: 'Nadia Brennan' }).waitFor();
    await expect.poll(() => page.getByText(jane?.candidate_name ?? '').count()).toBe(0);
    const log = await (await page.request.get('/api/blind/log')).json();
    expect(log).toMatchObject({
      entries: [{ event: 'reveal', reason: 'Interview scheduled', resume_id: nadia?.id }, { event: 'on' }],
    });

    const admin = await openPage();
    await signIn(admin, demoAdmin);
    const account = (await (await page.request.get('/api/auth/')).json()).email;
    await admin.goto(`/blind-log?${new URLSearchParams({ person: account })}`);
    const line = admin.getByRole('row', { name: /Revealed Nadia Brennan/ });
    await line.getByText('Reason: Interview scheduled').waitFor();
    await expect.poll(() => faultsLikeStories(admin)).toEqual([]);
  });
});

describe('the fairness report', () => {
  test('takes groups from a file, tells rates and too few, and forgets them', { tags: 'thorough' }, async ({
    page,
  }) => {
    const { jobId, resumes } = await haveStock(page, FILES);
    for (const { id } of resumes) await page.request.post(`/api/ai/jobs/${jobId}/resumes/${id}/match`);
    await page.goto('/fairness');
    await page.getByRole('heading', { name: 'No groups yet' }).waitFor();

    const rows = resumes.map(({ id }, index) => `${id},${index === 0 ? 'Female' : 'Male'}`);
    await page.getByLabel('Drop a CSV here or choose a file').setInputFiles({
      name: 'groups.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['resume_id,sex', ...rows, 'nobody,Male'].join('\n')),
    });

    await page.getByText('2 of 2 resumes').waitFor();
    await page.getByText('No group has at least 5 applications yet.').first().waitFor();
    await page.getByText('2 groups of fewer than 5 not shown (2 applications).').first().waitFor();
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'No groups yet' }).waitFor();
  });
});
