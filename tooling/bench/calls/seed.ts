import { createHash, randomBytes } from 'node:crypto';
import { createDependencies, readEnv } from '@shortlist/bff';
import { seedOwner } from '@shortlist/bff/scale/seed-owner.ts';

const OWNER = {
  ownerId: '0193f000-0000-7000-8000-000000000001',
  number: 1,
  jobs: 100,
  resumes: 25,
  matches: 16,
};

const ACCOUNT = `
  insert into users (id, email, username, created_at) values (?, 'ada@example.com', 'Ada Lovelace', now())`;

const SESSION = `
  insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
  values (gen_random_uuid(), ?, ?, now(), now(), now() + interval '30 days')`;

/** As long as a posting. All were moved on the tracking board: the age of the others, and with it their stage, changes. */
const POSTINGS = `
  update jobs set stage = 'published', company = 'Calder Freight',
    description = repeat('Moves services to Go and PostgreSQL without a stop. ', 10)`;

/** Writes an account with a hundred positions, and returns the cookie of its session. */
export async function seedAccount(settings: Record<string, string>): Promise<string> {
  const deps = await createDependencies(readEnv(settings));
  try {
    const em = deps.database.fork();
    const token = randomBytes(32).toString('base64url');
    await em.execute(ACCOUNT, [OWNER.ownerId]);
    await em.execute(SESSION, [createHash('sha256').update(token).digest('hex'), OWNER.ownerId]);
    await seedOwner(em, OWNER);
    await em.execute(POSTINGS);
    await em.execute('vacuum analyze');
    return `sid=${token}`;
  } finally {
    await deps.close();
  }
}
