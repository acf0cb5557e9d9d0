import {
  analysisEndpoints,
  isMatchFailure,
  Job,
  matches,
  type Quote,
  resumes,
  serializeJobDescription,
} from '@shortlist/api-contract';
import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { read } from './support/caller.ts';
import { startTestServer } from './support/test-server.ts';

const server = await startTestServer({ engine: createLocalAnalyzer() });
afterAll(() => server.close());
const ada = await server.given.user();
const call = server.as(ada);

const TEXT =
  'Must have: TypeScript, React, PostgreSQL. Five years of experience. Bachelor in computer science.';

test('[AP-01] from files to a ranking with the real engine: every quote stands in the text of its resume', async () => {
  const description = serializeJobDescription({ text: TEXT, metadata: null });
  const job = read(Job, await call.post('/api/jobs', { title: 'Software Engineer', description }));
  const upload = await call.upload(FILES.pdf, FILES.smallPdf, FILES.docx, FILES.doc);
  const taken = read(resumes.upload.response, upload).resumes;

  const analyzed = await call.post(`/api/ai/resumes/${taken[0]?.id}/analyze`);
  const batch = await call.post(`/api/ai/jobs/${job.id}/resumes/match_batch`, {
    resume_ids: taken.map(({ id }) => id),
  });
  const history = await call.get('/api/job-resume-scores/user/jobs-with-matches');

  const { analysis } = read(analysisEndpoints.analyze.response, analyzed);
  await expectQuotes(
    analysis.resume_id,
    analysis.findings.flatMap(({ quotes }) => quotes),
  );
  const { results } = read(matches.matchBatch.response, batch);
  expect(results.filter(isMatchFailure)).toEqual([]);
  for (const result of results.flatMap((each) => (isMatchFailure(each) ? [] : [each]))) {
    await expectQuotes(
      result.resume_id,
      result.requirements.flatMap(({ quotes }) => quotes),
    );
  }
  const ranked = read(matches.jobsWithMatches.response, history).jobs[0]?.matched_resumes ?? [];
  const scores = ranked.map(({ match_score }) => match_score);
  expect(scores).toHaveLength(4);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
}, 180_000);

async function expectQuotes(resumeId: string, quotes: readonly Quote[]): Promise<void> {
  const { text } = read(resumes.document.response, await call.get(`/api/resumes/${resumeId}/document`));
  expect(quotes.map(({ start, end }) => text.slice(start, end))).toEqual(quotes.map((quote) => quote.text));
}
