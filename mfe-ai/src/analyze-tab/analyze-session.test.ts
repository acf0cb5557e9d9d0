import { aMatch, anAnalysis, anId, aResume } from '@shortlist/api-contract/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../testing/fake-network.ts';
import { AnalyzeSession } from './analyze-session.ts';

afterEach(() => vi.unstubAllGlobals());

const JOB = { id: anId(), title: 'Data Analyst' };
const RESUMES = Array.from({ length: 4 }, () => aResume());
const IDS = RESUMES.map(({ id }) => id);

function chosen(): AnalyzeSession {
  const session = new AnalyzeSession(null);
  session.choose(new Set(IDS), RESUMES);
  return session;
}

test('[AN-01] another mode clears selection and results, and ends what runs', async () => {
  const { calls } = fakeNetwork();
  const session = chosen();
  session.analyze();
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  const run = session.state().started?.run;

  session.switchTo('matching');

  expect(session.state()).toMatchObject({ mode: 'matching', jobId: null, started: null });
  expect(session.state().chosen.size).toBe(0);
  expect(run?.state().status).toBe('stopped');
});

test('[AN-04] a few resumes are analyzed at a time, and go on while nobody looks', async () => {
  const { calls } = fakeNetwork();
  const session = chosen();

  session.analyze();

  await vi.waitFor(() => expect(calls).toHaveLength(3));
  for (const [at, id] of IDS.slice(0, 3).entries()) {
    calls[at]?.answer({ analysis: anAnalysis({ resume_id: id }) });
  }
  await vi.waitFor(() => expect(calls).toHaveLength(4));
  calls[3]?.answer({ analysis: anAnalysis({ resume_id: IDS.at(-1) ?? '' }) });
  const run = session.state().started?.run;
  await vi.waitFor(() => expect(run?.state()).toMatchObject({ status: 'done', failure: null }));
  expect([...(run?.state().answers.keys() ?? [])]).toEqual(IDS);
});

test('[AN-05] the way back leads to the selection as it was', async () => {
  const { calls } = fakeNetwork();
  const session = chosen();
  session.match(JOB);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer({ results: IDS.map((resume_id) => aMatch({ resume_id, job_id: JOB.id })) });
  await vi.waitFor(() => expect(session.state().started?.run.state().status).toBe('done'));

  session.backToSelection();

  expect(session.state().started).toBeNull();
  expect([...session.state().chosen]).toEqual(IDS);
});

test('[AN-02] of an address only the resumes that are there are chosen', async () => {
  const { calls } = fakeNetwork();
  const session = new AnalyzeSession(null);
  const [known = '', stranger = ''] = IDS;

  expect(session.follow({ resumes: `${known},${stranger}` })).toBe(false);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[0]?.answer(RESUMES[0]);
  calls[1]?.refuse(404, 'not_found', 'There is no such resume.');

  await vi.waitFor(() => expect([...session.state().chosen]).toEqual([known]));
});

test('[AN-01] a link that says nothing leaves the tab as it is, and the address is told', () => {
  const session = chosen();

  expect(session.follow({})).toBe(true);

  const told = session.tellAddress();
  expect(told).toEqual({ resumes: IDS.join(',') });
  expect(session.follow(told)).toBe(false);
});

test('[AN-02] what the tab itself wrote into the address is no new message, however late it comes', () => {
  const session = new AnalyzeSession(null);
  session.follow({});
  const written = IDS.map((_, at) => {
    session.choose(new Set(IDS.slice(0, at + 1)), RESUMES);
    return session.tellAddress();
  });

  for (const params of [{}, ...written]) expect(session.follow(params)).toBe(false);

  expect([...session.state().chosen]).toEqual(IDS);
});
