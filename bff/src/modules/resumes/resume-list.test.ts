// @module-tag postgres: how words are sorted, arrays of words, and pages by keys.
import { type Resume, resumes, serializeResumeNotes } from '@shortlist/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

const ada = await given.user();
const listed = (reply: Reply): Resume[] => read(resumes.list.response, reply).resumes;
const named = (reply: Reply) => listed(reply).map(({ candidate_name }) => candidate_name);
const find = async (query: Record<string, string>, owner = ada) =>
  named(await as(owner).get(`/api/resumes?${new URLSearchParams(query).toString()}`)).toSorted();

beforeAll(async () => {
  const notes = serializeResumeNotes({ text: 'Call after lunch', metadata: { status: 'reserve' } });
  const people = [
    { candidateName: 'José O’Neill', skills: ['C++', 'Node.js'], text: 'Firmware in C++ and Qt' },
    { candidateName: 'Øystein Brekke', skills: ['C#', 'Machine Learning'], text: 'Taught 李小龙 and Привет' },
    { candidateName: 'Grace Kim', fileName: 'grace_kim-CV(2026).pdf', notes, status: 'reserve' as const },
    { candidateName: 'Plain Person', notes: 'A full-stack developer, 50% remote', text: 'Go, C, R' },
  ];
  for (const person of people) await given.resume({ owner: ada, ...person });
  await given.resume({ owner: await given.user(), candidateName: 'José of another owner' });
});

test.each([
  ['a name, without capitals and accents', 'jose', ['José O’Neill']],
  ['a name with an apostrophe of another kind', "O'Neill", ['José O’Neill']],
  ['the beginning of the last word', 'plain per', ['Plain Person']],
  ['every word, in whatever order', 'kim grace', ['Grace Kim']],
  ['a part of the file name', 'cv(2026)', ['Grace Kim']],
  ['a word of the notes', 'lunch', ['Grace Kim']],
  ['words of plain notes', 'full stack', ['Plain Person']],
  ['a word of the text', 'firmware', ['José O’Neill']],
  ['a skill with a dot', 'Node.js', ['José O’Neill']],
  ['C++ and no other C', 'C++', ['José O’Neill']],
  ['C# and no other C', 'c#', ['Øystein Brekke']],
  ['a sign that means something to LIKE', '50%', ['Plain Person']],
  ['another script', 'ПРИВЕТ', ['Øystein Brekke']],
  ['characters without spaces', '李小', ['Øystein Brekke']],
  ['words of different places', 'jose qt', ['José O’Neill']],
])('[RS-01] [CS-01] a search finds %s', async (_, search, names) => {
  expect(await find({ search })).toEqual(names);
});

test.each([
  ['a word that only begins another', 'pla person'],
  ['a word beside one that is not there', 'jose nowhere'],
  ['punctuation alone', '?!'],
  ['the operators of the database', "& | ! <-> :* '"],
  ['a backslash', '\\'],
  ['a key of serialized notes', 'metadata'],
  ['the mark of a skill', '=c++ =machine'],
  ['the name of an owner', 'another owner'],
  ['a word of 200 letters', 'a'.repeat(200)],
  ['emoji', '🦊'],
])('[RS-01] [CS-01] a search for %s finds nothing', async (_, search) => {
  expect(await find({ search })).toEqual([]);
});

test('[RS-01] a search of nothing but spaces is none', async () => {
  expect(await find({ search: '   ' })).toHaveLength(4);
});

test('[RS-01] a search of more than 200 characters is refused in a sentence', async () => {
  expect(await as(ada).get(`/api/resumes?search=${'a'.repeat(201)}`)).toMatchObject({
    status: 400,
    body: { errors: { search: 'Search must be 200 characters or fewer.' } },
  });
});

test.each([
  ['c++', ['José O’Neill']],
  ['MACHINE  learning', ['Øystein Brekke']],
  ['Machine', []],
  ["it's \\ & 'x'", []],
])('[RS-01] the skill %s is found as a whole, in any case', async (skill, names) => {
  expect(await find({ skill })).toEqual(names);
});

test('[RS-01] [RM-01] status, skill and search are asked together', async () => {
  expect(await find({ status: 'reserve' })).toEqual(['Grace Kim']);
  expect(await find({ status: 'active', search: 'jose', skill: 'node.js' })).toEqual(['José O’Neill']);
  expect(await find({ status: 'inactive', search: 'jose' })).toEqual([]);
});

