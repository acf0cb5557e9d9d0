import { afterEach, expect, test, vi } from 'vitest';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { fakeSource } from '../loader/testing/fake-source.ts';
import { createRegistry } from '../registry/registry.ts';
import { forgetTelemetry, onTelemetry } from '../telemetry/outbox.ts';
import { acceptPage, evaluate, settle, startPageGuard } from './turns.ts';

const { max } = Math;
const ofShell = (): number => 0;

afterEach(() => {
  Math.max = max;
  forgetTelemetry();
});

test('[TM-05] what a shared module does when it arrives is no remote’s doing, what a remote does is', () => {
  const heard = vi.fn();
  onTelemetry(heard);
  startPageGuard();
  const remote = aRemote({ name: 'mfe_turns', team: 'Jobs' });
  provideRemotes({
    registry: createRegistry(aReleaseSet(remote)),
    loader: createLoader({ source: fakeSource() }),
  });

  Math.max = ofShell;
  acceptPage();
  settle(remote);
  expect(Math.max).toBe(ofShell);
  expect(heard).not.toHaveBeenCalled();

  evaluate(remote, () => {
    Math.max = () => 1;
    acceptPage();
  });
  expect(Math.max).toBe(ofShell);
  expect(heard.mock.calls.map(([{ sign }]) => sign)).toEqual(['changed_global']);
});
