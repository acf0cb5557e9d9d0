import { createHash, randomBytes } from 'node:crypto';
import { inBulk } from '@shortlist/bff/scale/in-bulk.ts';
import { type OwnerRows, seedOwner } from '@shortlist/bff/scale/seed-owner.ts';
import { Client } from 'pg';

/** An account that was made, and how to call for it. */
export interface GrownAccount {
  readonly owner: OwnerRows;
  readonly cookie: string;
  /** Bytes of the database, with indexes, for each resume and what hangs on it. */
  readonly bytesPerResume: number;
  /** How long it took to write, seconds. */
  readonly took: number;
}

const ACCOUNT = `insert into users (id, email, username, is_admin, created_at) values ($1, $2, 'Ada Lovelace', true, now())`;

const SESSION = `
  insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
  values (gen_random_uuid(), $1, $2, now(), now(), now() + interval '30 days')`;

/** As if each had been compared with the others, and prepared for matches. The server would do both while it is measured. */
const PRINTS = `
  insert into resume_prints (resume_id, owner_id, signature, bands)
  select id, owner_id, repeat(md5(id::text), 16), array(select hashtext(id::text || band) from generate_series(1, 32) band)
  from resumes where owner_id = $1`;

const READINGS = `
  insert into resume_readings (resume_id, version, fingerprint, bytes)
  select id, $2, '', '' from resumes where owner_id = $1`;

/** What sorting rows and building indexes of large accounts takes. */
const MEMORY = [`work_mem = '256MB'`, `maintenance_work_mem = '1GB'`];

/** A list that fills its page in every account does the same for it. */
const PAGE = 101;

const SIZE = 'select pg_database_size(current_database())::float8 as bytes';

interface Seeded {
  readonly url: string;
  /** The version of the engine that prepares resumes. */
  readonly engine: string;
}

/** Writes an account with so many resumes, two matches for each, and a position for each hundred, but at least a full page of them; without any limit of time. */
export async function seedGrown(
  { url, engine }: Seeded,
  number: number,
  resumes: number,
): Promise<GrownAccount> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const bytes = async () => (await client.query<{ bytes: number }>(SIZE)).rows[0]?.bytes ?? Number.NaN;
  try {
    const owner: OwnerRows = {
      ownerId: `0193f000-0000-7000-8000-${String(number).padStart(12, '0')}`,
      number,
      jobs: Math.max(PAGE, Math.ceil(resumes / 100)),
      resumes,
      matches: 2,
    };
    const token = randomBytes(32).toString('base64url');
    const [before, start] = [await bytes(), performance.now()];
    await client.query('begin');
    for (const setting of MEMORY) await client.query(`set local ${setting}`);
    await client.query(ACCOUNT, [owner.ownerId, `ada${number}@example.com`]);
    await client.query(SESSION, [createHash('sha256').update(token).digest('hex'), owner.ownerId]);
    await inBulk(
      { execute: async (statement: string) => (await client.query(statement)).rows },
      async (writer) => {
        await seedOwner(writer, owner);
        await client.query(PRINTS, [owner.ownerId]);
        await client.query(READINGS, [owner.ownerId, engine]);
      },
    );
    await client.query('commit');
    await client.query('vacuum analyze');
    const [bytesPerResume, took] = [((await bytes()) - before) / resumes, (performance.now() - start) / 1000];
    return { owner, cookie: `sid=${token}`, bytesPerResume, took };
  } finally {
    await client.end();
  }
}
