// @module-tag postgres: how words are sorted, and pages by keys.
import { type Job, jobs, serializeJobDescription } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { capture } from '../../../test/scale/captured-queries.ts';
import { type Caller, read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

const METADATA = {
  dueDate: '',
  company: '',
  contactMethod: 'Email' as const,
  contactInfo: '',
  tagColor: '#DBEAFE',
  skillTags: [] as string[],
  isActive: true,
};

function description(text: string, some: Partial<typeof METADATA> = {}): string {
  return serializeJobDescription({ text, metadata: { ...METADATA, ...some } });
}

/** The titles of a list, page after page. */
async function titles(caller: Caller, query: string): Promise<string[]> {
  const seen: Job[] = [];
  let path: string | undefined = `/api/jobs?${query}`;
  while (path !== undefined) {
    const reply = await caller.get(path);
    seen.push(...read(jobs.list.response, reply));
    path = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  return seen.map(({ title }) => title);
}

test('[JB-01] a list and a single position tell company, due date and tags of the serialized description', async () => {
  const ada = await given.user();
  const stored = description('x', {
    company: ' Calder ',
    dueDate: '2026-12-01',
    skillTags: ['SAP', 'SAP', ' ', 'C++'],
  });

  const job = read(
    jobs.create.response,
    await as(ada).post('/api/jobs', { title: 'Clerk', description: stored }),
  );

  const expected = {
    company: 'Calder',
    due_date: '2026-12-01',
    skill_tags: ['SAP', 'C++'],
    description: stored,
  };
  expect(job).toMatchObject(expected);
  expect((await as(ada).get('/api/jobs')).body).toMatchObject([expected]);
  expect(await as(ada).put(`/api/jobs/${job.id}`, { title: 'Clerk' })).toMatchObject({
    body: { company: null, due_date: null, skill_tags: [], is_active: true },
  });
});

test('[JB-02] metadata that no database keeps does not stop a position', async () => {
  const ada = await given.user();
  const company = `"\\u0000Cal\\ud800der${'x'.repeat(10_000)}"`;
  const stored = `{"jobDescription":"a\\u0000b \\ud800","metadata":{"company":${company},"skillTags":["\\u0000","\\udfff"],"dueDate":"0000-01-01"}}`;

  const reply = await as(ada).post('/api/jobs', { title: 'Clerk', description: stored });

  const job = read(jobs.create.response, reply);
  expect(job).toMatchObject({ description: stored, due_date: null, skill_tags: ['\ufffd'] });
  expect(job.company).toHaveLength(200);
});

test('[JB-01] every word of a search is found, in title, company, tags or text, in any case', async () => {
  const ada = await given.user();
  const post = (title: string, text: string, some: Partial<typeof METADATA> = {}) =>
    as(ada).post('/api/jobs', { title, description: description(text, some) });
  await post('Senior Engineer', 'Writes C++ daily.', { company: 'Calder & Sons' });
  await post('Senior Nurse', 'Works nights.', { skillTags: ['Node.js', 'R&D'] });
  await as(ada).post('/api/jobs', { title: '100%', description: 'plain text about C#' });

  const search = (words: string) => titles(as(ada), `search=${encodeURIComponent(words)}`);
  expect(await search('senior')).toEqual(['Senior Nurse', 'Senior Engineer']);
  expect(await search('SENIOR calder')).toEqual(['Senior Engineer']);
  expect(await search('senior plain')).toEqual([]);
  expect(await search('c++')).toEqual(['Senior Engineer']);
  expect(await search('node.js r&d')).toEqual(['Senior Nurse']);
  expect(await search('%')).toEqual([]);
  expect(await search('100%')).toEqual(['100%']);
  expect(await search('  ')).toHaveLength(3);
  expect(await search('contactMethod')).toEqual([]);
});

test('[JB-01] a search reads what a position says now', async () => {
  const ada = await given.user();
  const job = read(jobs.create.response, await as(ada).post('/api/jobs', { title: 'Baker' }));

  await as(ada).put(`/api/jobs/${job.id}`, { title: 'Brewer' });

  expect(await titles(as(ada), 'search=baker')).toEqual([]);
  expect(await titles(as(ada), 'search=brewer')).toEqual(['Brewer']);
});

test('[PM-01] lists are of active or of inactive positions, and of one company', async () => {
  const ada = await given.user();
  await given.job({ owner: ada, title: 'a', isActive: false, company: 'Calder' });
  await given.job({ owner: ada, title: 'b', isActive: true, company: 'CALDER' });
  await given.job({ owner: ada, title: 'c', isActive: true });

  expect(await titles(as(ada), 'is_active=true')).toEqual(['c', 'b']);
  expect(await titles(as(ada), 'is_active=false')).toEqual(['a']);
  expect(await titles(as(ada), 'company=calder')).toEqual(['b', 'a']);
  expect(await titles(as(ada), 'company=Calder&is_active=false')).toEqual(['a']);
  expect(await titles(as(ada), 'company=Your%20Company')).toEqual(['c']);
});

test('[MS-01] lists are of positions posted today, this week or this month, and of those a title names', async () => {
  const ada = await given.user();
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const daysAgo = (days: number) => new Date(today.getTime() - days * 24 * 60 * 60 * 1000);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  await given.job({ owner: ada, title: 'Night Nurse', createdAt: today });
  await given.job({ owner: ada, title: 'Day nurse', createdAt: daysAgo(40) });
  await given.job({ owner: ada, title: 'Baker', createdAt: daysAgo(sinceMonday) });
  await given.job({ owner: ada, title: 'Brewer', createdAt: daysAgo(sinceMonday + 1) });

  expect(await titles(as(ada), 'posted=today')).toContain('Night Nurse');
  expect((await titles(as(ada), 'posted=week')).toSorted()).toEqual(['Baker', 'Night Nurse']);
  expect(await titles(as(ada), 'posted=month')).not.toContain('Day nurse');
  expect(await titles(as(ada), 'title=nurse')).toEqual(['Night Nurse', 'Day nurse']);
  expect(await titles(as(ada), 'title=NURSE&posted=week&limit=1')).toEqual(['Night Nurse']);
});

test.each([
  ['newest', ['zoo', 'Émile', 'b', 'B', 'a']],
  ['oldest', ['a', 'B', 'b', 'Émile', 'zoo']],
  ['due_date', ['b', 'zoo', 'a', 'B', 'Émile']],
] as const)('[JB-01] pages sorted by %s miss no position and repeat none', async (sort, expected) => {
  const ada = await given.user();
  const due: Record<string, string> = { b: '2026-01-01', zoo: '2026-02-01' };
  for (const [index, title] of ['a', 'B', 'b', 'Émile', 'zoo'].entries()) {
    await given.job({
      owner: ada,
      title,
      dueDate: due[title] ?? null,
      createdAt: new Date(2026, 0, index + 1),
    });
  }

  expect(await titles(as(ada), `sort=${sort}&limit=2`)).toEqual(expected);
  expect(await titles(as(ada), `sort=${sort}`)).toEqual(expected);
});

test('[JB-01] titles are sorted in any case, either way', async () => {
  const ada = await given.user();
  for (const title of ['beta', 'Alpha', 'Gamma', 'alpha']) await given.job({ owner: ada, title });

  const up = await titles(as(ada), 'sort=title&limit=1');
  expect(up.map((title) => title.toLowerCase())).toEqual(['alpha', 'alpha', 'beta', 'gamma']);
  expect(await titles(as(ada), 'sort=title_desc&limit=1')).toEqual(up.toReversed());
});

test('[JB-01] titles with accents stand with their letters, page after page', async () => {
  const ada = await given.user();
  const sorted = ['Ångström Lab', 'Baker', 'Éclair Baker', 'Engineer', 'Zoo'];
  for (const title of ['Zoo', 'Engineer', 'Ångström Lab', 'Éclair Baker', 'Baker']) {
    await given.job({ owner: ada, title });
  }

  expect(await titles(as(ada), 'sort=title&limit=2')).toEqual(sorted);
  expect(await titles(as(ada), 'sort=title_desc&limit=2')).toEqual(sorted.toReversed());
});

test('[JB-01] the link to the next page keeps the search, the filters and the order', async () => {
  const ada = await given.user();
  for (const title of ['Chef one', 'Chef two', 'Chef three', 'Waiter'])
    await given.job({ owner: ada, title });

  const reply = await as(ada).get('/api/jobs?search=chef&is_active=true&sort=title&limit=2');

  const link = reply.headers.get('link') ?? '';
  for (const part of ['search=chef', 'is_active=true', 'sort=title', 'limit=2']) expect(link).toContain(part);
  expect(await titles(as(ada), 'search=chef&is_active=true&sort=title&limit=2')).toEqual([
    'Chef one',
    'Chef three',
    'Chef two',
  ]);
});

test.each([
  ['sort=best', 'sort'],
  ['is_active=perhaps', 'is_active'],
  [`search=${'x'.repeat(201)}`, 'search'],
  ['search=a&search=b', 'search'],
  ['company=a&company=b', 'company'],
  ['posted=yesterday', 'posted'],
  ['title=a&title=b', 'title'],
  ['sort=due_date&cursor=bm9uc2Vuc2U', 'cursor'],
])('[JB-01] a list of %s is refused at the field', async (query, field) => {
  const ada = await given.user();

  expect(await as(ada).get(`/api/jobs?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { [field]: expect.any(String) } },
  });
});

test('[JB-01] a list is one query, whatever it is asked', async () => {
  const ada = await given.user();
  for (const title of ['a', 'b', 'c']) await given.job({ owner: ada, title });
  const count = async (path: string) =>
    (await capture(deps.database, () => as(ada).get(path))).queries.length;

  const session = await count('/api/auth/');
  expect(await count('/api/jobs?search=a&is_active=true&company=x&sort=title')).toBe(session + 1);
  expect(await count('/api/dashboard/kanban')).toBe(session + 1);
});
