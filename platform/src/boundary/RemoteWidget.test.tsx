import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { policyOf } from '../loader/failure-policies.ts';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { type FakeSource, fakeSource } from '../loader/testing/fake-source.ts';
import { forgetWidget, isExposed, preloadWidget } from '../loader/widgets.ts';
import { createRegistry } from '../registry/registry.ts';
import { forgetTelemetry, onTelemetry } from '../telemetry/outbox.ts';
import { RemoteWidget as TypedWidget } from './RemoteWidget.tsx';

/** The widgets of these tests are in no contract. */
const RemoteWidget = TypedWidget as unknown as ComponentType<{ id: string; label?: string }>;

let source: FakeSource;

beforeEach(() => {
  source = fakeSource();
  const registry = createRegistry(aReleaseSet(aRemote()));
  provideRemotes({ registry, loader: createLoader({ source, pauseMs: 1, deadlineMs: 1_000 }) });
  // React writes every error that a boundary catches to the console, too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  forgetWidget('mfe_jobs/JobList');
  forgetTelemetry();
  vi.restoreAllMocks();
});

/** What suspends goes on only when React was asked to wait for it. */
const show = (element: ReactElement) => act(async () => void render(element));

const List = ({ label }: { label?: string }) => <p>List of {label}</p>;

test('shows a widget of another remote, with its props, after a skeleton', async () => {
  const arrival = Promise.withResolvers<unknown>();
  source.load = () => arrival.promise;
  await show(<RemoteWidget id="mfe_jobs/JobList" label="jobs" />);
  expect(screen.getByLabelText('Loading')).toBeDefined();

  await act(async () => arrival.resolve({ default: List }));

  expect(await screen.findByText('List of jobs')).toBeDefined();
});

test('a widget that was preloaded is there at its first sight', async () => {
  source.serve('mfe_jobs', './JobList', { default: List });
  preloadWidget('mfe_jobs/JobList');
  await act(async () => undefined);
  source.fail('mfe_jobs', 'unreachable');

  await show(<RemoteWidget id="mfe_jobs/JobList" label="jobs" />);

  expect(await screen.findByText('List of jobs')).toBeDefined();
});

test('a preload that failed is forgotten: showing the widget asks again', async () => {
  source.fail('mfe_jobs', 'unreachable');
  preloadWidget('mfe_jobs/JobList');
  await vi.waitFor(() => expect(source.calls.filter((call) => call.endsWith('JobList'))).toHaveLength(2));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  source.heal('mfe_jobs');
  source.serve('mfe_jobs', './JobList', { default: List });

  await show(<RemoteWidget id="mfe_jobs/JobList" label="jobs" />);

  expect(await screen.findByText('List of jobs')).toBeDefined();
});

test('only what the live release of a remote exposes is exposed', () => {
  expect(isExposed('mfe_jobs/JobList')).toBe(true);
  expect(isExposed('mfe_jobs/TrackingBoard')).toBe(false);
  expect(isExposed('mfe_ghost/JobList')).toBe(false);
});

test('[SH-08] a widget that cannot be loaded fails in its own place, and one press of Retry brings it back', async () => {
  source.fail('mfe_jobs', 'unreachable');
  await show(
    <main>
      <h1>User Home</h1>
      <RemoteWidget id="mfe_jobs/JobList" label="jobs" />
    </main>,
  );
  expect(
    await screen.findByRole('heading', { name: `${policyOf('unreachable').message('Job positions')}.` }),
  ).toBeDefined();
  expect(screen.getByText('The rest of the page works.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'User Home' })).toBeDefined();

  source.heal('mfe_jobs');
  source.serve('mfe_jobs', './JobList', { default: List });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('List of jobs')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SH-08] a Retry that fails shows the error again', async () => {
  source.fail('mfe_jobs', 'unreachable');
  await show(<RemoteWidget id="mfe_jobs/JobList" />);
  await screen.findByRole('alert');
  source.fail('mfe_jobs', 'missing_part');

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText("Part of Job positions couldn't be loaded.")).toBeDefined();
});

test('a widget that throws while it is drawn is reported to its team and keeps the rest of the page', async () => {
  const reports = vi.fn();
  const stop = onTelemetry(reports);
  source.serve('mfe_jobs', './JobList', {
    default: () => {
      throw new Error('no title');
    },
  });

  await show(<RemoteWidget id="mfe_jobs/JobList" />);

  expect(await screen.findByRole('heading', { name: 'Job positions stopped working.' })).toBeDefined();
  expect(reports).toHaveBeenCalledWith(expect.objectContaining({ message: 'no title', team: 'Jobs' }));
  stop();
});

test('a widget that was never released says so and offers no Retry', async () => {
  await show(<RemoteWidget id="mfe_ghost/List" />);

  expect(await screen.findByText("This part of Shortlist isn't installed.")).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