test('[RS-01] [RM-04] what is changed is found at once, and what it was no more', async () => {
  const grace = await given.user();
  const resume = await given.resume({ owner: grace, candidateName: 'Before', notes: 'oldword' });
  const notes = serializeResumeNotes({
    text: 'newword',
    metadata: { status: 'active', candidateName: 'After', skills: ['Rust'] },
  });

  await as(grace).put(`/api/resumes/${resume.id}`, { notes });

  expect(await find({ search: 'newword' }, grace)).toEqual(['After']);
  expect(await find({ search: 'after' }, grace)).toEqual(['After']);
  expect(await find({ skill: 'rust' }, grace)).toEqual(['After']);
  expect(await find({ search: 'oldword' }, grace)).toEqual([]);
  expect(await find({ skill: 'typescript' }, grace)).toEqual([]);
});

test('[RS-01] a text beyond what an index holds is taken, and its beginning is found', async () => {
  const grace = await given.user();
  const words = Array.from({ length: 200_000 }, (_, number) => `ж${number.toString(36)}`);
  const text = `beginning ${'x'.repeat(5000)} ${words.join(' ')}`;
  await given.resume({ owner: grace, candidateName: 'Long', text });

  expect(await find({ search: 'beginning ж1' }, grace)).toEqual(['Long']);
});

const SORTED = [
  ['newest', ['none', 'low', 'high', 'Älpha']],
  ['oldest', ['Älpha', 'high', 'low', 'none']],
  ['name', ['Älpha', 'high', 'low', 'none']],
  ['name_desc', ['none', 'low', 'high', 'Älpha']],
  ['score', ['low', 'high', 'none', 'Älpha']],
  ['score_desc', ['high', 'low', 'Älpha', 'none']],
  ['match', ['low', 'high', 'none', 'Älpha']],
  ['match_desc', ['high', 'low', 'Älpha', 'none']],
] as const;

test.each(SORTED)(
  '[CS-01] sorted by %s, pages miss and repeat none, and their links keep the search',
  async (sort, names) => {
    const owner = await givenScored();

    const [seen, links]: [string[], string[]] = [[], []];
    let path: string | undefined = `/api/resumes?limit=1&sort=${sort}&search=ada&status=active`;
    while (path !== undefined) {
      const reply = await as(owner).get(path);
      seen.push(...named(reply));
      path = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
      if (path !== undefined) links.push(path.replace(/cursor=.*/, ''));
    }

    expect(new Set(links)).toEqual(new Set([`/api/resumes?limit=1&sort=${sort}&search=ada&status=active&`]));

    const [scored, unscored] = [names.filter(isScored), names.filter((name) => !isScored(name))];
    const isByScore = /^(score|match)/.test(sort);
    expect(isByScore ? seen.filter(isScored) : seen).toEqual(isByScore ? scored : names);
    expect(seen.slice(isByScore ? 2 : 0).toSorted()).toEqual((isByScore ? unscored : names).toSorted());
  },
);

test('[CS-01] a cursor of another sort, or of nobody, is refused in a sentence', async () => {
  const owner = await givenScored();
  const reply = await as(owner).get('/api/resumes?limit=1&sort=name');
  const cursor = /cursor=([\w-]+)/.exec(reply.headers.get('link') ?? '')?.[1] ?? '';

  expect(cursor).not.toBe('');
  for (const query of [`sort=newest&cursor=${cursor}`, 'sort=score&cursor=xyz', 'sort=best', 'status=gone']) {
    expect(await as(owner).get(`/api/resumes?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  }
});

function isScored(name: string): boolean {
  return name === 'low' || name === 'high';
}

/** Four resumes, two of them analyzed and matched. */
async function givenScored(): Promise<TestUser> {
  const owner = await given.user();
  const job = await given.job({ owner });
  for (const [day, candidateName] of ['Älpha', 'high', 'low', 'none'].entries()) {
    const uploadedAt = new Date(Date.UTC(2026, 10, day + 1));
    const resume = await given.resume({ owner, candidateName, uploadedAt });
    if (!isScored(candidateName)) continue;
    const score = candidateName === 'high' ? 1 : 0;
    await given.analysis({ owner, resume, score });
    await given.match({ owner, job, resume, score });
  }
  return owner;
}
