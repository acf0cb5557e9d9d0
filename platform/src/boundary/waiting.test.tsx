import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideRemotes, remoteHost } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { type FakeSource, fakeSource } from '../loader/testing/fake-source.ts';
import { forgetWidget } from '../loader/widgets.ts';
import { createRegistry } from '../registry/registry.ts';
import { offerUpdate } from '../registry/update.ts';
import { RemoteWidget as TypedWidget } from './RemoteWidget.tsx';
import { LATE_MS } from './use-is-slow.ts';

/** The widgets of these tests are in no contract. */
const RemoteWidget = TypedWidget as unknown as ComponentType<{ id: string }>;

let source: FakeSource;

beforeEach(() => {
  vi.useFakeTimers();
  source = fakeSource();
  source.serve('mfe_jobs', './JobList', { default: () => <p>List of jobs</p> });
  source.serve('mfe_jobs', './Board', { default: () => <p>Board of jobs</p> });
  const registry = createRegistry(aReleaseSet(aRemote({ widgets: ['JobList', 'Board'] })));
  provideRemotes({ registry, loader: createLoader({ source, pauseMs: 1 }) });
  // React writes every error that a boundary catches to the console, too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  offerUpdate(null);
  forgetWidget('mfe_jobs/JobList');
  forgetWidget('mfe_jobs/Board');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(...ids: string[]): Promise<void> {
  await act(async () => void render(ids.map((id) => <RemoteWidget key={id} id={id} />)));
  await pass(10);
}

const failures = () => screen.queryAllByRole('alert');

test('[SH-08] a widget that hangs says so after two seconds, and Retry starts it over', async () => {
  source.fail('mfe_jobs', 'hang');
  await show('mfe_jobs/JobList');
  await pass(LATE_MS - 100);
  expect(screen.queryByText('Job positions is taking longer than usual.')).toBeNull();
  await pass(100);
  expect(screen.getByText('Job positions is taking longer than usual.')).toBeDefined();

  source.heal('mfe_jobs');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(10);

  expect(screen.getByText('List of jobs')).toBeDefined();
});

test('[SH-08] a Retry that hangs too is given as long again before it is said', async () => {
  source.fail('mfe_jobs', 'hang');
  await show('mfe_jobs/JobList');
  await pass(LATE_MS);

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(LATE_MS - 100);
  expect(screen.queryByText('Job positions is taking longer than usual.')).toBeNull();
  await pass(200);

  expect(screen.getByText('Job positions is taking longer than usual.')).toBeDefined();
});

test('[SH-08] a widget comes back by itself when its remote is back', async () => {
  source.fail('mfe_jobs', 'unreachable');
  await show('mfe_jobs/JobList');
  expect(failures()).toHaveLength(1);

  source.heal('mfe_jobs');
  await pass(4_000);

  expect(screen.getByText('List of jobs')).toBeDefined();
});

test('[SH-08] a successful load resolves every pending load of that remote', async () => {
  source.fail('mfe_jobs', 'unreachable');
  await show('mfe_jobs/JobList', 'mfe_jobs/Board');
  expect(failures()).toHaveLength(2);

  source.heal('mfe_jobs');
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) fireEvent.click(retry);
  await pass(500);

  expect(screen.getByText('List of jobs')).toBeDefined();
  expect(screen.getByText('Board of jobs')).toBeDefined();
});

test('[SH-08] a remote that stays away is asked less and less, and by one place for all', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  source.fail('mfe_jobs', 'unreachable');
  await show('mfe_jobs/JobList', 'mfe_jobs/Board');
  await pass(60_000);
  source.calls.length = 0;

  await pass(60_000);

  // Every ten seconds a look of one place, which is two attempts; the breaker spares the other's.
  expect(source.calls.filter((call) => !call.includes('renewed'))).toHaveLength(12);
  expect(failures()).toHaveLength(2);
});

test('a tab that nobody looks at asks nothing, and looks once people come back', async () => {
  source.fail('mfe_jobs', 'unreachable');
  await show('mfe_jobs/JobList');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  source.calls.length = 0;
  await pass(120_000);
  expect(source.calls).toEqual([]);

  source.heal('mfe_jobs');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(500);

  expect(screen.getByText('List of jobs')).toBeDefined();
});

test('a place that is gone asks no more', async () => {
  source.fail('mfe_jobs', 'unreachable');
  await show('mfe_jobs/JobList');
  cleanup();
  source.calls.length = 0;

  await pass(120_000);

  expect(source.calls).toEqual([]);
});

test('where a newer release is live, a failed place offers it', async () => {
  const update = vi.fn();
  source.fail('mfe_jobs', 'missing_part');
  await show('mfe_jobs/JobList');
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();

  await act(async () => offerUpdate(update));
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));

  expect(update).toHaveBeenCalledOnce();
});

test('a place that crashed waits for a person: no look can tell whether it would crash again', async () => {
  let isBroken = true;
  source.serve('mfe_jobs', './JobList', {
    default: () => {
      if (isBroken) throw new Error('no title');
      return <p>List of jobs</p>;
    },
  });
  await show('mfe_jobs/JobList');
  isBroken = false;
  await pass(120_000);
  expect(screen.getByText('Job positions stopped working.')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(10);

  expect(screen.getByText('List of jobs')).toBeDefined();
  expect(remoteHost().loader.waitingSince(aRemote())).toBeUndefined();
});
