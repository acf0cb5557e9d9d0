import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';
import { RELEASE_FILES } from '@shortlist/platform/release-set';
import { shellConfig } from '../preset/shell-config.ts';
import { compile } from './compile.ts';

/** What each page was rendered to, by its path, and the files that they came from. */
interface Prerendered {
  readonly html: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
}

/**
 * Renders pages of the shell to HTML, as the browser's first render makes them: the same sources with the same class
 * names, compiled for Node and run in a process of its own.
 *
 * @param outputFolder where the build may write; nothing of it stays.
 * @throws Error with what went wrong in it.
 */
export async function prerenderPages(
  folder: string,
  outputFolder: string,
  paths: readonly string[],
): Promise<Prerendered> {
  const draft = join(outputFolder, 'prerender');
  try {
    const dependencies = await compile(configFor(folder, draft), ({ fileDependencies }) => [
      ...fileDependencies,
    ]);
    const file = join(draft, 'main.cjs');
    return { html: Object.fromEntries(paths.map((path) => [path, run(file, path)])), dependencies };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function configFor(folder: string, outputFolder: string): RspackOptions {
  const base = shellConfig(folder, { entry: './src/boot/prerender.tsx', outputFolder, provides: [] });
  return {
    ...base,
    target: 'node24',
    devtool: false,
    output: {
      ...base.output,
      publicPath: RELEASE_FILES,
      filename: 'main.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    module: {
      ...base.module,
      generator: {
        'css/module': { ...base.module?.generator?.['css/module'], exportsOnly: true },
        css: { exportsOnly: true },
        asset: { emit: false },
      },
    },
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
  };
}

const SCRIPT = `require(process.argv[1]).prerender(process.argv[2]).then((html) =>
  process.stdout.write(html, () => process.exit(0)))`;

/** Apart, since what runs in a browser leaves timers and channels open. */
function run(file: string, path: string): string {
  return execFileSync(process.execPath, ['-e', SCRIPT, file, path], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    timeout: 120_000,
  });
}
