import { endpoints } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';

const TWIN = 'the-same-again.pdf';
const REASON = 'Interview scheduled for Tuesday';

async function resumesOf({ request }: Page) {
  return endpoints.resumes.list.response.parse(await (await request.get('/api/resumes')).json()).resumes;
}

/**
 * What the demo data has none of, for the screens about it: declared groups, invented by turns, and a candidate who
 * was revealed in blind mode. Done once.
 */
export async function addExtras(recruiter: Page): Promise<void> {
  const { request } = recruiter;
  const { entries } = endpoints.blind.log.response.parse(await (await request.get('/api/blind/log')).json());
  if (entries.length > 0) return;
  const resumes = await resumesOf(recruiter);
  const rows = resumes.map(({ id }, index) => `${id},${index % 2 === 0 ? 'Female' : 'Male'}`);
  await request.put('/api/fairness/groups', { data: { csv: ['resume_id,sex', ...rows].join('\n') } });
  await request.put('/api/blind', { data: { on: true } });
  await request.post(`/api/resumes/${resumes[0]?.id}/reveal`, { data: { reason: REASON } });
  await request.put('/api/blind', { data: { on: false } });
}

/** Uploads a resume of the demo once more under another name, and shows that it may be the same person. */
export async function uploadTwin(page: Page): Promise<void> {
  const first = (await resumesOf(page)).find(({ file_name }) => file_name.endsWith('.pdf'));
  const file = await page.request.get(`/api/resumes/${first?.id}/file`);
  const form = new FormData();
  form.append('files', new File([new Uint8Array(await file.body())], TWIN));
  await page.request.post('/api/resumes', { multipart: form });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Merge', exact: true }).first().waitFor();
}

/** Deletes it again: the pictures that follow are of the demo as it is. */
export async function removeTwin(page: Page): Promise<void> {
  const twins = (await resumesOf(page)).filter(({ file_name }) => file_name === TWIN);
  for (const { id } of twins) await page.request.delete(`/api/resumes/${id}`);
}
