import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { readFixture } from '@shortlist/engine/extraction/testing/read-fixture.ts';
import { createOpenAiAnalyzer } from '@shortlist/engine/openai/openai-analyzer.ts';
import { createUsageBook } from '@shortlist/engine/openai/usage-store.ts';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { sampleOf } from '../../../tooling/test/depth.ts';
import { DEMO_JOBS } from '../../src/db/demo/content/jobs.ts';
import { answering, startModelServer } from '../support/model-server.ts';

// Each file is read beside many positions.
vi.setConfig({ testTimeout: 120_000 });

const FOLDERS = ['../../fixtures/layouts', '../../fixtures/resumes', '../../src/db/demo/resumes'];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => /\.(?:docx?|pdf)$/.test(name))
    .map((name) => [name, join(import.meta.dirname, folder, name)] as const),
);
const JOBS = DEMO_JOBS.map(({ title, text, metadata }) => ({
  title,
  description: text,
  skillTags: metadata?.skillTags ?? [],
}));

const model = await startModelServer();
afterAll(() => model.close());
const local = createLocalAnalyzer();
const asking = createOpenAiAnalyzer({
  local,
  settings: {
    apiKey: 'key',
    baseUrl: model.url,
    model: 'some-model',
    deadlineMs: 90_000,
    maxTokens: 100_000,
    dailyBudget: null,
    prices: null,
  },
  book: createUsageBook(),
  log: pino({ enabled: false }),
  pauseMs: 1,
});

async function documentOf(path: string) {
  return { ...(await readFixture(path)), asOf: '2026-11' };
}

interface Quoting {
  readonly quotes: readonly { readonly text: string; readonly start: number; readonly end: number }[];
}

function quotesOf(...holders: readonly Quoting[]) {
  return holders.flatMap(({ quotes }) => quotes);
}

test.each(sampleOf(FILES, 8))(
  '[AI-01] every quote about %s, beside positions of its kind and of others, stands in its text',
  async (_, path) => {
    const document = await documentOf(path);

    const analysis = await local.analyze(document);
    const matches = await Promise.all(JOBS.map((job) => local.match(document, job)));

    const quotes = quotesOf(
      ...analysis.findings,
      ...analysis.notices,
      ...matches.flatMap(({ requirements, notices }) => [...requirements, ...notices]),
    );
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.filter(({ text, start, end }) => document.text.slice(start, end) !== text)).toEqual([]);
  },
);

const INVENTED = 'Led forty people of Northwind Traders to a record';

/** Quotes a line as it stands, the same with a word put in, two lines as one, and one that stands nowhere. */
function inventing(lines: readonly (readonly [string, string])[]): string[] {
  const [, first = ''] = lines.find(([, words]) => words.split(' ').length > 4) ?? [];
  const second = lines.at(-1)?.[1] ?? '';
  return [first, first.replace(' ', ' singlehandedly '), `${first} ${second}`, INVENTED];
}

test.each(sampleOf(FILES, 8))('[AI-01] what a model invents about %s is shown nowhere', async (_, path) => {
  const document = await documentOf(path);
  model.respond(({ data: { lines, requirements } }) => {
    const quotes = inventing(lines);
    const point = { kind: 'strength', title: 'A point', detail: null, quotes };
    return requirements.length === 0
      ? answering({ points: quotes.map((quote) => ({ ...point, quotes: [quote] })), questions: [] })
      : answering({ verdicts: requirements.map(({ id }) => ({ id, verdict: 'met', quotes })) });
  });

  const analysis = await asking.analyze(document, {});
  const match = await asking.match(document, JOBS[1] ?? { title: '', description: '', skillTags: [] }, {});

  expect([analysis.engine.name, match.engine.name]).toEqual(['openai', 'openai']);
  const quotes = quotesOf(...analysis.findings, ...match.requirements);
  expect(quotes.filter(({ text, start, end }) => document.text.slice(start, end) !== text)).toEqual([]);
  expect(quotes.filter(({ text }) => /singlehandedly|forty people of Northwind/.test(text))).toEqual([]);
});
