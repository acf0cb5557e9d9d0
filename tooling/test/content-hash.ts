import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';

/** A file is read once a run: a hash stands for the state in which the run began. */
const known = new Map<string, string>();

/**
 * What all files of some folders hold, as one hash; pages (`*.md`) count only when they are named themselves.
 *
 * @param paths folders and files below the top folder
 * @returns null outside of git, where nobody knows which files belong to the checkout
 */
export function contentHash(paths: readonly string[]): string | null {
  const files = filesIn(paths);
  if (files === null) return null;
  const named = new Set(paths);
  const lines = files
    .filter((file) => !file.endsWith('.md') || named.has(file))
    .map((file) => `${file} ${hashOf(file)}`);
  return hash('sha256', lines.join('\n'));
}

/** Committed or not, but nothing that git ignores. */
function filesIn(paths: readonly string[]): string[] | null {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  try {
    const listed = execFileSync('git', words, {
      cwd: WORKSPACE,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(listed.split('\0').filter(Boolean))].sort();
  } catch {
    return null;
  }
}

/** For tests that edit a file in the process that looks at it. */
export function forgetHashes(): void {
  known.clear();
}

function hashOf(file: string): string {
  const before = known.get(file);
  if (before !== undefined) return before;
  const path = join(WORKSPACE, file);
  const found = existsSync(path) && statSync(path).isFile() ? hash('sha1', readFileSync(path)) : 'gone';
  known.set(file, found);
  return found;
}
