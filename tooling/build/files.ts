import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { INPUTS_FILE } from './inputs.ts';
import { WORKSPACE } from './packages.ts';

export const RELEASE_FILE = 'release.json';

/** Names of the files of a build that are served to browsers. */
export function servedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isKeptBack(name) && statSync(join(folder, name)).isFile())
    .sort();
}

/** Where the source map of a script lies in the folder of its build. */
export const sourceMapOf = (script: string): string => join('source-maps', `${script}.map`);

const isKeptBack = (name: string): boolean =>
  name === INPUTS_FILE || name === RELEASE_FILE || name.endsWith('.map');

/** Bytes, as they are and as gzip writes them, and integrity of each served file. */
export function measureFiles(folder: string): {
  sizes: Record<string, number>;
  compressed: Record<string, number>;
  integrity: Record<string, string>;
} {
  const names = servedFiles(folder);
  const contents = names.map((name) => readFileSync(join(folder, name)));
  const entries = <T>(of: (content: Buffer) => T) =>
    Object.fromEntries(contents.map((content, index) => [names[index] ?? '', of(content)]));
  return {
    sizes: entries((content) => content.byteLength),
    compressed: entries((content) => gzipSync(content, { level: 9 }).byteLength),
    integrity: entries((content) => `sha384-${hash('sha384', content, 'base64')}`),
  };
}

/** The commit that is checked out; null outside of git. */
export function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: WORKSPACE,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
