import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';
import { runProgram } from '../processes/run-program.ts';
import type { Edit } from './past-fault.ts';

/** A copy of what is committed, in which faults are put back. */
export interface Checkout {
  readonly folder: string;
  /** @throws Error with a sentence when what the fix wrote is no longer there. */
  putBack(edits: readonly Edit[]): void;
  /** Everything as it is committed. */
  restore(): Promise<void>;
  remove(): void;
}

/** What has been built and need not be built again. */
const BUILT = ['*/dist', '*/storybook-static', '*/.cache', '.tsbuild'];

/** Beside the other caches of this checkout, where installed packages can be hard links. */
export async function openCheckout(): Promise<Checkout> {
  const folder = mkdtempSync(join(WORKSPACE, '.cache/past-faults-'));
  await run('git', ['clone', '--quiet', '--shared', WORKSPACE, folder]);
  for (const modules of globSync('{.,*}/node_modules', { cwd: WORKSPACE }))
    await run('cp', ['-al', join(WORKSPACE, modules), join(folder, modules)]);
  for (const built of globSync(BUILT, { cwd: WORKSPACE, exclude: ['node_modules'] }))
    cpSync(join(WORKSPACE, built), join(folder, built), { recursive: true, preserveTimestamps: true });
  return {
    folder,
    putBack: (edits) => {
      for (const edit of edits) apply(folder, edit);
    },
    restore: () => run('git', ['-C', folder, 'checkout', '--quiet', '.']),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function apply(folder: string, { file, fixed, faulty }: Edit): void {
  const path = join(folder, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const places = text.split(fixed).length - 1;
  if (places !== 1) throw new Error(`${file} has ${places} times: ${fixed.trim().split('\n')[0]}`);
  writeFileSync(
    path,
    text.replace(fixed, () => faulty),
  );
}

async function run(program: string, words: readonly string[]): Promise<void> {
  const { code, output } = await runProgram(program, words);
  if (code !== 0) throw new Error(`${program} ${words[0]} failed:\n${output}`);
}
