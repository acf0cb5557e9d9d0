import { expect, test } from 'vitest';
import { checkRules, type RepositoryFacts } from './rules.ts';

function facts(change: Partial<RepositoryFacts>): RepositoryFacts {
  return { lockfile: '{}', workspaces: [], sources: [], ...change };
}

const jobs = { folder: 'mfe-jobs', hasReadme: true, dependencies: { react: '19.3.1' } };

test('an orderly repository breaks no rule', () => {
  const broken = checkRules(facts({ workspaces: [jobs], sources: [{ path: 'a.ts', text: 'export {};' }] }));

  expect(broken).toEqual([]);
});

test('a version range is refused', () => {
  const broken = checkRules(facts({ workspaces: [{ ...jobs, dependencies: { react: '^19.3.1' } }] }));

  expect(broken).toEqual(['mfe-jobs/package.json: write one exact version of react, not "^19.3.1".']);
});

test('two versions of one dependency are refused', () => {
  const billing = { ...jobs, folder: 'mfe-billing', dependencies: { react: '19.3.0' } };

  const broken = checkRules(facts({ workspaces: [jobs, billing] }));

  expect(broken).toEqual([
    'mfe-billing/package.json: react is 19.3.0 here and 19.3.1 in mfe-jobs; use one version.',
  ]);
});

test('[TM-06] a remote may have a React that the shell offers beside its own, and no other', () => {
  const others = { 'react-20': 'npm:react@20.0.0', 'react-dom-20': 'npm:react-dom@20.0.0' };
  const shell = { ...jobs, folder: 'shell', dependencies: { react: '19.3.1', ...others } };
  const billing = { ...jobs, folder: 'mfe-billing', dependencies: { react: '20.0.0' } };
  const ai = { ...jobs, folder: 'mfe-ai', dependencies: { react: '21.0.0' } };

  expect(checkRules(facts({ workspaces: [shell, jobs, billing] }))).toEqual([]);
  expect(checkRules(facts({ workspaces: [shell, ai] }))).toEqual([
    'mfe-ai/package.json: react is 21.0.0 here and 19.3.1 in shell; use one version.',
  ]);
});

test('a workspace without a README is refused', () => {
  const broken = checkRules(facts({ workspaces: [{ ...jobs, hasReadme: false }] }));

  expect(broken[0]).toContain('mfe-jobs: write a README.md');
});

test('a lockfile with download addresses is refused', () => {
  const broken = checkRules(facts({ lockfile: '{ "resolved": "https://packages.example/react.tgz" }' }));

  expect(broken[0]).toContain('download addresses');
});

test.each([
  ['a lint rule switched off', 'src/a.ts', '// biome-ignore lint: reason'],
  ['a type error silenced', 'src/a.ts', '// @ts-expect-error'],
  ['a skipped test', 'src/a.test.ts', "test.skip('later', () => {})"],
  ['a lonely test', 'src/a.test.ts', "test.only('this', () => {})"],
])('%s is refused with its place', (_what, path, line) => {
  const broken = checkRules(facts({ sources: [{ path, text: `\n${line}\n` }] }));

  expect(broken).toHaveLength(1);
  expect(broken[0]).toContain(`${path}:2`);
});

test('[FR-08] words that Shortlist never writes are refused on screens, and left alone in comments', () => {
  const text = '/** Whoever calls it anew. */\nexport const TITLE = <h1>Nothing fits</h1>;\n';
  const broken = checkRules(facts({ sources: [{ path: 'mfe-jobs/src/Empty.tsx', text }] }));

  expect(broken).toEqual([expect.stringMatching(/^mfe-jobs\/src\/Empty\.tsx:2: say it in plain words/)]);
});

test('an object that the engine looks words up in is refused, one that it only lists is not', () => {
  const object = 'const STEMS: Readonly<Record<string, string>> = { led: "lead" };';
  const texts = [`${object}\nSTEMS[word];`, `${object}\nObject.entries(STEMS);`];
  const sources = texts.map((text, index) => ({ path: `bff/engine/${index}.ts`, text }));

  const broken = checkRules(facts({ sources }));

  expect(broken).toEqual([
    'bff/engine/0.ts: make STEMS a Map (mapOf): of an object, the word "constructor" is a key.',
  ]);
});

test('a query as text is refused in the product, one of Kysely and one of a migration are not', () => {
  const text = 'await em\n  .execute<Row[]>(\n  sql`select 1`);';
  const sources = [
    { path: 'bff/src/modules/jobs/a.ts', text },
    { path: 'bff/src/modules/jobs/b.ts', text: "await kysely(em).selectFrom('jobs').execute();" },
    { path: 'bff/src/db/migrations/0001.ts', text },
  ];

  const broken = checkRules(facts({ sources }));

  expect(broken).toEqual([
    'bff/src/modules/jobs/a.ts:2: build the query with kysely(em), so that the compiler checks it.',
  ]);
});

test('a schema of the contract that browser code takes without asking for schemas is refused', () => {
  const text = `import { aliases, JobInput, GENERIC_ERROR, type Job } from '@shortlist/api-contract';
const found = [JobInput.safeParse({}), aliases.add.body.safeParse({}), aliases.add.path];`;

  const broken = checkRules(
    facts({ sources: ['mfe-jobs/src/form.ts', 'bff/src/jobs.ts'].map((path) => ({ path, text })) }),
  );

  expect(broken).toEqual([
    "mfe-jobs/src/form.ts: import JobInput from '@shortlist/api-contract/schemas'; browsers get no schema without it.",
    "mfe-jobs/src/form.ts: import aliases.add.body.safeParse from '@shortlist/api-contract/schemas'; browsers get no schema without it.",
  ]);
});
