import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Job } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { expect, onTestFinished, test } from 'vitest';
import { callerOf, read } from '../../test/support/caller.ts';
import { createApp } from '../app.ts';
import { createDependencies } from '../create-dependencies.ts';
import type { Dependencies } from '../dependencies.ts';
import { readEnv } from '../env.ts';
import { createHttpServer } from '../http/http-server.ts';
import { endServer, listenOnLoopback } from '../http/loopback.ts';

/** What a migration of the next version may do: a column, a table, an index, a wider check. */
const EXPANSION = [
  'alter table jobs add column of_the_future text',
  `alter table resumes add column also_new integer not null default 7`,
  'create table of_the_future (id uuid primary key, job_id uuid references jobs (id) on delete cascade)',
  'create index jobs_of_the_future_index on jobs (of_the_future)',
  `insert into migrations (name, executed_at) values ('9999-of-the-future', now())`,
];

test('this version starts and works on a database that the next one has already expanded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bff-side-by-side-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = readEnv({ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent' });
  const first = await createDependencies(env);
  const cookie = await signUpAt(first);
  const em = first.database.fork();
  for (const statement of EXPANSION) await em.execute(statement);

  await useAll(first, cookie);
  await first.close();
  const second = await createDependencies(env);
  await useAll(second, cookie);

  const rows = await second.database.fork().execute('select also_new from resumes');
  await second.close();
  expect(rows).toEqual([{ also_new: 7 }, { also_new: 7 }]);
});

async function served<T>(deps: Dependencies, work: (origin: string) => Promise<T>): Promise<T> {
  const server = createHttpServer(createApp(deps));
  try {
    return await work(`http://127.0.0.1:${await listenOnLoopback(server)}`);
  } finally {
    await endServer(server);
  }
}

function signUpAt(deps: Dependencies): Promise<string> {
  return served(deps, async (origin) => {
    const body = JSON.stringify({ email: 'ada@example.com', username: 'Ada', password: 'a long password' });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/api/auth/signup`, { method: 'POST', headers, body });
    return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });
}

/** Writes and reads each of the big tables. */
function useAll(deps: Dependencies, cookie: string): Promise<void> {
  return served(deps, async (origin) => {
    const ada = callerOf(origin, cookie);
    const job = read(Job, await ada.post('/api/jobs', { title: 'Engineer', description: 'Must have: SQL.' }));
    const changed = await ada.put(`/api/jobs/${job.id}`, {
      title: 'Data engineer',
      description: 'Must have: SQL.',
    });
    const uploaded = await ada.upload(FILES.smallPdf);

    expect([changed.status, uploaded.status]).toEqual([200, 201]);
    for (const path of ['/api/jobs', '/api/resumes', '/api/auth/', '/api/dashboard/stats'])
      expect(await ada.get(path)).toMatchObject({ status: 200 });
    expect(await ada.delete(`/api/jobs/${job.id}`)).toMatchObject({ status: 200 });
  });
}
