import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { readFixture } from '@shortlist/engine/extraction/testing/read-fixture.ts';
import { createOpenAiAnalyzer } from '@shortlist/engine/openai/openai-analyzer.ts';
import { createUsageBook } from '@shortlist/engine/openai/usage-store.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleOf } from '../../../tooling/test/depth.ts';
import { startModelServer } from '../../test/support/model-server.ts';

const model = await startModelServer();
afterAll(() => model.close());

const settings = {
  apiKey: 'key',
  baseUrl: model.url,
  model: 'some-model',
  deadlineMs: 90_000,
  maxTokens: 60_000,
  dailyBudget: null,
  prices: null,
};
const JOB = {
  title: 'Operations Manager',
  skillTags: ['Excel'],
  description:
    'Hiring manager: Priscilla Vandermolen, priscilla.v@employer.example, +44 20 7946 0999\n- Planning and budgets',
};

/** All that goes out about a document: one analysis and one match. */
async function sentAbout(document: ReturnType<typeof documentFromText>): Promise<string> {
  const analyzer = createOpenAiAnalyzer({
    local: createLocalAnalyzer(),
    settings,
    book: createUsageBook(),
    log: pino({ enabled: false }),
    pauseMs: 1,
  });
  const from = model.requests.length;
  await analyzer.analyze({ ...document, asOf: '2026-11' }, {});
  await analyzer.match({ ...document, asOf: '2026-11' }, JOB, {});
  const sent = model.requests.slice(from);
  expect(sent.length).toBeGreaterThanOrEqual(2);
  return sent.map(({ text, path, headers }) => `${path} ${JSON.stringify(headers)} ${text}`).join('\n');
}

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const FILES = ['resumes', 'layouts'].flatMap((folder) =>
  readdirSync(join(FIXTURES, folder))
    .filter((name) => /\.(?:pdf|docx?)$/.test(name))
    .map((name) => join(FIXTURES, folder, name))
    .filter((path) => existsSync(truthOf(path))),
);
const Truth = z.object({
  contact: z.looseObject({
    full_name: z.string(),
    email: z.string().nullish(),
    phone: z.string().nullish(),
    links: z.array(z.string()).nullish(),
  }),
});

function truthOf(path: string): string {
  return path.replace(/\.\w+$/, '.truth.json');
}

test.each(sampleOf(FILES, 5))('[RS-06] nothing that tells whose %s is goes over the wire', async (path) => {
  const { contact } = Truth.parse(JSON.parse(readFileSync(truthOf(path), 'utf8')));

  const sent = await sentAbout(await readFixture(path));

  const name = contact.full_name.split(/[^\p{L}\p{M}]+/u).filter((part) => /^\p{Lu}.{2}/u.test(part));
  const isSaid = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(sent);
  const account = contact.email?.split('@')[0];
  const digits = contact.phone?.replace(/\D/g, '').slice(-7);
  const personal = [contact.email, account, contact.phone, ...(contact.links ?? [])]
    .filter((each) => typeof each === 'string' && each.length > 2)
    .map(String);
  expect(name.filter(isSaid)).toEqual([]);
  expect(personal.filter((each) => sent.toLowerCase().includes(each.toLowerCase()))).toEqual([]);
  expect(digits === undefined ? '' : sent.replace(/\D/g, '')).not.toContain(digits ?? 'none');
});

const PERSON = `Theodora Quillfeather
theodora.quillfeather@mail.example | +44 20 7946 0958 | 12 Harcourt Road, Sheffield | github.com/tquill88
Experience
Backend Engineer, Northwind	Jan 2019 - Present
Quillfeather's team moved the billing to Go; T. Quillfeather led it, as Theodora had promised
The service that THEODORA QUILLFEATHER wrote is known as quillfeather-sync, see github.com/tquill88/sync
Wrote to customers as tquillfeather and t.q.: call 020 7946 0958 or theodora (at) mail (dot) example
Quill­feather was praised, and T.Q. with her; file Quillfeather_Theodora_CV.pdf was shared by Theo Quillfeather
Dora Quillfeathers’ notes at https://quillfeather.example/notes?by=theodora helped new colleagues
Projects
tquill88 on GitLab keeps a parser of dates; talks on Twitter @tquill88
Education
BSc Mathematics, University of Leeds, 2013; thesis by Theodora J. Quillfeather`;

test('a name in running text, its possessives, joined forms, accounts and links do not go out', async () => {
  const sent = (await sentAbout(documentFromText(PERSON))).toLowerCase();

  const left = [
    'quillfeather',
    'theodora',
    'tquill',
    '7946',
    '0958',
    'harcourt',
    'mail.example',
    'mail (dot)',
  ];
  expect(left.filter((each) => sent.includes(each))).toEqual([]);
  expect(sent).toContain('moved the billing to go');
});

test('whoever hires is not named either, where the position says how to reach them', async () => {
  const sent = (await sentAbout(documentFromText(PERSON))).toLowerCase();

  expect(['vandermolen', 'priscilla', '0999'].filter((each) => sent.includes(each))).toEqual([]);
});
