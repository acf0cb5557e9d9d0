// @module-tag postgres: matches are put in order by numbers and pages by keys.
import { dashboard, Job, jobs, matches, Resume, rankKeyOf, resumes } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

const HISTORY = '/api/job-resume-scores/user/jobs-with-matches';

/** Matches of one position, in this order of making: of the second nobody can tell, and it stands by what speaks for it. */
const MADE = [
  { name: 'Weak', score: 0.2, potential: 0.5 },
  { name: 'Unknown', score: 0.3, potential: 0.9, band: 'insufficient_data' },
  { name: 'Reaches far', score: 0.4, potential: 0.8 },
  { name: 'Reaches less', score: 0.4, potential: 0.6 },
] as const;
const IN_ORDER = ['Reaches far', 'Reaches less', 'Unknown', 'Weak'];

async function givenMade(owner: TestUser) {
  const job = await given.job({ owner });
  for (const { name, ...match } of MADE) {
    const resume = await given.resume({ owner, candidateName: name });
    await given.match({ owner, job, resume, ...match });
  }
  return job;
}

const namesIn = (
  jobsWithMatches: readonly { matched_resumes: readonly { resume_info: { candidate_name: string } }[] }[],
) =>
  jobsWithMatches.flatMap(({ matched_resumes }) =>
    matched_resumes.map(({ resume_info }) => resume_info.candidate_name),
  );

test.each([
  ['the history', () => HISTORY],
  ['the page of a position', (job: string) => `${HISTORY}?job_id=${job}`],
])(
  '[OD-03] [MS-01] [VD-04] in %s everybody stands by the score, and of equal scores the one that could reach more is first',
  async (_, pathOf) => {
    const ada = await given.user();
    const job = await givenMade(ada);

    const reply = read(matches.jobsWithMatches.response, await as(ada).get(pathOf(job.id)));

    expect(namesIn(reply.jobs)).toEqual(IN_ORDER);
    expect(reply.jobs[0]?.matched_resumes[2]).toMatchObject({
      band: 'insufficient_data',
      confidence: 'medium',
    });
  },
);

test('[OD-03] [MS-01] pages of one match each keep that order, each match once', async () => {
  const ada = await given.user();
  const job = await givenMade(ada);
  const found: string[] = [];

  let path: string | undefined = `${HISTORY}?job_id=${job.id}&limit=1`;
  while (path !== undefined) {
    const reply = await as(ada).get(path);
    found.push(...namesIn(read(matches.jobsWithMatches.response, reply).jobs));
    path = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }

  expect(found).toEqual(IN_ORDER);
});

test('[JB-01] [TR-01] [VD-04] the best match of a position is the one that its list has first', async () => {
  const ada = await given.user();
  const job = await givenMade(ada);

  const one = read(Job, await as(ada).get(`/api/jobs/${job.id}`));
  const [listed] = read(jobs.list.response, await as(ada).get('/api/jobs'));
  const { applicants } = read(
    dashboard.topApplicants.response,
    await as(ada).get('/api/dashboard/top-applicants'),
  );

  expect(one).toMatchObject({ best_match_score: 0.4, best_match_band: 'possible' });
  expect(listed).toMatchObject({ best_match_score: 0.4, best_match_band: 'possible' });
  expect(applicants.map(({ name }) => name)).toEqual(IN_ORDER);
  expect(applicants[2]).toMatchObject({ band: 'insufficient_data' });
});

test('[CS-01] [VD-04] resumes sorted by match, either way, end with those without one', async () => {
  const ada = await given.user();
  await givenMade(ada);
  await given.resume({ owner: ada, candidateName: 'Unmatched' });
  const sorted = async (sort: string) =>
    read(resumes.list.response, await as(ada).get(`/api/resumes?sort=${sort}`)).resumes;

  const [down, up] = [await sorted('match_desc'), await sorted('match')];

  expect(down.map(({ candidate_name }) => candidate_name)).toEqual([...IN_ORDER, 'Unmatched']);
  expect(up.map(({ candidate_name }) => candidate_name)).toEqual([
    'Weak',
    'Unknown',
    'Reaches less',
    'Reaches far',
    'Unmatched',
  ]);
});

test('[CS-01] [VD-04] the best match of a resume is the one with the highest score', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });
  const [vague, clear] = [await given.job({ owner: ada }), await given.job({ owner: ada, title: 'Clear' })];
  await given.match({ owner: ada, job: vague, resume, score: 0.1, band: 'insufficient_data' });
  await given.match({ owner: ada, job: clear, resume, score: 0.19 });

  const { best_match } = read(Resume, await as(ada).get(`/api/resumes/${resume.id}`));

  expect(best_match).toMatchObject({ job_title: 'Clear', match_score: 0.19, band: 'weak' });
});

test('[OD-03] the database puts matches in order by the number that the contract gives them', async () => {
  const ada = await given.user();
  await givenMade(ada);

  const rows = await deps.database
    .fork()
    .execute<{ rank_key: number; match_score: number; potential_score: number }[]>(
      'select rank_key, match_score, potential_score from matches where owner_id = ?',
      [ada.id],
    );

  expect(rows).toHaveLength(MADE.length);
  for (const row of rows) expect(row.rank_key).toBe(rankKeyOf(row));
});

test('[OD-03] a match that an earlier engine made has the band of its score, and no confidence', async () => {
  const ada = await given.user();
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];
  await given.match({ owner: ada, job, resume, score: 0.65 });
  await deps.database
    .fork()
    .execute(`update matches set band = null, result = result - 'confidence' - 'band' where owner_id = ?`, [
      ada.id,
    ]);

  const { jobs: found } = read(matches.jobsWithMatches.response, await as(ada).get(HISTORY));
  const one = read(Job, await as(ada).get(`/api/jobs/${job.id}`));

  expect(found[0]?.matched_resumes).toMatchObject([{ band: 'strong', confidence: null }]);
  expect(one.best_match_band).toBe('strong');
});
