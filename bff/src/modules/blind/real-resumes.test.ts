import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type Resume } from '@shortlist/api-contract';
import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { afterAll, expect, test } from 'vitest';
import { sampleOf } from '../../../../tooling/test/depth.ts';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { UNLIMITED } from '../../../test/support/unlimited.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/resumes');
const FIXTURES = readdirSync(FOLDER).filter((name) => /\.(pdf|docx|doc)$/.test(name));

const server = await startTestServer({ limits: UNLIMITED, engine: createLocalAnalyzer() });
afterAll(() => server.close());

test.each(sampleOf(FIXTURES, 4))(
  '%s: read, analyzed and matched blind, no answer holds who it is',
  async (name) => {
    const ada = await server.given.user();
    const as = server.as(ada);
    const job = await server.given.job({
      owner: ada,
      title: 'Software Engineer',
      description:
        'Requirements\n- Python\n- Five years or more of software\n- Led a team\n- Degree in computing',
    });
    const upload = read(endpoints.resumes.upload.response, await as.upload(join(FOLDER, name)));
    const resume = upload.resumes[0] as Resume;
    await as.put('/api/blind', { on: true });

    const calls = [
      `/api/resumes?sort=name`,
      `/api/resumes/${resume.id}`,
      `/api/resumes/${resume.id}/document`,
      `/api/job-resume-scores/user/jobs-with-matches`,
      `/api/dashboard/top-applicants`,
      `/api/dashboard/urgent-message`,
    ];
    const made = [
      await as.post(`/api/ai/resumes/${resume.id}/analyze`),
      await as.post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`),
    ];
    const replies = [...made, ...(await Promise.all(calls.map((path) => as.get(path))))];

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const said = replies.map(({ text }) => text).join('\n');
    expect(personalOf(resume).filter((datum) => isSaid(datum, said))).toEqual([]);
    expect(said).toContain('█');
  },
  120_000,
);

/** As words of their own: "Lin" is not in "Linear". */
function isSaid(datum: string, said: string): boolean {
  return new RegExp(`(?<!\\p{L})${datum.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(said);
}

/** Name, address, number and links as the engine found them. */
function personalOf({ candidate_name, email, phone, links }: Resume): string[] {
  const words = candidate_name.split(/\s+/).filter((word) => word.length > 2);
  return [candidate_name, ...words, email, phone, ...links].filter(
    (datum) => datum !== null && datum.length > 2,
  ) as string[];
}
