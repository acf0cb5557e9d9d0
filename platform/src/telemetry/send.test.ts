import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTelemetry, recordEvent } from './outbox.ts';
import { startSending } from './send.ts';

const leak = {
  kind: 'sign',
  remote: 'mfe_jobs',
  version: '1.0.0',
  team: 'Jobs',
  sign: 'leak',
  detail: 'Two listeners stay.',
} as const;

const post = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));
const beacon = vi.fn<Navigator['sendBeacon']>(() => true);
let stop = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', post);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  forgetTelemetry();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  post.mockClear();
  beacon.mockClear();
});

const bodies = (): unknown[] => post.mock.calls.map(([, init]) => JSON.parse(init?.body as string));

test('what happened before anything was sent goes first, with the id of the page', () => {
  recordEvent(leak);

  stop = startSending('page-id');

  expect(bodies()).toEqual([{ page: 'page-id', events: [leak] }]);
});

test('events go together every few seconds, and a quiet page sends nothing', () => {
  stop = startSending('page-id');
  recordEvent(leak);
  recordEvent({ ...leak, remote: 'mfe_ai' });
  expect(post).not.toHaveBeenCalled();

  vi.advanceTimersByTime(5_000);
  vi.advanceTimersByTime(60_000);

  expect(bodies()).toEqual([{ page: 'page-id', events: [leak, { ...leak, remote: 'mfe_ai' }] }]);
});

test('what still waits is sent when the page is left', async () => {
  stop = startSending('page-id');
  recordEvent(leak);

  window.dispatchEvent(new Event('pagehide'));

  const [address, body] = beacon.mock.calls[0] ?? [];
  expect(address).toBe('/telemetry');
  expect(JSON.parse(await (body as Blob).text())).toEqual({ page: 'page-id', events: [leak] });
});
