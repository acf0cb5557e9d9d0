import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Batch, endpoints } from '@shortlist/api-contract';
import { FULL, ownServices } from '@shortlist/tooling/compose/compose-file.ts';
import { startTopology, type Topology } from '@shortlist/tooling/compose/topology.ts';
import { findInstallation } from '@shortlist/tooling/postgres/installation.ts';
import { buildStorybook } from '@shortlist/tooling/storybook/static.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoad } from '../http/load.ts';
import { aPerson, PASSWORD, type Person } from '../http/person.ts';
import { remotes } from '../steps/remotes.ts';

/** Its services need a server of PostgreSQL: where none is installed, none of this is looked at. */
const installation = findInstallation();
const isInstalled = typeof installation === 'object';
if (!isInstalled) console.log(`The services of docker-compose.yml were not started: ${installation}.`);

/** Not `test.runIf`, which runs also what its tag leaves out. */
const needs = isInstalled ? {} : { skip: true };

const services = Object.keys(ownServices(FULL));
let product: Topology;
let ada: Person;

beforeAll(async () => {
  if (!isInstalled) return;
  await buildStorybook();
  product = await startTopology();
  ada = await aPerson(product.address);
}, 900_000);

afterAll(() => product?.remove());

const page = (path: string) => fetch(product.address + path, { headers: { cookie: ada.cookie } });

test('[PD-01] every health check of docker-compose.yml passes, by its own words', { ...needs }, async () => {
  const asked = ['postgres', ...services.filter((name) => name !== 'release')];

  const healthy = await Promise.all(asked.map((name) => product.isHealthy(name)));

  expect(asked.filter((_, index) => !healthy[index])).toEqual([]);
});

test('the page of a remote starts the files that lie on an origin of their own', { ...needs }, async () => {
  for (const { package: name, path } of remotes) {
    const origin = product.originOf(name);
    const reply = await page(path);
    const [script = ''] =
      new RegExp(`${origin}/assets/${name}/[^"\\\\]+\\.js`).exec(await reply.text()) ?? [];

    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-security-policy')).toContain(origin);
    expect((await fetch(script)).headers.get('content-type')).toContain('text/javascript');
    expect((await fetch(script.replace(origin, product.address))).status).toBe(200);
  }
});

test('a file goes up and events come down through the edge, and the worker does what was asked', {
  ...needs,
}, async () => {
  const content = readFileSync(join(import.meta.dirname, '../fixtures/openresume-laverne-word-quartz.pdf'));
  const uploaded = await ada.upload('laverne.pdf', content);
  const { resumes } = endpoints.resumes.list.response.parse((await ada.get('/api/resumes')).body);
  const job = endpoints.jobs.create.response.parse(
    (await ada.send('POST', '/api/jobs', { title: 'Data engineer', description: 'Must have: SQL.' })).body,
  );

  const asked = { kind: 'match', job_id: job.id, resume_ids: resumes.map(({ id }) => id) };
  const { body } = await ada.send('POST', '/api/batches', asked);
  const events = await page(`/api/batches/${Batch.parse(body).id}/events`);

  expect(uploaded.status).toBe(201);
  expect(events.headers.get('content-type')).toContain('text/event-stream');
  // It ends with the batch, which no process but the worker works on.
  expect(await events.text()).toContain('"done":1');
});

test('the edge asks the BFF who is an administrator, who needs a second factor here', {
  tags: 'thorough',
  ...needs,
}, async () => {
  expect((await ada.get('/platform/status.json')).status).toBe(403);
  await product.runIn('bff', ['bff/src/admin/main.ts', 'grant', ada.email]);
  expect((await ada.get('/platform/status.json')).status).toBe(403);

  const key = await ada.send('POST', '/api/account/authenticator', { password: PASSWORD });
  const { secret } = endpoints.secondFactors.setUpAuthenticator.response.parse(key.body);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await ada.send('POST', '/api/account/authenticator/confirm', { code });

  const { status, body } = await ada.get('/platform/status.json');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    packages: expect.arrayContaining([expect.objectContaining({ package: 'mfe-jobs' })]),
  });
});

test('[PD-02] BFFs are replaced under load, and no request fails', {
  tags: 'thorough',
  ...needs,
}, async () => {
  const load = startLoad(ada);

  for (const name of ['bff', 'bff-2']) {
    expect(await product.stop(name)).toBe(0);
    await product.start(name);
  }
  const { failed, read, written } = await load.stop();

  expect(failed).toEqual([]);
  expect(read).toBeGreaterThan(20);
  expect(written).toBeGreaterThan(20);
});

test('[PD-02] a BFF that is killed under load costs no reader anything, and a writer one repetition', {
  tags: 'thorough',
  ...needs,
}, async () => {
  const load = startLoad(ada);

  await product.stop('bff', 'SIGKILL');
  await product.start('bff');
  const { failed, read } = await load.stop();

  // A change that was under way may have been made: only its writer can say whether to do it again.
  expect(failed.filter(({ method, status }) => method === 'GET' || status !== 502)).toEqual([]);
  expect(failed.length).toBeLessThan(10);
  expect(read).toBeGreaterThan(20);
});

test('[PD-02] a worker that is killed while it works leaves nothing undone', {
  tags: 'thorough',
  ...needs,
}, async () => {
  const { resumes } = endpoints.resumes.list.response.parse((await ada.get('/api/resumes')).body);
  const ask = async () => {
    const body = { kind: 'analysis', resume_ids: resumes.map(({ id }) => id) };
    return Batch.parse((await ada.send('POST', '/api/batches', body)).body).id;
  };

  const batches = await Promise.all(Array.from({ length: 5 }, ask));
  await product.stop('worker', 'SIGKILL');
  await product.start('worker');

  for (const id of batches) {
    const read = async () => Batch.parse((await ada.get(`/api/batches/${id}`)).body);
    await expect.poll(read, { timeout: 90_000 }).toMatchObject({ status: 'done', failed: 0 });
  }
});

test('a service that is asked to stop ends with 0, and without a BFF the edge says so', {
  tags: 'thorough',
  ...needs,
}, async () => {
  expect([await product.stop('bff'), await product.stop('bff-2')]).toEqual([0, 0]);

  expect(await ada.get('/api/jobs')).toMatchObject({
    status: 502,
    body: { error: "The server isn't responding. Try again in a moment." },
  });
  expect((await page('/login')).status).toBe(200);
  expect(await product.isHealthy('bff')).toBe(false);
  expect(await product.isHealthy('edge')).toBe(true);

  const others = services.filter((name) => !['release', 'bff', 'bff-2'].includes(name));
  expect(await Promise.all(others.map((name) => product.stop(name)))).toEqual(others.map(() => 0));
});
