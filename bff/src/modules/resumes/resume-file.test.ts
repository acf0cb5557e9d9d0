import { readFile } from 'node:fs/promises';
import { resumes } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { allKeys } from '../../../test/support/all-keys.ts';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, deps } = server;

const ada = await given.user();
const taken = await as(ada).upload(
  { name: 'Zoë “CV”.pdf', content: await readFile(FILES.smallPdf) },
  FILES.docx,
);
const [pdf = '', docx = ''] = read(resumes.upload.response, taken).resumes.map(({ file_url }) => file_url);

test('[CS-01] the owner downloads the very bytes, under the name of the file', async () => {
  const reply = await as(ada).get(pdf);

  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''Zo%C3%AB/);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-length')).toBe(String((await readFile(FILES.smallPdf)).length));
  expect(reply.text.startsWith('%PDF')).toBe(true);
});

test('[RM-03] a PDF may be shown in a frame of our own page, and there alone', async () => {
  const { headers } = await as(ada).get(`${pdf}?inline=1`);

  expect(headers.get('content-disposition')).toMatch(/^inline/);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('what is no PDF is downloaded even when a page asks to show it', async () => {
  const { headers } = await as(ada).get(`${docx}?inline=1`);

  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('[AP-03] nobody but the owner gets the file', async () => {
  const grace = await given.user();

  expect(await anyone.get(pdf)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(await as(grace).get(pdf)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await as(ada).get('/api/resumes/nothing/file')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

test('a file that is gone from the storage is told in a sentence', async () => {
  const resume = await given.resume({ owner: ada });

  const reply = await as(ada).get(`/api/resumes/${resume.id}/file`);

  expect(reply).toMatchObject({ status: 404, body: { error: 'This file no longer exists.' } });
  expect(await allKeys(deps.storage)).toHaveLength(2);
});
