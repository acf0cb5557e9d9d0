import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest PostgreSQL that the product supports. */
const OLDEST = 15;

/** Where Debian and its kin put the servers, one folder a version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

export interface Installation {
  /** Folder of `initdb`, `pg_ctl` and `postgres`. */
  readonly bin: string;
  /** Major version. */
  readonly version: number;
}

/** Finds the newest PostgreSQL server of this machine; a sentence when there is none that will do. */
export function findInstallation(folders: readonly string[] = usualFolders()): Installation | string {
  const found = folders
    .filter((bin) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(bin, name))))
    .map((bin) => ({ bin, version: versionOf(bin) }))
    .toSorted((a, b) => b.version - a.version)[0];
  if (!found) return `PostgreSQL ${OLDEST} or newer is not installed`;
  if (found.version < OLDEST) return `PostgreSQL ${found.version} is too old: ${OLDEST} or newer is needed`;
  return found;
}

function usualFolders(): string[] {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const debian = versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')];
}

/** 0 when the program does not say. */
function versionOf(bin: string): number {
  try {
    const said = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)(?:\.\d+|devel|beta|rc)/.exec(said)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
