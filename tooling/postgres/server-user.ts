import { execFileSync } from 'node:child_process';

/** As whom a server's programs run; empty: as ourselves. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`. A sentence when there is none. */
export function findServerUser(): ServerUser | string {
  if (process.getuid?.() !== 0) return {};
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return 'PostgreSQL does not run as root, and this machine has no user "postgres"';
  }
}

function idOf(flag: string): number {
  return Number(
    execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}
