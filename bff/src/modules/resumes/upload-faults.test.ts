import { once } from 'node:events';
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { resumes } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { allKeys } from '../../../test/support/all-keys.ts';
import { read } from '../../../test/support/caller.ts';
import { emptiedFolder } from '../../../test/support/emptied-folder.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps, origin, logged } = server;

beforeEach(() => {
  vi.restoreAllMocks();
  logged.length = 0;
});

/** For a machine that is busy with other work. */
const PATIENCE = { timeout: 20_000 };

const NO_ROOM = 'The server is out of storage, so nothing was saved. Try again later.';
const diskFull = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

/** What an upload that came to nothing must not leave: a row, a kept file, a temporary file, an error in the log. */
async function traces(owner: TestUser) {
  const kept = (await allKeys(deps.storage)).filter((key) => key.startsWith(owner.id));
  return {
    rows: read(resumes.list.response, await as(owner).get('/api/resumes')).resumes.length,
    files: kept.length,
    temporary: await emptiedFolder(deps.uploadFolder),
    errors: logged.filter((line) => JSON.parse(line).level >= 50),
  };
}
const NONE = { rows: 0, files: 0, temporary: true, errors: [] };

/** Starts an upload and leaves it open. */
function openUpload(owner: TestUser, bytes: number) {
  const upload = request(`${origin}/api/resumes`, {
    method: 'POST',
    headers: {
      cookie: owner.cookie,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': bytes,
    },
  });
  upload.on('error', () => {});
  return upload;
}

const HEAD =
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

test('[RS-02] an upload that breaks off in the middle leaves nothing and is no fault of the server', async () => {
  const ada = await given.user();
  const upload = openUpload(ada, 1_000_000);
  upload.write(`${HEAD}%PDF`);
  await vi.waitFor(async () => expect(await emptiedFolder(deps.uploadFolder)).toBe(false), PATIENCE);

  upload.destroy();

  await vi.waitFor(() => expect(logged.join('')).toContain('"path":"/api/resumes","status":400'), PATIENCE);
  expect(await traces(ada)).toEqual(NONE);
});

test('[RS-02] an upload that is given up while its file is read leaves nothing', async () => {
  const ada = await given.user();
  const extract = deps.extractor.extract.bind(deps.extractor);
  const started = Promise.withResolvers<void>();
  vi.spyOn(deps.extractor, 'extract').mockImplementationOnce(async (file, options) => {
    started.resolve();
    // The server sees the connection end a moment later.
    if (options?.signal?.aborted === false) await once(options.signal, 'abort');
    return extract(file, options);
  });
  const end = '\r\n--x--\r\n';
  const upload = openUpload(ada, HEAD.length + 5 + end.length);
  upload.end(`${HEAD}%PDF-${end}`);
  await started.promise;

  upload.destroy();

  await vi.waitFor(() => expect(logged.join('')).toContain('"path":"/api/resumes","status":400'), PATIENCE);
  expect(await traces(ada)).toEqual(NONE);
});

test('[RS-02] an upload that is given up while its file is stored leaves nothing', async () => {
  const ada = await given.user();
  const put = deps.storage.put.bind(deps.storage);
  const gone = new AbortController();
  vi.spyOn(deps.storage, 'put').mockImplementationOnce(async (key, path) => {
    await put(key, path);
    gone.abort();
    // The server sees the connection end a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  const body = new FormData();
  body.append('files', new Blob([await readFile(FILES.smallPdf)]), 'a.pdf');

  const sent = as(ada).send('/api/resumes', { method: 'POST', body, signal: gone.signal });

  await expect(sent).rejects.toThrow('aborted');
  await vi.waitFor(() => expect(logged.join('')).toContain('"path":"/api/resumes","status":400'), PATIENCE);
  expect(await traces(ada)).toEqual(NONE);
});

test('[AP-02] [RS-02] a store without room is told in a sentence and keeps nothing', async () => {
  const ada = await given.user();
  vi.spyOn(deps.storage, 'put').mockRejectedValue(diskFull());

  const reply = await as(ada).upload(FILES.smallPdf);

  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable', error: NO_ROOM } });
  expect(await traces(ada)).toEqual(NONE);
});

test.runIf(process.platform === 'linux')(
  '[AP-02] [RS-02] a disk without room for what arrives is told in a sentence and keeps nothing',
  async () => {
    const ada = await given.user();
    // What is written goes to a device on which every write fails as on a full disk.
    const { createWriteStream } = fs;
    vi.spyOn(fs, 'createWriteStream').mockImplementation(() => createWriteStream('/dev/full'));
    syncBuiltinESMExports();

    const reply = await as(ada).upload(FILES.smallPdf);
    vi.restoreAllMocks();
    syncBuiltinESMExports();

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable', error: NO_ROOM } });
    expect(await traces(ada)).toEqual(NONE);
  },
);

test('a delete answers when its row is gone, also if the store fails', async () => {
  const ada = await given.user();
  const [resume] = read(resumes.upload.response, await as(ada).upload(FILES.smallPdf)).resumes;
  vi.spyOn(deps.storage, 'remove').mockRejectedValueOnce(new Error('no answer'));

  const reply = await as(ada).delete(`/api/resumes/${resume?.id}`);

  expect(reply).toMatchObject({ status: 200 });
  expect(await traces(ada)).toMatchObject({ rows: 0, files: 1, errors: [] });
  expect(logged.join('')).toContain('A file was left to the sweep');
});
