import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { resumes, UPLOAD_LIMITS } from '@shortlist/api-contract';
import { FILES, scannedPdf } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { allKeys } from '../../../test/support/all-keys.ts';
import { read, type TestFile } from '../../../test/support/caller.ts';
import { emptiedFolder } from '../../../test/support/emptied-folder.ts';
import type { TestUser } from '../../../test/support/given.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps, origin } = server;

const pdf = await readFile(FILES.smallPdf);
const named = (
  name: string,
  content: TestFile extends infer F ? (F extends { content: infer C } ? C : never) : never,
) => ({
  name,
  content,
});
const uploaded = (reply: Reply) => read(resumes.upload.response, reply);

/** What a refused upload must not leave: a row, a kept file, a temporary file. */
async function traces(owner: TestUser) {
  const kept = (await allKeys(deps.storage)).filter((key) => key.startsWith(owner.id));
  return {
    rows: read(resumes.list.response, await as(owner).get('/api/resumes')).resumes.length,
    files: kept.length,
    temporary: await emptiedFolder(deps.uploadFolder),
  };
}
const NONE = { rows: 0, files: 0, temporary: true };

test('[RS-02] [ST-01] takes PDF, DOCX and DOC in one upload, and the list shows them', async () => {
  const ada = await given.user();

  const reply = await as(ada).upload(FILES.pdf, FILES.docx, FILES.doc);

  expect(reply.status).toBe(201);
  const { resumes: taken, refused } = uploaded(reply);
  expect(refused).toEqual([]);
  expect(taken.map(({ media_type }) => media_type)).toEqual([
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/msword',
  ]);
  expect(taken[0]).toMatchObject({
    file_name: 'google-docs-skia-proxy-classic.pdf',
    size_bytes: (await readFile(FILES.pdf)).length,
    status: 'active',
    analysis: null,
    best_match: null,
  });
  expect(taken[0]?.pages).toBeGreaterThan(0);
  expect(await traces(ada)).toEqual({ rows: 3, files: 3, temporary: true });
});

test('the text of an upload is there, line by line', async () => {
  const ada = await given.user();
  const [resume] = uploaded(await as(ada).upload(FILES.pdf)).resumes;

  const document = read(resumes.document.response, await as(ada).get(`/api/resumes/${resume?.id}/document`));

  expect(document.text.length).toBeGreaterThan(500);
  const lines = document.blocks.map(({ start, end }) => document.text.slice(start, end));
  expect(lines.every((line) => line.trim() !== '')).toBe(true);
});

test('[RS-05] a good file is taken beside a bad one, which is named with its reason', async () => {
  const ada = await given.user();

  const reply = await as(ada).upload(FILES.smallPdf, named('notes.pdf', '<html><p>Hello</p></html>'));

  expect(reply.status).toBe(201);
  const { resumes: taken, refused } = uploaded(reply);
  expect(taken.map(({ file_name }) => file_name)).toEqual(['weasyprint-cairo-minimal.pdf']);
  expect(refused).toEqual([
    { file_name: 'notes.pdf', code: 'file_wrong_type', error: expect.stringMatching(/PDF/) },
  ]);
  expect(await traces(ada)).toEqual({ rows: 1, files: 1, temporary: true });
});

