import { existsSync } from 'node:fs';
import { StartError } from '@shortlist/api-contract/settings';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { type DatabasePlace, embeddedFolder, openDatabase } from '../db/database.ts';
import { setServerPassword } from '../db/server-connections.ts';
import { type Env, readEnv } from '../env.ts';
import { type AdminCommand, readAdminCommand, runAdminCommand } from './command.ts';

/** `npm run admin -- grant|revoke|reset|list [EMAIL]`, on the database that the product uses. */
async function main(): Promise<void> {
  const command = readAdminCommand(process.argv.slice(2));
  const env = readEnv();
  setServerPassword(env.databasePassword);
  const unlock = env.databaseUrl === undefined ? await lockDataFolder(env.dataDir) : () => {};
  try {
    const lines = await runOn(databasePlace(env), command, env);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    unlock();
  }
}

async function runOn(place: DatabasePlace, command: AdminCommand, env: Env) {
  const database = await openDatabase(place);
  try {
    return await runAdminCommand(database.fork(), command, env);
  } finally {
    await database.close();
  }
}

/** A slip in DATA_DIR must not make an empty database. */
function databasePlace({ databaseUrl, dataDir }: Env): DatabasePlace {
  if (databaseUrl !== undefined) return { url: databaseUrl };
  const folder = embeddedFolder(dataDir);
  if (existsSync(folder)) return { folder };
  throw new StartError(`No database in ${dataDir}. Start the product once, or check DATA_DIR.`);
}

await main().catch((error: unknown) => {
  const sentence = error instanceof StartError ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
});
