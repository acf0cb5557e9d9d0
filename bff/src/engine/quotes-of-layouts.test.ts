import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import readFile from '../extraction/worker.ts';
import { createLocalAnalyser } from './analyser.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const FILES = ['layouts', 'resumes'].flatMap((folder) =>
  readdirSync(join(FIXTURES, folder))
    .filter((name) => /\.(?:docx?|pdf)$/.test(name) && (folder === 'layouts' || !name.endsWith('.pdf')))
    .map((name) => join(FIXTURES, folder, name)),
);
const JOB = {
  title: 'Operations Manager',
  skillTags: ['Excel', 'SQL'],
  description:
    'Requirements:\n- 3+ years of leading a team\n- Planning and budgets\n- Bachelor’s degree\n- Fluent English',
};
const analyser = createLocalAnalyser();

test.each(FILES)('[AI-01] every quote about %s stands in its text', async (path) => {
  const outcome = await readFile({ path, fileName: path });
  const document = 'document' in outcome ? { ...outcome.document, asOf: '2026-11' } : null;
  if (document === null) throw new Error(`${path} was refused`);

  const { findings } = await analyser.analyse(document);
  const { requirements } = await analyser.match(document, JOB);

  const quotes = [...findings, ...requirements].flatMap((holder) => holder.quotes);
  expect(quotes.length).toBeGreaterThan(0);
  for (const { text, start, end } of quotes) expect(document.text.slice(start, end)).toBe(text);
});
