import { aMatch, anId, aResume } from '@shortlist/api-contract/testing';
import { dismiss, useNotifications } from '@shortlist/platform/host';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork, type WaitingCall } from '../testing/fake-network.ts';
import { MatchAll } from './match-all.ts';

const news = () => useNotifications.getState().notifications;

afterEach(() => {
  for (const { id } of news()) dismiss(id);
  vi.unstubAllGlobals();
});

const JOB = anId();
const RESUMES = Array.from({ length: 3 }, () => aResume());

async function started() {
  const network = fakeNetwork();
  const run = new MatchAll(JOB);
  void run.start();
  await vi.waitFor(() => expect(network.calls).toHaveLength(1));
  network.calls[0]?.answer({ resumes: RESUMES });
  await vi.waitFor(() => expect(network.calls).toHaveLength(2));
  return { run, call: network.calls[1] as WaitingCall };
}

test('[MS-04] all matched: Batch Match Complete', async () => {
  const { run, call } = await started();
  expect(run.state()).toMatchObject({ status: 'running', done: 0, total: 3 });

  call.answer({ results: RESUMES.map(({ id }) => aMatch({ resume_id: id, job_id: JOB })) });

  await vi.waitFor(() => expect(run.state()).toMatchObject({ status: 'done', done: 3, failures: [] }));
  expect(news()).toMatchObject([
    { tone: 'success', title: 'Batch Match Complete', message: 'Resumes matched successfully' },
  ]);
});

test('[MS-04] none matched: Batch Match Failed, and another try matches only what failed', async () => {
  const { run, call } = await started();

  call.refuse(500, 'internal', 'x');

  await vi.waitFor(() => expect(run.state()).toMatchObject({ status: 'done', done: 3 }));
  expect(run.state().failures).toHaveLength(3);
  expect(news()).toMatchObject([
    { tone: 'error', title: 'Batch Match Failed', message: 'Failed to batch match resumes' },
  ]);
});

test('[MS-04] some matched: the notification says how many', async () => {
  const { run, call } = await started();
  const [first, ...rest] = RESUMES;
  const failure = { resume_id: first?.id, resume_info: null, error: 'No text.', code: 'no_text' };

  call.answer({ results: [failure, ...rest.map(({ id }) => aMatch({ resume_id: id, job_id: JOB }))] });

  await vi.waitFor(() => expect(run.state().status).toBe('done'));
  expect(news()).toMatchObject([{ title: 'Batch Match Complete', message: '2 resumes matched. 1 failed.' }]);
});

test('[MS-04] resumes that can not be listed: Batch Match Failed, the reason stays, and it can be started again', async () => {
  const { calls } = fakeNetwork();
  const run = new MatchAll(JOB);
  const start = run.start();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.refuse(500, 'internal', 'x');
  await start;

  expect(run.state()).toMatchObject({ status: 'idle', failure: "The server didn't respond." });
  expect(news()).toMatchObject([{ title: 'Batch Match Failed' }]);
  void run.start();
  expect(run.state()).toMatchObject({ status: 'collecting', failure: "The server didn't respond." });
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer({ resumes: RESUMES });
  await vi.waitFor(() => expect(run.state()).toMatchObject({ status: 'running', failure: null, total: 3 }));
});

test('[MS-02] cancelled it keeps what has come, says nothing, and goes on when told', async () => {
  const { run, call } = await started();

  run.stop();
  expect(run.state()).toMatchObject({ status: 'stopped', done: 0, total: 3 });
  run.resume();

  call.answer({ results: [] });
  expect(run.state().status).toBe('running');
  expect(news()).toEqual([]);
});
