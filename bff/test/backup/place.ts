import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import { type BackupEnv, readBackupEnv } from '../../src/backup/backup-env.ts';
import { embeddedFolder, openDatabase, openUnmigrated } from '../../src/db/database.ts';
import { kysely } from '../../src/db/kysely.ts';
import { givenIn } from '../support/given.ts';
import { unpackMigrated } from '../support/migrated-image.ts';
import { createServerDatabase, TEST_SERVER } from '../support/test-database.ts';

/** Where a product keeps everything: a data folder of its own, and a database in it or on the server of the tests. */
export interface Place {
  readonly env: BackupEnv;
  /** For a process. */
  readonly variables: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** One that holds nothing; without a server with an embedded database. */
export async function emptyPlace(server: string | null = TEST_SERVER || null): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bff-backup-'));
  const database = server === null ? null : await createServerDatabase(server);
  const variables = { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' };
  const remove = async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { env: readBackupEnv(variables), variables, remove };
}

/** What JSON, quotes, and a line of a file could lose. */
const AWKWARD = 'Ærø "quoted" \\n \\\\ {a,b} \'\n\t$1 ? :name 🎉';

/** One with an account that has something in most tables, two resumes with files, and a live release. */
export async function filledPlace(server: string | null = TEST_SERVER || null): Promise<Place> {
  const place = await emptyPlace(server);
  const { databaseUrl, dataDir } = place.env;
  if (databaseUrl === undefined) await unpackMigrated(embeddedFolder(dataDir));
  const database = await openDatabase(
    databaseUrl === undefined ? { folder: embeddedFolder(dataDir) } : { url: databaseUrl, connections: 3 },
  );
  const given = givenIn(() => database.fork());
  const owner = await given.user({ username: AWKWARD });
  const job = await given.job({ owner, title: AWKWARD, description: AWKWARD });
  for (const resume of [await given.resume({ owner, notes: AWKWARD }), await given.resume({ owner })]) {
    await given.match({ owner, job, resume, score: 1 / 3 });
    await given.analysis({ owner, resume });
    await put(join(dataDir, 'files', resume.storageKey), `%PDF ${resume.id} ${'x'.repeat(70_000)}`);
  }
  await given.subscription({ owner, plan: await given.plan({ name: AWKWARD }) });
  await database.fork().execute(`select nextval('stripe_readings'), nextval('stripe_readings')`);
  await database.close();
  await releaseIn(place, 'live');
  return place;
}

const channelsOf = (word: string) => `{ "packages": {}, "changes": ["${word}"] }\n`;

/** Puts a release there, and names it in the third state of the channels. */
export async function releaseIn({ env: { dataDir } }: Place, word: string): Promise<void> {
  const release = join(dataDir, 'releases/mfe-jobs/1.0.0-0123456789');
  await put(join(release, 'static/js/remote.js'), `export const word = '${word}';\n`);
  await put(join(release, 'release.json'), `{ "word": "${word}" }\n`);
  await put(join(dataDir, 'releases/channels/2.json'), channelsOf('earlier'));
  await put(join(dataDir, 'releases/channels/3.json'), channelsOf(word));
}

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Rows and a hash of each table, and a hash of each file: read without any of the code of backups. */
export async function contentOf(place: Place) {
  const { dataDir } = place.env;
  return {
    ...(await databaseOf(place)),
    files: await hashesIn(join(dataDir, 'files')),
    releases: await hashesIn(join(dataDir, 'releases/mfe-jobs')),
    channels: await newestChannels(join(dataDir, 'releases/channels')),
  };
}

/** The tables and sequences of it. */
export async function databaseOf({ env: { databaseUrl, dataDir } }: Place) {
  const database = await openUnmigrated(
    databaseUrl === undefined ? { folder: embeddedFolder(dataDir) } : { url: databaseUrl },
  );
  try {
    return await database.fork().transactional(async (em) => {
      await em.execute(`set local timezone = 'UTC'`);
      const names = await em.execute<{ name: string }[]>(
        `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
      );
      const tables: Record<string, unknown> = {};
      for (const { name } of names) {
        const { rows } = await sql`select count(*)::int as rows,
          md5(coalesce(string_agg(md5(whole::text), '' order by md5(whole::text)), '')) as hash
          from ${sql.table(name)} whole`.execute(kysely(em));
        tables[name] = rows[0];
      }
      const sequences = await em.execute(
        `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
      );
      return { tables, sequences };
    });
  } finally {
    await database.close();
  }
}

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    paths.sort().map(async (path) => [relative(folder, path), sha256(await readFile(path))] as const),
  );
  return Object.fromEntries(hashes);
}

async function newestChannels(folder: string): Promise<string | null> {
  const numbers = (await readdir(folder).catch(() => [])).map((name) => Number.parseInt(name, 10));
  return numbers.length === 0 ? null : readFile(join(folder, `${Math.max(...numbers)}.json`), 'utf8');
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
