import { aResume } from '@shortlist/api-contract/testing';
import type { Page } from 'playwright-core';

/** Lets the list of resumes be so many, in pages and searched by name, as the server would do it. */
export async function manyResumes(page: Page, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, index) =>
    aResume({ candidate_name: `Candidate ${index + 1}`, file_name: `resume-${index + 1}.pdf` }),
  );
  await page.route('**/api/resumes?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const name = searchParams.get('search')?.toLowerCase() ?? '';
    const found = all.filter((each) => each.candidate_name.toLowerCase().includes(name));
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit'));
    const next = end < found.length ? { link: `</api/resumes?cursor=${end}>; rel="next"` } : {};
    return route.fulfill({ json: { resumes: found.slice(start, end) }, headers: next });
  });
}
