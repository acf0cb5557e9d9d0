import { readFile } from 'node:fs/promises';
import { resumes } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startS3Server } from '../../../sandbox/s3/s3-server.ts';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { openS3Store } from '../../integrations/storage/s3-store.ts';

const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const bucket = { bucket: 'resumes', region: 'eu-central-1' };
const s3 = await startS3Server({ ...bucket, ...credentials });
const storage = await openS3Store(
  { kind: 's3', ...bucket, credentials, prefix: 'live/', endpoint: s3.endpoint, pathStyle: true },
  {
    log: pino({ level: 'silent' }),
    patience: { attempts: 2, attemptMs: 500, silenceMs: 500, pauseMs: 1 },
  },
);
const server = await startTestServer({ storage });
afterAll(async () => {
  await server.close();
  await s3.close();
});
const { given, as, origin } = server;

const pdf = await readFile(FILES.smallPdf);
const UNREACHABLE = {
  status: 503,
  body: { code: 'unavailable', error: "Couldn't reach file storage. Try again in a moment." },
};

async function uploaded() {
  const ada = await given.user();
  const [resume] = read(resumes.upload.response, await as(ada).upload(FILES.smallPdf)).resumes;
  return { ada, id: resume?.id ?? '', path: resume?.file_url ?? '' };
}

test('[RS-01] [RS-02] a resume is kept in the bucket, comes back byte by byte, and goes with its delete', async () => {
  const { ada, id, path } = await uploaded();
  const key = `live/${ada.id}/${id}.pdf`;

  const reply = await fetch(origin + path, { headers: { cookie: ada.cookie } });

  expect(Buffer.from(await reply.arrayBuffer()).equals(pdf)).toBe(true);
  expect(reply.headers.get('content-length')).toBe(String(pdf.length));
  expect(s3.objects.get(key)?.equals(pdf)).toBe(true);
  await as(ada).delete(`/api/resumes/${id}`);
  expect(s3.objects.has(key)).toBe(false);
});

test('[RM-03] a DOCX in the bucket is previewed', async () => {
  const ada = await given.user();
  const [resume] = read(resumes.upload.response, await as(ada).upload(FILES.docx)).resumes;

  const reply = await as(ada).get(`/api/resumes/${resume?.id}/preview`);

  expect(reply).toMatchObject({ status: 200, text: expect.stringContaining('<p>') });
});

test('[AP-02] a bucket that does not answer is told in a sentence, and the upload keeps nothing', async () => {
  const { ada, path } = await uploaded();
  s3.faults.push('error', 'slow_down');
  const download = await as(ada).get(path);
  s3.faults.push('cut', 'error');

  const upload = await as(ada).upload(FILES.docx);

  expect(download).toMatchObject(UNREACHABLE);
  expect(upload).toMatchObject(UNREACHABLE);
  expect(read(resumes.list.response, await as(ada).get('/api/resumes')).resumes).toHaveLength(1);
});

test('[AP-02] a file that is gone from the bucket is a 404 in a sentence', async () => {
  const { ada, id, path } = await uploaded();
  s3.objects.delete(`live/${ada.id}/${id}.pdf`);

  const gone = { status: 404, body: { code: 'not_found', error: 'This file no longer exists.' } };
  expect(await as(ada).get(path)).toMatchObject(gone);
  expect(await as(ada).get(`/api/resumes/${id}/preview`)).toMatchObject(gone);
});

test('a download that the bucket cuts off ends with an error, not as a shorter file', async () => {
  const { ada, path } = await uploaded();
  s3.faults.push('cut_answer');

  const reply = await fetch(origin + path, { headers: { cookie: ada.cookie } });

  expect(reply.status).toBe(200);
  await expect(reply.arrayBuffer()).rejects.toThrow('terminated');
});
