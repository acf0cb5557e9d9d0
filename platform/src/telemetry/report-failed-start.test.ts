import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { PAGE_DATA_ID } from '../registry/release-set.ts';
import { reportFailedStart } from './report-failed-start.ts';

const beacon = vi.fn<Navigator['sendBeacon']>(() => true);

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => {
  beacon.mockClear();
  document.body.replaceChildren();
});

function pageWith(text: string): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = PAGE_DATA_ID;
  block.textContent = text;
  document.body.append(block);
}

test('a shell that could not start is told as a crash of its version, with the id of the page', async () => {
  pageWith(JSON.stringify({ releases: aReleaseSet(aRemote()), mayBeSignedIn: false, telemetry: 'page-id' }));

  reportFailedStart(new Error('no router'));

  const [, sent] = beacon.mock.calls[0] ?? [];
  expect(JSON.parse(await (sent as Blob).text())).toMatchObject({
    page: 'page-id',
    events: [{ kind: 'error', remote: 'shell', version: '1.0.0-shell', isCrash: true, message: 'no router' }],
  });
});

test.each(['', '{"half":', JSON.stringify({ releases: aReleaseSet(), mayBeSignedIn: false })])(
  'a page that knows nothing of itself tells nothing: %j',
  (text) => {
    pageWith(text);

    reportFailedStart(new Error('no router'));

    expect(beacon).not.toHaveBeenCalled();
  },
);
