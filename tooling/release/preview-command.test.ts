import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleasePlace, type ReleaseStorage } from '@shortlist/shell/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releasePreviews } from './preview-command.ts';
import { startBucket, type TestBucket } from './testing/a-bucket.ts';

/** The compiler may have to build the remote first. */
vi.setConfig({ testTimeout: 120_000 });

const COMMIT = 'c0ffee0123456789c0ffee0123456789c0ffee01';
const DAY_MS = 24 * 3_600_000;

let bucket: TestBucket;
let place: ReleaseStorage;

beforeEach(async () => {
  bucket = await startBucket();
  place = await openReleasePlace(bucket.settings);
});
afterEach(() => bucket.close());

test('[TM-08] a preview lies in the bucket by its commit, in no channel, and its address is told to the pull request', async () => {
  const output = join(mkdtempSync(join(tmpdir(), 'preview-command-')), 'output');
  writeFileSync(output, '');
  const env = { PREVIEW_COMMIT: COMMIT, PUBLIC_URL: 'https://hire.example.com', GITHUB_OUTPUT: output };
  const told: string[] = [];
  const print = (line: string) => void told.push(line);

  await releasePreviews(place, ['mfe-billing'], { print, env });

  const address = `https://hire.example.com/preview/mfe-billing/${COMMIT}`;
  expect(told.at(-1)).toBe(address);
  expect(readFileSync(output, 'utf8')).toBe(`address=${address}\n`);
  expect((await place.readChannels()).channels.packages).toEqual({});
  expect(await place.files.list('mfe-billing/')).toEqual([]);
  const folder = `previews/mfe-billing/${COMMIT}/`;
  const paths = await place.files.list(folder);
  expect(paths).toEqual(
    expect.arrayContaining(['preview.json', 'remoteEntry.js'].map((file) => folder + file)),
  );
});

test('[TM-08] the next preview of the remote removes what is older than two weeks', async () => {
  const preview = (commit: string, days: number) =>
    releasePreviews(place, ['mfe-billing'], {
      print: () => {},
      env: { PREVIEW_COMMIT: commit },
      now: days * DAY_MS,
    });
  await preview(COMMIT, 1);
  await preview(COMMIT.replace('c', 'a'), 14);
  expect((await place.files.list(`previews/mfe-billing/${COMMIT}/`)).length).toBeGreaterThan(0);

  await preview(COMMIT.replace('c', 'b'), 16);

  expect(await place.files.list(`previews/mfe-billing/${COMMIT}/`)).toEqual([]);
  expect((await place.files.list('previews/mfe-billing/')).length).toBeGreaterThan(0);
});
