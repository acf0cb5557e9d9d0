import { FILES } from '@shortlist/engine/testing/files.ts';
import { newId } from '../../src/db/new-id.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { openSession } from '../../src/modules/auth/sessions.service.ts';
import { User } from '../../src/modules/users/user.entity.ts';
import type { TestUser } from '../support/given.ts';
import type { TestServer } from '../support/test-server.ts';

/** A user with rows of their own, and a text that stands in these and nowhere else. */
export interface Actor {
  readonly user: TestUser;
  /** Of the session that lasts: a request may end one. */
  cookie: string;
  readonly canary: string;
  /** Of the rows: a position, a resume, a batch. */
  readonly ids: readonly string[];
}

type Parts = Pick<TestServer, 'deps' | 'given'>;

/** Makes an actor with a position, a resume with its file, an analysis, a match and a finished batch. */
export async function makeActor({ deps, given }: Parts, isAdmin = false): Promise<Actor> {
  const canary = `canary${newId().replaceAll('-', '')}`;
  const user = await given.user({ username: canary, email: `${canary}@example.com`, isAdmin });
  const job = await given.job({ owner: user, title: canary, description: canary });
  const resume = await given.resume({ owner: user, fileName: `${canary}.pdf`, notes: canary });
  await deps.storage.put(resume.storageKey, FILES.smallPdf);
  await given.analysis({ owner: user, resume });
  await given.match({ owner: user, job, resume });
  const batchId = newId();
  const em = deps.database.fork();
  await em.execute(
    `insert into batches (id, owner_id, kind, job_id, status, total, done, failed, created_at, finished_at)
      values (?, ?, 'match', ?, 'done', 1, 1, 0, now(), now())`,
    [batchId, user.id, job.id],
  );
  return { user, cookie: user.cookie, canary, ids: [user.id, job.id, resume.id, batchId] };
}

/** Removes what an actor has piled up, and gives them rows and a session again. */
export async function renewActor(parts: Parts, { user, canary }: Actor): Promise<Actor> {
  const { deps, given } = parts;
  const em = deps.database.fork();
  for (const table of ['jobs', 'resumes', 'batches', 'sessions']) {
    const owner = table === 'sessions' ? 'user_id' : 'owner_id';
    await em.execute(`delete from ${table} where ${owner} = ?`, [user.id]);
  }
  await em.execute('update users set username = ? where id = ?', [canary, user.id]);
  const job = await given.job({ owner: user, title: canary, description: canary });
  const resume = await given.resume({ owner: user, fileName: `${canary}.pdf`, notes: canary });
  await deps.storage.put(resume.storageKey, FILES.smallPdf);
  await given.match({ owner: user, job, resume });
  const renewed = { user, cookie: '', canary, ids: [user.id, job.id, resume.id] };
  await signInAgain(deps, renewed);
  return renewed;
}

/** Opens another session for an actor. */
export async function signInAgain({ database }: Dependencies, actor: Actor): Promise<void> {
  const em = database.fork();
  const { token } = await openSession(em, await em.findOneOrFail(User, { id: actor.user.id }));
  actor.cookie = `sid=${token}`;
}

/** Every row that is a user's own, as text. */
export async function rowsOf({ database }: Dependencies, { user, ids }: Actor): Promise<string[]> {
  const em = database.fork();
  const tables = await em.execute<{ name: string; owner: string }[]>(
    `select table_name as name, column_name as owner from information_schema.columns
      where table_schema = 'public' and column_name in ('owner_id', 'user_id') order by 1`,
  );
  const rows = await em.execute<{ row: string }[]>(
    'select to_jsonb(u)::text as row from users u where id = ?',
    [user.id],
  );
  for (const { name, owner } of tables) {
    rows.push(
      ...(await em.execute<{ row: string }[]>(
        `select to_jsonb(t)::text as row from "${name}" t where ${owner} = ?`,
        [user.id],
      )),
    );
  }
  const known = ids.filter((id) => rows.some(({ row }) => row.includes(id)));
  return [...rows.map(({ row }) => row), `knows ${known.length} of its rows`].sort();
}
