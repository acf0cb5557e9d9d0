import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../postgres/cluster.ts';
import { killWithParent } from '../../processes/end.ts';

interface Postgres {
  /** Its major version. */
  readonly version: number;
  /** Settings of BFFs that have this server to themselves, and do nothing but answer calls. */
  readonly env: { readonly DATABASE_URL: string } & Record<string, string>;
}

/** Runs a benchmark on a PostgreSQL server of its own, and removes the server and its data. A failure ends the process. */
export async function onPostgres(run: (postgres: Postgres) => Promise<void>): Promise<void> {
  try {
    const cluster = await startCluster();
    if (typeof cluster === 'string') throw new Error(`${cluster}.`);
    const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-bench-'));
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      DEMO: '0',
      PAYMENTS: 'off',
      WORKERS: 'external',
    };
    try {
      await run({ version: cluster.version, env });
    } finally {
      cluster.remove();
      await rm(dataDir, { recursive: true });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    killWithParent(1);
  }
}
