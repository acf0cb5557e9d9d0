import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Installation } from './installation.ts';
import type { ServerUser } from './server-user.ts';

/** A folder of ours names the process that made it: shortlist-postgres-<pid>-<random>. */
const OURS = /^shortlist-postgres-(\d+)-\w+$/;

/** Makes an empty folder for a cluster, which belongs to the user that the server runs as. */
export function makeClusterFolder({ uid, gid }: ServerUser): string {
  const folder = mkdtempSync(join(tmpdir(), `shortlist-postgres-${process.pid}-`));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Stops the server of a folder, without waiting for its clients, and removes the folder. */
export function removeCluster(folder: string, { bin }: Installation, user: ServerUser): void {
  const data = join(folder, 'data');
  if (existsSync(join(data, 'postmaster.pid'))) {
    const words = ['stop', `--pgdata=${data}`, '--mode=immediate', '--timeout=20', '--silent'];
    spawnSync(join(bin, 'pg_ctl'), words, { ...user, cwd: folder, stdio: 'ignore' });
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Removes what runs that were killed have left behind: their process lives no more. */
export function removeLeftovers(installation: Installation, user: ServerUser): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(OURS.exec(name)?.[1] ?? process.pid);
    if (!isAlive(pid)) removeCluster(join(tmpdir(), name), installation, user);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
