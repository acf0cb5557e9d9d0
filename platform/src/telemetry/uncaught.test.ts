import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { fakeSource } from '../loader/testing/fake-source.ts';
import { createRegistry } from '../registry/registry.ts';
import { forgetTelemetry, onTelemetry } from './outbox.ts';
import { reportUncaught } from './uncaught.ts';

const heard = vi.fn();

beforeAll(() => {
  provideRemotes({
    registry: createRegistry(aReleaseSet(aRemote())),
    loader: createLoader({ source: fakeSource() }),
  });
  reportUncaught(window);
  onTelemetry(heard);
});
beforeEach(() => {
  forgetTelemetry();
  heard.mockClear();
});

const file = () => new URL('/assets/mfe_jobs/1.0.0-0123456789/list.1.js', document.baseURI).href;

function rejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason });
}

test('a handler that throws counts for the remote whose file it is in, and is no crash', () => {
  const error = new Error('boom');
  error.stack = `Error: boom\n    at press (${file()}:1:9)`;

  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));

  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mfe_jobs', message: 'boom', isCrash: false }),
  );
});

test('a script that can not be read is known by its address', () => {
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'Unexpected token', filename: file(), lineno: 1, colno: 2 }),
  );

  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mfe_jobs' }));
});

test('a promise that fails without anybody waiting is reported, one that was aborted is not', () => {
  window.dispatchEvent(rejection(new DOMException('Aborted.', 'AbortError')));
  window.dispatchEvent(rejection(new Error('late')));

  expect(heard.mock.calls.map(([event]) => event.message)).toEqual(['late']);
});

test('what browsers say of themselves is no error of anybody', () => {
  const message = 'ResizeObserver loop completed with undelivered notifications.';

  window.dispatchEvent(new ErrorEvent('error', { message }));

  expect(heard).not.toHaveBeenCalled();
});
