import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Batch, endpoints } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ADA, postJson, signUp, startBffProcess } from '../support/bff-process.ts';

const HOUR = 3_600_000;
/** What the server's clock is off by after each signal, milliseconds; the database's stays as it is. */
const JUMPS = [3 * HOUR, -3 * HOUR];

/** A clock that jumps when the process gets SIGUSR2. */
const CLOCK = `
  const Real = Date;
  const jumps = ${JSON.stringify(JUMPS)};
  let off = 0;
  process.on('SIGUSR2', () => { off = jumps.shift() ?? 0; });
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length === 0) super(Real.now() + off); else super(...given); }
    static now() { return Real.now() + off; }
  };`;

test('[PD-02] a clock that jumps hours ahead and back ends no session and leaves no work undone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bff-clock-'));
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`;
  const { origin, child, ended, logged } = await startBffProcess(folder, { NODE_OPTIONS });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const cookie = await signUp(origin);
  const send = (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => fetch(`${origin}${path}`, { ...init, headers: { cookie, ...init.headers } });
  const files = new FormData();
  files.append('files', new File([await readFile(FILES.pdf)], 'ada.pdf', { type: 'application/pdf' }));
  expect((await send('/api/resumes', { method: 'POST', body: files })).status).toBe(201);
  const { resumes } = endpoints.resumes.list.response.parse(await (await send('/api/resumes')).json());
  const analyze = async () => {
    const body = JSON.stringify({ kind: 'analysis', resume_ids: resumes.map(({ id }) => id) });
    const reply = await send('/api/batches', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const { id } = Batch.parse(await reply.json());
    const read = async () => Batch.parse(await (await send(`/api/batches/${id}`)).json());
    await expect.poll(read, { timeout: 60_000 }).toMatchObject({ status: 'done', failed: 0 });
  };

  await analyze();
  for (const jump of JUMPS) {
    child.kill('SIGUSR2');
    await analyze();
    expect((await postJson(`${origin}/api/auth/login`, ADA)).status).toBe(200);
    const { time } = z.object({ time: z.number() }).parse(JSON.parse(logged.at(-1) ?? ''));
    expect(Math.abs(time - Date.now() - jump)).toBeLessThan(HOUR / 2);
  }

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 240_000);
