import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aReleaseSet, aRemote } from '../loader/testing/a-remote.ts';
import { readPageData } from './page-data.ts';
import { PAGE_DATA_ID } from './release-set.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  document.body.replaceChildren();
});
afterAll(() => server.close());

const releases = aReleaseSet(aRemote());

function putBlock(text: string): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = PAGE_DATA_ID;
  block.textContent = text;
  document.body.append(block);
}

test('reads what the edge wrote into the page, without a request', async () => {
  putBlock(JSON.stringify({ releases, mayBeSignedIn: false }));

  expect(await readPageData()).toEqual({ releases, mayBeSignedIn: false, overrides: [], telemetry: null });
});

test.each(['', '{"half":', '{"releases":{"remotes":"none"}}'])(
  'asks for the release set when the page has only %j',
  async (text) => {
    if (text) putBlock(text);
    server.use(http.get('*/remotes.json', () => HttpResponse.json(releases)));

    expect(await readPageData()).toEqual({ releases, mayBeSignedIn: true, overrides: [], telemetry: null });
  },
);

test('fails when neither is there', async () => {
  server.use(http.get('*/remotes.json', () => new HttpResponse('gone', { status: 503 })));

  await expect(readPageData()).rejects.toThrow('/remotes.json answered 503.');
});
