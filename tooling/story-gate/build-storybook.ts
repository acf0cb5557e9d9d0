import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';

const WORKSPACE = join(import.meta.dirname, '..', '..');
const STATIC = join(WORKSPACE, 'design-system', 'storybook-static');

/** What ends up in the Storybook. */
const SOURCES = [
  'design-system/src',
  'design-system/.storybook',
  'api-contract/src',
  'platform/src',
  'shell/src',
];

/**
 * Builds the static Storybook when a source is younger than it, or with `force`.
 *
 * @returns the folder.
 * @throws Error with the builder's output when it fails.
 */
export async function buildStorybook({ force = false } = {}): Promise<string> {
  if (!force && (await isFresh())) return STATIC;
  const { code, output } = await runProgram('npm', ['run', '-s', 'build:storybook', '-w', 'design-system'], {
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output}`);
  return STATIC;
}

async function isFresh(): Promise<boolean> {
  const built = await stat(join(STATIC, 'index.json')).catch(() => null);
  if (!built) return false;
  const names = await readdir(WORKSPACE);
  const remotes = names.filter((name) => name.startsWith('mfe-')).map((name) => join(name, 'src'));
  const times = await Promise.all(
    [...SOURCES, ...remotes].map((folder) => newestOf(join(WORKSPACE, folder))),
  );
  return Math.max(...times) < built.mtimeMs;
}

async function newestOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const times = await Promise.all(
    entries.map(
      async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.mtimeMs ?? 0,
    ),
  );
  return Math.max(0, ...times);
}
