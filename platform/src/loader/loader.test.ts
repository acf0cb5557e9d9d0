import { expect, test, vi } from 'vitest';
import { policyOf } from './failure-policies.ts';
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
  source.reregister = renew;
  source.serve('mfe_jobs', './JobList', { default: 'the list' });

  expect(await load()).toEqual({ default: 'the list' });
  expect(renew).toHaveBeenCalledWith(jobs, 1);
});

test('[SH-08] gives up after the second attempt, with the kind and a sentence', async () => {
  const { source, load, reports } = setUp();
  source.fail('mfe_jobs', 'unreachable');

  await expect(load()).rejects.toMatchObject({
    kind: 'unreachable',
    message: policyOf('unreachable').message('Job positions'),
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
  const { source, load, reports } = setUp(60);
  source.fail('mfe_jobs', 'hang');

  await expect(load()).rejects.toMatchObject({
    kind: 'timeout',
    message: 'Job positions took too long to load',
  });
  expect(reports).toMatchObject([{ attempts: 1 }]);
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

const aMissingChunk = () => Promise.reject(new Error('Loading chunk 7 failed.'));

/** Fails until the remote is left alone. */
async function failThrice({ source, load }: ReturnType<typeof setUp>): Promise<void> {
  source.fail('mfe_jobs', 'unreachable');
  for (let count = 0; count < 3; count += 1) await load().catch(() => {});
  source.calls.length = 0;
}

test('[SH-08] a remote that failed three times in a row fails at once, without being asked', async () => {
  const page = setUp();
  await failThrice(page);

  await expect(page.load()).rejects.toMatchObject({
    kind: 'suspended',
    message: policyOf('suspended').message('Job positions'),
  });
  expect(page.source.calls).toEqual([]);
  expect(page.reports.at(-1)).toMatchObject({ attempts: 0, error: { kind: 'suspended' } });
});

test('[SH-08] who presses Retry asks a suspended remote at once, and its success is the end of it for all', async () => {
  const page = setUp();
  await failThrice(page);
  page.source.heal('mfe_jobs');
  page.source.serve('mfe_jobs', './JobList', { default: 'the list' });

  page.loader.startOver(jobs);

  expect(await page.load()).toEqual({ default: 'the list' });
  expect(await page.load()).toEqual({ default: 'the list' });
});

test('a remote that answers, but not with what was asked for, is not left alone', async () => {
  const page = setUp();
  await failThrice(page);
  page.source.fail('mfe_jobs', 'not_exposed');
  page.loader.startOver(jobs);
  await page.load().catch(() => {});

  await expect(page.load()).rejects.toMatchObject({ kind: 'not_exposed' });
});

test('a part that is missing again and again says nothing about the rest of its remote', async () => {
  const { source, loader, load } = setUp();
  source.serve('mfe_jobs', './JobList', { default: 'the list' });

  for (let count = 0; count < 5; count += 1)
    await loader.run(jobs, '/joblist/new', aMissingChunk).catch(() => {});

  expect(await load()).toEqual({ default: 'the list' });
});

test('[SH-08] what hangs is started over from a fresh container, for everyone who waits for it', async () => {
  const { source, loader, load, reports } = setUp(60_000);
  source.fail('mfe_jobs', 'hang');
  const [first, second] = [load(), load()];
  await vi.waitFor(() => expect(source.calls).toHaveLength(2));
  source.heal('mfe_jobs');
  source.serve('mfe_jobs', './JobList', { default: 'the list' });

  loader.startOver(jobs);

  expect(await Promise.all([first, second])).toEqual([{ default: 'the list' }, { default: 'the list' }]);
  expect(source.calls.filter((call) => call.includes('renewed'))).toEqual(['mfe_jobs renewed 1']);
  expect(reports).toMatchObject([{ attempts: 2 }, { attempts: 2 }]);
});

test('tells since when a remote is waited for, and no more once it is there', async () => {
  const { source, loader, load } = setUp(60_000);
  const before = Date.now();
  source.fail('mfe_jobs', 'hang');
  const loading = load();

  expect(loader.waitingSince(jobs)).toBeGreaterThanOrEqual(before);
  source.heal('mfe_jobs');
  loader.startOver(jobs);
  await loading;
  expect(loader.waitingSince(jobs)).toBeUndefined();
});
