import { Match, matches } from '@shortlist/api-contract';
import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { REASON } from './testing/settled-scene.ts';

const server = await startTestServer({ works: 'here', engine: createLocalAnalyzer() });
afterAll(() => server.close());
const { given, as } = server;

const RESUME = `Ada Lovelace
Experience
Shift Lead, Harbor Freight, Mar 2017 - Present
• Ran the night shift with twelve people.
Skills
QuickBooks, Photoshop`;

test('[VD-05] words that a person picks have the place that those of the engine have', async () => {
  const ada = await given.user();
  const { text, blocks } = documentFromText(RESUME);
  const resume = await given.resume({ owner: ada, text, blocks });
  const job = await given.job({
    owner: ada,
    title: 'Lead',
    description: 'Requirements:\n- QuickBooks\n- COBOL',
  });
  const path = `/api/ai/jobs/${job.id}`;
  const { requirements } = read(Match, await as(ada).post(`${path}/resumes/${resume.id}/match`));
  const quoteOf = (words: string) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  });
  const about = (name: string) => requirements.find((each) => each.text === name);
  const [listed] = about('QuickBooks')?.quotes ?? [];

  const picks = ['Ran the night shift', 'QuickBooks'].map((words) => ({
    resume_id: resume.id,
    requirement_id: about(words === 'QuickBooks' ? words : 'COBOL')?.id,
    verdict: words === 'QuickBooks' ? 'partly' : 'met',
    reason: REASON,
    quote: quoteOf(words),
  }));
  const settled = read(
    matches.settle.response,
    await as(ada).post(`${path}/verdicts`, { settlements: picks }),
  ).matches[0]?.requirements.map((each) => each.settled?.quote);

  expect(settled).toContainEqual(
    expect.objectContaining({ text: 'Ran the night shift', source: 'Harbor Freight' }),
  );
  expect(settled).toContainEqual(expect.objectContaining({ source: listed?.source, page: listed?.page }));
  expect(listed?.source).toBe('Skills');
});
