import { join } from 'node:path';
import { resumes } from '@shortlist/api-contract';
import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer({ engine: createLocalAnalyzer() });
afterAll(() => server.close());
const { as, given } = server;
const layout = (name: string) => join(import.meta.dirname, '../../../fixtures/layouts', name);

test('[RS-06] the document of a resume says what was read in it: place, roles, studies, languages, certificates', async () => {
  const ada = await given.user();
  const upload = await as(ada).upload(layout('tuned-right-sidebar.pdf'));
  const [resume] = read(resumes.upload.response, upload).resumes;

  const { text, profile } = read(
    resumes.document.response,
    await as(ada).get(`/api/resumes/${resume?.id}/document`),
  );

  expect(profile).toMatchObject({
    lives_in: 'Baltimore, MD',
    phone_e164: '+14105550137',
    education: [{ degree: 'B.S. in Health Administration', level: 'bachelor', end_year: 2015 }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Yoruba', level: 'conversational' },
    ],
    certificates: [{ name: 'Certified Medical Manager', issuer: 'PAHCOM', year: 2019 }, { year: 2020 }],
  });
  expect(profile?.roles.map(({ start, end, is_current }) => [start, end, is_current])).toEqual([
    ['2021-04', null, true],
    ['2018-01', '2021-03', false],
    ['2015-01', '2016-12', false],
  ]);
  for (const { title, company, dates } of profile?.roles ?? [])
    for (const words of [title, company, dates]) expect(text).toContain(words);
});

test('a skill that no list of skills knows is kept as the resume words it', async () => {
  const ada = await given.user();

  const upload = await as(ada).upload(layout('tuned-date-rail.pdf'));

  const [resume] = read(resumes.upload.response, upload).resumes;
  expect(resume?.skills).toEqual(expect.arrayContaining(['EPANET', 'SWMM', 'HEC-RAS', 'Python']));
});

test('what was read of a candidate is not for another', async () => {
  const ada = await given.user();
  const grace = await given.user();
  const resume = await given.resume({ owner: ada });

  const reply = await as(grace).get(`/api/resumes/${resume.id}/document`);

  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
