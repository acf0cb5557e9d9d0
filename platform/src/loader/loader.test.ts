import { expect, test, vi } from 'vitest';
import { createLoader, type LoadReport } from './loader.ts';
import { RemoteError } from './remote-error.ts';
import { aRemote } from './testing/a-remote.ts';
import { fakeSource } from './testing/fake-source.ts';

const jobs = aRemote();

function setUp(deadlineMs = 1_000) {
  const source = fakeSource();
  const reports: LoadReport[] = [];
  const loader = createLoader({
    source,
    deadlineMs,
    pauseMs: 1,
    onSettled: (report) => reports.push(report),
  });
  const load = () => loader.run(jobs, './JobList', (from) => from.load(jobs, './JobList'));
  return { source, reports, loader, load };
}

test('gives what the remote exposes', async () => {
  const { source, load, reports } = setUp();
  source.serve('mfe_jobs', './JobList', { default: 'the list' });

  expect(await load()).toEqual({ default: 'the list' });
  expect(reports).toMatchObject([{ what: './JobList', attempts: 1 }]);
  expect(reports[0]?.error).toBeUndefined();
});

test('[SH-08] tries a second time by itself, from a fresh container', async () => {
  const { source, load } = setUp();
  source.fail('mfe_jobs', 'unreachable');
  const renew = vi.fn(() => source.heal('mfe_jobs'));
  source.renew = renew;
  source.serve('mfe_jobs', './JobList', { default: 'the list' });

  expect(await load()).toEqual({ default: 'the list' });
  expect(renew).toHaveBeenCalledWith(jobs, 1);
});

test('[SH-08] gives up after the second attempt, with the kind and a sentence', async () => {
  const { source, load, reports } = setUp();
  source.fail('mfe_jobs', 'unreachable');

  await expect(load()).rejects.toMatchObject({
    kind: 'unreachable',
    message: "Job positions can't be reached",
  });
  expect(source.calls).toEqual(['mfe_jobs ./JobList', 'mfe_jobs renewed 1', 'mfe_jobs ./JobList']);
  expect(reports).toMatchObject([{ attempts: 2, error: { kind: 'unreachable' } }]);
});

test('[SH-08] succeeds when asked again after the remote is back, and does not renew what then works', async () => {
  const { source, load } = setUp();
  source.fail('mfe_jobs', 'broken_entry');
  await load().catch(() => {});
  source.heal('mfe_jobs');
  source.serve('mfe_jobs', './JobList', { default: 'the list' });
  source.calls.length = 0;

  await load();
  await load();

  expect(source.calls).toEqual(['mfe_jobs renewed 2', 'mfe_jobs ./JobList', 'mfe_jobs ./JobList']);
});

test('does not insist on what no second attempt can change', async () => {
  const { source, load } = setUp();
  source.fail('mfe_jobs', 'incompatible');

  await expect(load()).rejects.toMatchObject({ kind: 'incompatible' });
  expect(source.calls).toEqual(['mfe_jobs ./JobList']);
});

test('takes whatever a chunk throws for a part that is missing', async () => {
  const { source, load } = setUp();
  source.fail('mfe_jobs', 'chunk');

  const error = await load().catch((reason: unknown) => reason);

  expect(error).toMatchObject({ kind: 'missing_part', cause: { message: 'Loading chunk 7 failed.' } });
});

test('one deadline covers every attempt', async () => {
  const { source, load } = setUp(60);
  source.fail('mfe_jobs', 'hang');
  const start = performance.now();

  await expect(load()).rejects.toMatchObject({
    kind: 'timeout',
    message: 'Job positions took too long to load',
  });
  expect(performance.now() - start).toBeLessThan(500);
});

test('after a deadline the next load starts afresh, whatever becomes of the late answer', async () => {
  const { source, load } = setUp(30);
  source.fail('mfe_jobs', 'hang');
  await load().catch(() => {});
  source.heal('mfe_jobs');
  source.serve('mfe_jobs', './JobList', { default: 'the list' });

  expect(await load()).toEqual({ default: 'the list' });
  expect(source.calls).toEqual(['mfe_jobs ./JobList', 'mfe_jobs renewed 1', 'mfe_jobs ./JobList']);
});

test('a failure that was begun before a renewal does not undo it', async () => {
  const { source, loader } = setUp();
  const late = Promise.withResolvers<never>();
  const slow = loader.run(jobs, 'slow', () => late.promise).catch(() => {});
  source.fail('mfe_jobs', 'unreachable');
  await loader.run(jobs, 'quick', (from) => from.load(jobs, './JobList')).catch(() => {});
  source.heal('mfe_jobs');
  await loader.run(jobs, 'again', (from) => from.load(jobs, './JobList'));
  source.calls.length = 0;

  late.reject(new RemoteError('incompatible', jobs));
  await slow;
  await loader.run(jobs, 'after', (from) => from.load(jobs, './JobList'));

  expect(source.calls).toEqual(['mfe_jobs ./JobList']);
});
