import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactElement, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteWidget as TypedWidget } from '../boundary/RemoteWidget.tsx';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { type FakeSource, fakeSource } from '../loader/testing/fake-source.ts';
import { forgetWidget } from '../loader/widgets.ts';
import { createRegistry } from '../registry/registry.ts';
import { forgetTelemetry, onTelemetry } from '../telemetry/outbox.ts';
import { isRenderLoop } from './render-loop.ts';

/** The widget of these tests is in no contract. */
const RemoteWidget = TypedWidget as unknown as ComponentType<{ id: string }>;

const heard = vi.fn();
let stop: () => void;
let source: FakeSource;

beforeEach(() => {
  heard.mockReset();
  source = fakeSource();
  provideRemotes({ registry: createRegistry(aReleaseSet(aRemote())), loader: createLoader({ source }) });
  stop = onTelemetry(heard);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  cleanup();
  forgetTelemetry();
  forgetWidget('mfe_jobs/JobList');
  vi.restoreAllMocks();
});

const atOnce = (run: () => void): void => run();

function Endless(): ReactElement {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => atOnce(() => setCount(count + 1)), [count]);
  return <p>{count}</p>;
}

test('a widget that would draw itself for ever fails in its own place and is told to its team as such', async () => {
  source.serve('mfe_jobs', './JobList', { default: Endless });

  await act(async () => void render(<RemoteWidget id="mfe_jobs/JobList" />));

  expect(await screen.findByText('Job positions stopped working.')).toBeDefined();
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'sign', sign: 'render_loop', remote: 'mfe_jobs', team: 'Jobs' }),
  );
});

test('it is known by the words of a production build, too', () => {
  expect(isRenderLoop(new Error('Minified React error #185; visit https://react.dev/errors/185'))).toBe(true);
  expect(isRenderLoop(new Error('Minified React error #301; visit https://react.dev/errors/301'))).toBe(true);
  expect(isRenderLoop(new Error('Minified React error #418; visit https://react.dev/errors/418'))).toBe(
    false,
  );
});
