import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compareEngines } from '@shortlist/engine/eval/verdicts/compare-engines.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerFromText, answering, startModelServer } from '../../test/support/model-server.ts';

const MAIN = join(import.meta.dirname, '../../engine/eval/main.ts');
const HOSTILE = '<script>alert("1")</script><img src=x onerror=alert(2)>';

const server = await startModelServer();
const model = { OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'some-model' };
let folder: string;
let page: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-comparison-'));
  page = join(folder, 'page.html');
  await writeTruth(folder);
});
afterEach(async () => {
  server.requests.length = 0;
  server.respond((request) => answering(answerFromText(request)));
  await rm(page, { recursive: true, force: true });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const roleOf = (title: string, line: string): string =>
  `Some Body\nExperience\n${title}, Northgate, Jan 2015 - Dec 2020\n- ${line}`;

/** One position with two requirements and two applicants: German stands in no resume, and one label says that it does. */
async function writeTruth(target: string): Promise<void> {
  const posting = { posting_id: 'p' };
  const ada = { resume_id: 'ada' };
  const tom = { resume_id: 'tom' };
  const ran = `Ran PostgreSQL for 40 shops ${HOSTILE}`;
  const description = 'Requirements\n- Experience with PostgreSQL\n- Fluent German';
  const files = {
    postings: [{ ...posting, title: `Database Administrator ${HOSTILE}`, text: description }],
    requirements: [
      { ...posting, requirement_id: 'db', text: 'Experience with PostgreSQL', kind: 'must', type: 'tool' },
      { ...posting, requirement_id: 'de', text: 'Fluent German', kind: 'must', type: 'language' },
    ],
    resumes: [
      { ...ada, text: roleOf('Database Administrator', ran) },
      { ...tom, text: roleOf('Gardener', 'Planted hedges and mowed lawns.') },
    ],
    labels: [
      { ...ada, requirement_id: 'db', verdict: 'met', quotes: [ran] },
      { ...ada, requirement_id: 'de', verdict: 'silent' },
      { ...tom, requirement_id: 'db', verdict: 'silent' },
      { ...tom, requirement_id: 'de', verdict: 'met', quotes: [HOSTILE] },
    ],
  };
  for (const [name, rows] of Object.entries(files))
    await writeFile(join(target, `${name}.jsonl`), rows.map((row) => JSON.stringify(row)).join('\n'));
}

/** The command itself. */
function evaluate(words: readonly string[], variables: Record<string, string> = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^(OPENAI_|ENGINE)/.test(name));
  return promisify(execFile)(process.execPath, [MAIN, ...words], {
    env: { ...Object.fromEntries(own), ...model, ...variables },
  });
}

/** What the command does, in this process. */
function comparison(variables: Record<string, string> = {}, order: { folder?: string; file?: string } = {}) {
  const printed: string[] = [];
  const output = { print: (line: string) => printed.push(line), tell: () => {} };
  const all = { folder, file: page, ...order, variables: { ...model, ...variables } };
  return { printed, done: compareEngines(all, output) };
}

const leftBehind = async () => (await readdir(folder)).filter((name) => !name.endsWith('.jsonl'));

/** The part of the page about one requirement and one resume, without its elements. */
function caseIn(text: string, requirement: string, resume: string): string {
  const part = text.slice(text.indexOf(`>${requirement}`));
  const own = part.slice(part.indexOf(`Resume ${resume}`));
  return own
    .slice(0, own.indexOf('</article>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('one page shows the label, both verdicts and their quotes, and marks what is wrong or differs', async () => {
  // It says nothing of Ada's databases, which the label and the local engine call met.
  server.respond(({ data: { requirements } }) =>
    answering({ verdicts: requirements.map(({ id }) => ({ id, verdict: 'not_mentioned', quotes: [] })) }),
  );

  const { stdout, stderr } = await evaluate([folder, '--compare', page], {
    OPENAI_PRICE_INPUT: '0.5',
    OPENAI_PRICE_OUTPUT: '2',
  });

  expect(server.requests).toHaveLength(2);
  expect(stdout).toMatch(/engine local [\s\S]*named +1\.000 of 1 [\s\S]*engine openai some-model/);
  expect(stdout).toContain('requests to the model 2: answered 2');
  expect(stdout).toContain('prompt tokens 2,000, completion tokens 400');
  expect(stdout).toContain('cost $0.0018');
  expect(stderr).toBe('asking the model: 1 of 2 resumes\nasking the model: 2 of 2 resumes\n');
  const text = await readFile(page, 'utf8');
  expect(caseIn(text, 'Experience with PostgreSQL', 'ada')).toMatch(
    /Engines differ .*Label Met .*PostgreSQL for 40 shops .*Local engine Met ✓ Same as the label .*PostgreSQL for 40 shops .*Model Not mentioned ✗ Wrong/,
  );
  expect(caseIn(text, 'Experience with PostgreSQL', 'tom')).not.toMatch(/Engines differ|Wrong|Not the label/);
  expect(text).toMatch(/All \(4\)[\s\S]*Only disagreements \(2\)[\s\S]*Only wrong \(2\)/);
  expect(text.match(/class="case item has-disagreement has-wrong"/g)).toHaveLength(2);
  expect(text).toContain('cost $0.0018');
  expect(await leftBehind()).toEqual(['page.html']);
});

test('texts of postings, resumes, labels and the name of the model are shown and do nothing', async () => {
  await comparison({ OPENAI_MODEL: HOSTILE }).done;

  const text = await readFile(page, 'utf8');
  expect(text).not.toMatch(/<script|<img/i);
  expect(text.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;').length - 1).toBeGreaterThanOrEqual(
    4,
  );
  expect(text).toContain(`content="default-src 'none'; style-src 'sha256-`);
});

test('a resume without a usable answer is named and in none of the figures of the model', async () => {
  server.respond((request, nth) =>
    nth === 1 ? answering('', { finish_reason: 'length' }) : answering(answerFromText(request)),
  );

  const { printed, done } = comparison();
  await done;

  expect(printed).toContain('  resumes without an answer, left out of the figures: 1');
  expect(printed).toContain('requests to the model 2: truncated 1, answered 1');
  const text = await readFile(page, 'utf8');
  expect(text).toContain('Posting p, resume ada: ');
  expect(caseIn(text, 'Experience with PostgreSQL', 'ada')).toMatch(/Model – No answer *$/);
});

test('a server that fails ends it with a sentence and what was spent, and an older page stays', async () => {
  await writeFile(page, 'older');
  server.respond((request, nth) => (nth === 1 ? answering(answerFromText(request)) : { status: 401 }));

  const { printed, done } = comparison();

  await expect(done).rejects.toThrow('refuses OPENAI_API_KEY');
  expect(printed).toContain('prompt tokens 1,000, completion tokens 200');
  expect(await readFile(page, 'utf8')).toBe('older');
  expect(await leftBehind()).toEqual(['page.html']);
});

test('a server that fails ends the figures of --engine openai too, instead of showing those of the local engine', async () => {
  server.respond(() => ({ status: 401 }));

  const failure = evaluate([folder, '--engine', 'openai']);

  await expect(failure).rejects.toMatchObject({
    stderr: expect.stringContaining('refuses OPENAI_API_KEY'),
    stdout: expect.not.stringContaining('met right'),
  });
});

test('what is missing is said before a model is asked', async () => {
  const file = join(folder, 'none', 'page.html');
  const empty = await mkdtemp(join(tmpdir(), 'shortlist-comparison-'));

  await expect(comparison({ OPENAI_MODEL: '' }).done).rejects.toThrow('Asking a model needs OPENAI_MODEL.');
  await expect(comparison({}, { file }).done).rejects.toThrow(`${file} can't be written: `);
  await expect(comparison({}, { folder: empty }).done).rejects.toThrow('has no postings.jsonl with labels');

  expect(server.requests).toEqual([]);
  expect(await leftBehind()).toEqual([]);
  await rm(empty, { recursive: true });
});
