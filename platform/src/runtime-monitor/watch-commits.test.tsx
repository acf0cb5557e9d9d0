import './react-commits.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteBoundary } from '../boundary/RemoteBoundary.tsx';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { fakeSource } from '../loader/testing/fake-source.ts';
import { createRegistry } from '../registry/registry.ts';
import { forgetTelemetry, onTelemetry } from '../telemetry/outbox.ts';
import { RemoteMount } from './RemoteMount.tsx';
import { onCommit } from './react-commits.ts';
import { watchCommits } from './watch-commits.ts';

const jobs = aRemote();
const ai = aRemote({ name: 'mfe_ai', title: 'Analysis and matching', team: 'AI' });
const heard = vi.fn();
let stop: () => void;

beforeEach(() => {
  heard.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  provideRemotes({
    registry: createRegistry(aReleaseSet(jobs, ai)),
    loader: createLoader({ source: fakeSource() }),
  });
  stop = onTelemetry(heard);
  watchCommits();
});
afterEach(() => {
  stop();
  onCommit(null);
  cleanup();
  forgetTelemetry();
  vi.restoreAllMocks();
});

/** Draws itself that many times, each time from an effect of its own that React does not stop. */
function Restless({ times }: { times: number }): ReactElement {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < times) queueMicrotask(() => setCount(count + 1));
  }, [count, times]);
  return <p>{count}</p>;
}

async function show(times: { jobs: number; shell: number }): Promise<void> {
  render(
    <main>
      <Restless times={times.shell} />
      <RemoteMount remote={ai}>
        <p>Quiet</p>
      </RemoteMount>
      <RemoteBoundary remote={jobs} onRetry={async () => undefined} onProbe={async () => undefined}>
        <RemoteMount remote={jobs}>
          <div>
            <Restless times={times.jobs} />
          </div>
        </RemoteMount>
      </RemoteBoundary>
    </main>,
  );
  for (let round = 0; round < 200; round += 1) await act(async () => undefined);
}

test('[TM-05] a part that draws itself over and over is told to its team, and makes way for an error with Retry', async () => {
  await show({ jobs: 150, shell: 0 });

  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'sign', sign: 'render_loop', remote: 'mfe_jobs', team: 'Jobs' }),
  );
  expect(screen.getByText('Job positions stopped working.')).toBeDefined();
  expect(screen.getByText('Quiet')).toBeDefined();
});

test('what the shell itself draws is not told to the remotes around it', async () => {
  await show({ jobs: 0, shell: 150 });

  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ sign: 'render_loop', remote: 'shell' }));
});

test('a part that draws itself now and then is told to nobody', async () => {
  await show({ jobs: 40, shell: 40 });

  expect(heard).not.toHaveBeenCalled();
});
