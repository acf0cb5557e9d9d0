import { join } from 'node:path';
import { endpoints } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';

const fixtures = join(import.meta.dirname, '../fixtures');

/** Three PDFs of different programs and layouts, and one Word file. */
export const fourResumes = [
  'google-docs-skia-proxy-two-column.pdf',
  'deedy-resume-openfonts.pdf',
  'openresume-laverne-word-quartz.pdf',
  'brennan-nadia.docx',
];

export const backendPosition = {
  title: 'Senior Backend Engineer',
  description: [
    'Requirements:',
    '- 5+ years of experience in backend development',
    '- TypeScript and PostgreSQL',
    '- Kubernetes and Docker in production',
    '- Bachelor degree in Computer Science',
    'Nice to have:',
    '- Redis',
    '- Experience mentoring engineers',
  ].join('\n'),
};

/** Posts a position by the form. Returns its id, from the address of the page that opens. */
export async function postPosition(page: Page, { title, description } = backendPosition): Promise<string> {
  await page.goto('/joblist');
  await page.getByRole('link', { name: 'New Job' }).first().click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  await page.getByRole('button', { name: 'Create Job' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const [, id = ''] = /\/joblist\/([0-9a-f-]{36})$/.exec(page.url()) ?? [];
  return id;
}

/** Chooses files in the upload page, sends them, and waits until all have arrived. */
export async function uploadResumes(page: Page, names = fourResumes): Promise<void> {
  await page.goto('/resumes/new');
  const files = names.map((name) => join(fixtures, name));
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: `Upload ${names.length} resumes` }).click();
  await page.getByText(`${names.length} resumes uploaded.`).waitFor();
}

/** Matches every stored resume against a position and waits for the whole ranking. */
export async function matchAll(page: Page, jobId: string, count = fourResumes.length): Promise<void> {
  await page.goto(`/joblist/${jobId}`);
  await page.getByRole('link', { name: 'Batch Match Multiple Resumes' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await page.getByRole('button', { name: `Match ${count} resumes` }).click();
  await page.getByText(`${count} resumes: ${count} scored.`).waitFor();
}

/** Everything that was read from the stored resumes, as one text. */
export async function resumeTexts(page: Page): Promise<string> {
  const list = await page.request.get('/api/resumes');
  const { resumes } = endpoints.resumes.list.response.parse(await list.json());
  const documents = await Promise.all(
    resumes.map(({ id }) => page.request.get(`/api/resumes/${id}/document`)),
  );
  const texts = await Promise.all(
    documents.map(async (reply) => endpoints.resumes.document.response.parse(await reply.json()).text),
  );
  return texts.join('\n');
}
