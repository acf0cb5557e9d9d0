import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLoader } from '../loader/loader.ts';
import { aRemote } from '../loader/testing/a-remote.ts';
import { fakeSource } from '../loader/testing/fake-source.ts';
import { hasHung, noteBusy, noteIdle, readHangRecord } from './hang-record.ts';

const jobs = aRemote();

beforeEach(() => sessionStorage.clear());
afterEach(readHangRecord);

test('[TM-05] a release that the page before never came back from is not run until a person asks for it', async () => {
  const source = fakeSource();
  source.serve('mfe_jobs', './JobList', { default: () => null });
  const loader = createLoader({ source });
  const load = () => loader.run(jobs, './JobList', (from) => from.load(jobs, './JobList'));
  noteBusy(jobs);
  readHangRecord();

  await expect(load()).rejects.toMatchObject({
    kind: 'unresponsive',
    message: 'Job positions stopped the page from responding',
  });
  expect(source.calls).toEqual([]);

  loader.startOver(jobs);
  await expect(load()).resolves.toBeDefined();
});

test('another release of it, and one that had ended, are run', () => {
  noteBusy(jobs);
  readHangRecord();
  expect(hasHung(aRemote({ version: '1.1.0-ffffffffff' }))).toBe(false);

  noteBusy(jobs);
  noteIdle();
  readHangRecord();

  expect(hasHung(jobs)).toBe(false);
});

test('a page that is left while a remote runs was not hanging', () => {
  readHangRecord();
  noteBusy(jobs);
  window.dispatchEvent(new Event('pagehide'));

  readHangRecord();

  expect(hasHung(jobs)).toBe(false);
});
