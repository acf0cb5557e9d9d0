import type { Compilation, Compiler, RspackOptions } from '@rspack/core';
import { rspack } from '@rspack/core';

/**
 * Runs one build and hands its compilation to `inspect` before the compiler is closed.
 *
 * @throws Error with the compiler's messages when the build failed.
 */
export async function compile<T>(
  config: RspackOptions,
  inspect: (compilation: Compilation) => T,
): Promise<T> {
  const compiler = rspack(config);
  try {
    return inspect(await run(compiler, config.name ?? ''));
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}

function run(compiler: Compiler, name: string): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors())
        reject(new Error(messageOf(name, stats?.toString('errors-only'))));
      else resolve(stats.compilation);
    });
  });
}

function messageOf(name: string, errors = 'The compiler gave no reason.'): string {
  return `The build of ${name} failed.\n${errors}`;
}
