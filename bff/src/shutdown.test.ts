import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signUp, startBffProcess } from '../test/support/bff-process.ts';

/** Each starts a process or two, on a database that is made from nothing: quarter of a minute each where much else runs. */
vi.setConfig({ testTimeout: 180_000 });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bff-stop-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('an upload in progress is answered and kept when the process is asked to stop', async () => {
  const first = await startBffProcess(folder, { DRAIN_SECONDS: '3' });
  const cookie = await signUp(first.origin);
  const upload = await startUpload(first.origin, cookie);

  first.child.kill('SIGTERM');
  await expect.poll(() => readiness(first.origin)).toBe(503);
  expect((await fetch(`${first.origin}/readyz`)).headers.get('connection')).toBe('close');
  await expect.poll(() => readiness(first.origin)).toBe('refused');
  const reply = await upload.finish();
  const code = await first.ended;

  expect(reply.status).toBe(201);
  expect(code).toBe(0);
  const second = await startBffProcess(folder);
  const kept = await fetch(`${second.origin}/api/resumes`, { headers: { cookie } });
  expect(await kept.json()).toMatchObject({ resumes: [{ file_name: 'ada.pdf' }] });
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

test('a connection that is kept open does not hold a stop up', { tags: 'thorough' }, async () => {
  const { origin, child, ended } = await startBffProcess(folder);
  await (await fetch(`${origin}/api/configuration`)).text();

  const began = performance.now();
  child.kill('SIGTERM');

  expect(await ended).toBe(0);
  // What is not idle would be waited for ten seconds.
  expect(performance.now() - began).toBeLessThan(9_500);
});

test('a second signal ends the process at once', { tags: 'thorough' }, async () => {
  const { origin, child, ended } = await startBffProcess(folder, { DRAIN_SECONDS: '60' });

  child.kill('SIGTERM');
  await expect.poll(() => readiness(origin)).toBe(503);
  child.kill('SIGINT');

  expect(await ended).toBe(130);
});

test('an error that nobody caught ends the process, and its place is logged without its words', async () => {
  const fault = "process.once('SIGUSR2', () => { throw new TypeError('row of ada@example.com'); })";
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fault)}`;
  const { child, ended, logged } = await startBffProcess(folder, { NODE_OPTIONS });

  child.kill('SIGUSR2');

  expect(await ended).toBe(1);
  const line = JSON.parse(logged.at(-1) ?? '{}');
  expect(line).toMatchObject({ level: 60, error_type: 'TypeError', stack: expect.stringContaining('at ') });
  expect(logged.join()).not.toContain('ada@example.com');
});

/** Sends half of a file, and the rest when told. */
async function startUpload(origin: string, cookie: string) {
  const head =
    '--b\r\nContent-Disposition: form-data; name="files"; filename="ada.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), await readFile(FILES.pdf), Buffer.from('\r\n--b--\r\n')]);
  const half = Math.floor(body.length / 2);
  const sent: ClientRequest = request(`${origin}/api/resumes`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(body.subarray(0, half));
  await sleep(200);
  return {
    async finish() {
      sent.end(body.subarray(half));
      const [reply] = await answered;
      reply.resume();
      return { status: reply.statusCode };
    },
  };
}

async function readiness(origin: string): Promise<number | 'refused'> {
  try {
    return (await fetch(`${origin}/readyz`)).status;
  } catch {
    return 'refused';
  }
}