const MB = 1024 * 1024;
test.each([
  ['an empty file', named('empty.pdf', ''), { status: 422, code: 'file_empty' }],
  ['a file of one byte', named('byte.pdf', '%'), { status: 415, code: 'file_wrong_type' }],
  ['an encrypted PDF', FILES.encrypted, { status: 422, code: 'file_encrypted' }],
  [
    'a PDF that was cut off',
    named('half.pdf', pdf.subarray(0, pdf.length / 3)),
    { status: 422, code: 'file_corrupt' },
  ],
  [
    'HTML that is called PDF',
    named('page.pdf', '<!doctype html><p>Ada</p>'),
    { status: 415, code: 'file_wrong_type' },
  ],
  [
    'a picture',
    named('ada.png', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])),
    { status: 415, code: 'file_wrong_type' },
  ],
  [
    'a file over 10 MB',
    named('large.pdf', new Uint8Array(10 * MB + 1)),
    { status: 413, code: 'file_too_large' },
  ],
  ['a scan without text', named('scan.pdf', scannedPdf()), { status: 422, code: 'file_no_text' }],
] as const)(
  '[RS-05] [AP-02] refuses %s in a sentence of its own and keeps nothing',
  async (_, file, { status, code }) => {
    const ada = await given.user();

    const reply = await as(ada).upload(file);

    expect(reply).toMatchObject({ status, body: { code } });
    const body = reply.body as { error: string; errors: Record<string, string> };
    expect(body.error).toMatch(/^[A-Z“].+\.$/);
    expect(Object.values(body.errors)).toEqual([body.error]);
    expect(await traces(ada)).toEqual(NONE);
  },
);

test('[RS-05] the sentence about a large file names its size and the limit', async () => {
  const ada = await given.user();

  const reply = await as(ada).upload(named('large.pdf', new Uint8Array(12 * MB)));

  expect(reply.body).toMatchObject({ error: '“large.pdf” is 12 MB. The limit is 10 MB.' });
});

test('[RS-02] an upload without a file is refused', async () => {
  const ada = await given.user();
  const refusal = { status: 400, body: { code: 'no_files', error: 'Please select at least one file' } };

  expect(await as(ada).upload()).toMatchObject(refusal);
  expect(await as(ada).post('/api/resumes')).toMatchObject(refusal);
});

test('files that are no form are refused in a sentence', async () => {
  const ada = await given.user();

  expect(await as(ada).post('/api/resumes', { files: [] })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', error: expect.stringContaining('multipart/form-data') },
  });
});

test('[RS-05] more than five files are refused, and none of them is kept', async () => {
  const ada = await given.user();
  const files = Array.from({ length: UPLOAD_LIMITS.maxFiles + 1 }, () => FILES.smallPdf);

  const reply = await as(ada).upload(...files);

  expect(reply).toMatchObject({
    status: 413,
    body: { code: 'too_many_files', error: 'Upload up to 5 files at a time. You selected 6.' },
  });
  expect(await traces(ada)).toEqual(NONE);
});

test('a form that breaks off is refused and leaves nothing', async () => {
  const ada = await given.user();

  const reply = await as(ada).send('/api/resumes', {
    method: 'POST',
    body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await traces(ada)).toEqual(NONE);
});

test('an upload that the browser gives up leaves nothing', async () => {
  const ada = await given.user();
  const upload = request(`${origin}/api/resumes`, {
    method: 'POST',
    headers: {
      cookie: ada.cookie,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1_000_000,
    },
  });
  upload.on('error', () => {});
  upload.write(
    '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF',
  );
  await vi.waitFor(async () => expect(await emptiedFolder(deps.uploadFolder)).toBe(false));

  upload.destroy();

  await vi.waitFor(async () => expect(await traces(ada)).toEqual(NONE));
});

test('a file name loses its folders and what can’t be seen, and keeps its letters', async () => {
  const ada = await given.user();

  const reply = await as(ada).upload(named('../../etc/Zoë\u202e Müller\u0007.pdf', pdf));

  expect(uploaded(reply).resumes[0]?.file_name).toBe('Zoë Müller.pdf');
});

test('when the row can’t be written the file is not kept either', async () => {
  const ada = await given.user();
  const { storage } = deps;
  const put = storage.put.bind(storage);
  // The account is deleted while its upload is read: the row has no owner to belong to.
  vi.spyOn(storage, 'put').mockImplementationOnce(async (key, path) => {
    await put(key, path);
    await deps.database.fork().execute('delete from users where id = ?', [ada.id]);
  });

  const reply = await as(ada).upload(FILES.smallPdf);

  expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect((await allKeys(deps.storage)).filter((key) => key.startsWith(ada.id))).toEqual([]);
});
