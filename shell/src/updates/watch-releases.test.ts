import { createLoader, createRegistry, type ReleaseSet, useUpdate } from '@shortlist/platform/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReleases } from './watch-releases.ts';

const aSet = (jobs: string): ReleaseSet => ({
  shell: { version: '1.0.0-shell' },
  origins: [],
  remotes: [
    {
      name: 'mfe_jobs',
      title: 'Job positions',
      team: 'Jobs',
      version: jobs,
      channel: 'stable',
      entry: `/assets/mfe-jobs/${jobs}/remoteEntry.js`,
      integrity: null,
      paths: ['/joblist'],
      widgets: [],
    },
  ],
});

let live: ReleaseSet;
let stop: () => void;
const update = vi.fn();
const asked = vi.fn();
const registry = createRegistry(aSet('1'));
const source = { load: () => Promise.reject(new Error('Loading chunk 7 failed.')), reregister: () => {} };
let loader: ReturnType<typeof createLoader>;

beforeEach(() => {
  vi.useFakeTimers();
  live = aSet('1');
  asked.mockReset();
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address);
    return Response.json(live);
  });
  loader = createLoader({ source, pauseMs: 0 });
  stop = watchReleases({ registry, loader }, update);
});
afterEach(() => {
  stop();
  useUpdate.setState({ update: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const comeBack = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};
const isOffered = () => useUpdate.getState().update !== null;

test('who comes back to the tab is offered what was released meanwhile', async () => {
  live = aSet('2');
  await comeBack();

  expect(asked).toHaveBeenCalledWith('/remotes.json');
  expect(useUpdate.getState().update).toBe(update);
});

test('nothing is offered while the page has what is live', async () => {
  await comeBack();

  expect(asked).toHaveBeenCalledOnce();
  expect(isOffered()).toBe(false);
});

test('an offer is taken back when what is live is rolled back to what the page has', async () => {
  live = aSet('2');
  await comeBack();
  live = aSet('1');
  await vi.advanceTimersByTimeAsync(5 * 60_000);

  expect(isOffered()).toBe(false);
});

test('a tab that is looked at asks every few minutes, one that is not asks nothing', async () => {
  await vi.advanceTimersByTimeAsync(13 * 60_000);
  expect(asked).toHaveBeenCalledTimes(3);

  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(60 * 60_000);

  expect(asked).toHaveBeenCalledTimes(3);
});

test('who switches between tabs all the time does not have the server asked all the time', async () => {
  for (let count = 0; count < 10; count += 1) await comeBack();

  expect(asked).toHaveBeenCalledOnce();
});

test('a chunk that is gone has the page look whether a newer release is live', async () => {
  live = aSet('2');
  const [jobs] = registry.releases.remotes;
  if (!jobs) throw new Error('The set has no remote.');

  const loading = loader.run(jobs, '/joblist', (from) => from.load(jobs, './routes')).catch(() => {});
  await vi.advanceTimersByTimeAsync(10);
  await loading;
  await vi.advanceTimersByTimeAsync(0);

  expect(isOffered()).toBe(true);
});

test('an edge that does not answer offers nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await comeBack();

  expect(isOffered()).toBe(false);
});
