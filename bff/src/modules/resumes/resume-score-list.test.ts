import { RESUME_SORTS, type Resume, resumes } from '@shortlist/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

const ada = await given.user();
const [backend, data, foreign] = [
  await given.job({ owner: ada, title: 'Backend', company: 'Tidewater' }),
  await given.job({ owner: ada, title: 'Data', company: 'Tidewater' }),
  await given.job({ owner: await given.user(), title: 'Foreign', company: 'Tidewater' }),
];
const other = await given.job({ owner: ada, title: 'Other' });

async function listed(query: Record<string, string>): Promise<Resume[]> {
  const reply = await as(ada).get(`/api/resumes?${new URLSearchParams(query).toString()}`);
  return read(resumes.list.response, reply).resumes;
}

const named = (found: readonly Resume[]) => found.map(({ candidate_name }) => candidate_name);
const matched = (found: readonly Resume[]) =>
  found.map(({ candidate_name, best_match }) => [
    candidate_name,
    best_match?.job_title,
    best_match?.match_score,
  ]);

beforeAll(async () => {
  const [ines, noor] = [
    await given.resume({ owner: ada, candidateName: 'Ines' }),
    await given.resume({ owner: ada, candidateName: 'Noor' }),
  ];
  await given.resume({ owner: ada, candidateName: 'Unmatched' });
  await given.match({ owner: ada, job: other, resume: ines, score: 0.9 });
  await given.match({ owner: ada, job: backend, resume: ines, score: 0.4 });
  await given.match({ owner: ada, job: data, resume: ines, score: 0.6 });
  await given.match({ owner: ada, job: data, resume: noor, score: 0.7 });
});

test('[CS-01] of one position come the resumes matched with it, each with that match, and in its order', async () => {
  expect(matched(await listed({ job_id: data.id, sort: 'match_desc' }))).toEqual([
    ['Noor', 'Data', 0.7],
    ['Ines', 'Data', 0.6],
  ]);
  expect(matched(await listed({ job_id: backend.id }))).toEqual([['Ines', 'Backend', 0.4]]);
  expect(named(await listed({ sort: 'match_desc' }))).toEqual(['Ines', 'Noor', 'Unmatched']);
});

test('[CS-01] of a company, in any case, each resume comes once, with the best match of its positions', async () => {
  expect(matched(await listed({ company: 'TIDEWATER', sort: 'match' }))).toEqual([
    ['Ines', 'Data', 0.6],
    ['Noor', 'Data', 0.7],
  ]);
  expect(matched(await listed({ company: 'Your Company' }))).toEqual([['Ines', 'Other', 0.9]]);
  expect(await listed({ company: 'Nobody' })).toEqual([]);
});

test.each(RESUME_SORTS)(
  '[CS-01] of a company a short page, which is found otherwise, is like a long one: %s',
  async (sort) => {
    const all = await listed({ company: 'Tidewater', sort });

    const short = await pagesOf(`/api/resumes?company=Tidewater&limit=1&sort=${sort}`);

    expect(all).toHaveLength(2);
    expect(short).toEqual(all.map((resume) => [resume]));
  },
);

async function pagesOf(path: string): Promise<Resume[][]> {
  const reply = await as(ada).get(path);
  const next = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  const page = read(resumes.list.response, reply).resumes;
  return next === undefined ? [page] : [page, ...(await pagesOf(next))];
}

test('[CS-01] company and position are asked together, with search, and keep their pages', async () => {
  expect(named(await listed({ company: 'Tidewater', job_id: other.id }))).toEqual([]);
  expect(named(await listed({ company: 'Tidewater', job_id: data.id, search: 'noor' }))).toEqual(['Noor']);

  const first = await as(ada).get(`/api/resumes?limit=1&sort=match_desc&job_id=${data.id}`);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';

  expect(named(read(resumes.list.response, await as(ada).get(next)).resumes)).toEqual(['Ines']);
});

test('[CS-01] a position that is not there, or of another owner, has no resumes', async () => {
  expect(await listed({ job_id: foreign.id })).toEqual([]);
  expect(await listed({ job_id: newId() })).toEqual([]);
});

test('[CS-01] those uploaded today, this week and this month are found by days of UTC', async () => {
  const grace = await given.user();
  const now = new Date();
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const upload = (candidateName: string, at: number) =>
    given.resume({ owner: grace, candidateName, uploadedAt: new Date(at) });
  await upload('today', midnight);
  await upload('a week ago', midnight - 7 * 24 * 3_600_000 - 1);
  await upload('last month', monthStart - 1);
  const found = async (uploaded: string) =>
    named(read(resumes.list.response, await as(grace).get(`/api/resumes?uploaded=${uploaded}`)).resumes);

  expect(await found('today')).toEqual(['today']);
  expect(await found('week')).toContain('today');
  expect(await found('week')).not.toContain('a week ago');
  expect(await found('month')).toContain('today');
  expect(await found('month')).not.toContain('last month');
});

test.each(['uploaded=yesterday', 'job_id=7', `company=${'a'.repeat(201)}`])(
  '[CS-01] %s is refused in a sentence',
  async (query) => {
    expect(await as(ada).get(`/api/resumes?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  },
);

test('[CS-02] the links of a resume are those that stand in it', async () => {
  const links = ['linkedin.com/in/ines-okafor', 'https://github.com/okafor'];
  const extracted = { candidateName: 'Linked', headline: null, email: null, phone: null, skills: [], links };
  const { id } = await given.resume({ owner: ada, candidateName: 'Linked', extracted });

  expect(read(resumes.get.response, await as(ada).get(`/api/resumes/${id}`)).links).toEqual(links);
});
