import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { fakeSource } from '../loader/testing/fake-source.ts';
import { createRegistry } from '../registry/registry.ts';
import { forgetTelemetry, onTelemetry } from '../telemetry/outbox.ts';
import { onUnmounted, trackMount } from './mounts.ts';
import { watchLeaks } from './watch-leaks.ts';

const jobs = aRemote();
const ai = aRemote({ name: 'mfe_ai' });
const billing = aRemote({ name: 'mfe_billing' });
const heard = vi.fn();
let stop: () => void;
/** What a visit leaves that is of its own. */
let left: number;
/** What is held in anybody's name. */
let count: number;

beforeEach(() => {
  vi.useFakeTimers();
  left = 0;
  count = 3;
  heard.mockReset();
  provideRemotes({
    registry: createRegistry(aReleaseSet(jobs, ai, billing)),
    loader: createLoader({ source: fakeSource() }),
  });
  stop = onTelemetry(heard);
  watchLeaks({
    residueOf: () => ({ count, what: `resize on window x${count}` }),
    releaseVisit: () => ({ count: left, what: `an interval x${left}` }),
    close: () => {},
  });
});
afterEach(() => {
  stop();
  onUnmounted(null);
  forgetTelemetry();
  vi.useRealTimers();
});

function visit(remote: typeof jobs): void {
  const leave = trackMount(remote);
  vi.advanceTimersByTime(5_000);
  leave();
  vi.advanceTimersByTime(5_000);
}

test('a remote that holds as much as before after each visit leaks nothing', () => {
  for (let times = 0; times < 20; times += 1) visit(jobs);

  expect(heard).not.toHaveBeenCalled();
});

test('a remote that holds more after each of five visits leaks, and its team is told what', () => {
  for (let times = 0; times < 5; times += 1) {
    visit(ai);
    count += 1;
  }

  expect(heard).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({
      sign: 'leak',
      remote: 'mfe_ai',
      detail: 'Resources grew on each of 5 visits: resize on window x7.',
    }),
  );
});

test('[TM-05] a remote whose first visit leaves something of its own is told what was taken back', () => {
  left = 1;

  visit(billing);

  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({
      sign: 'leak',
      remote: 'mfe_billing',
      detail: 'Left behind after a visit: an interval x1. Taken back.',
    }),
  );
});

test('while another part of the remote is shown, what it holds says nothing', () => {
  const leaveOther = trackMount(jobs);
  for (let times = 0; times < 20; times += 1) {
    visit(jobs);
    count += 1;
  }

  expect(heard).not.toHaveBeenCalled();
  leaveOther();
});
