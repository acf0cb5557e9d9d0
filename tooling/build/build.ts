import { parseArgs } from 'node:util';
import { type BuildResult, buildPackage } from './build-package.ts';
import { releasedPackages } from './packages.ts';

/** Two at a time: each compiler already uses several threads. */
const AT_ONCE = 2;

/**
 * Builds every package whose inputs changed, two at a time.
 *
 * @param packages the shell and all remotes unless told.
 * @throws the first failure, after the builds that had begun.
 */
export async function buildAll(
  packages: readonly string[] = releasedPackages(),
  report: (result: BuildResult) => void = () => {},
): Promise<BuildResult[]> {
  const waiting = [...packages];
  const results: BuildResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await buildPackage(next);
      results.push(result);
      report(result);
    }
  };
  const settled = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = settled.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}

/** `mfe-jobs 1.0.0-0123456789 built in 640 ms` */
export function lineOf({ package: name, version, isNew, milliseconds }: BuildResult): string {
  return `${name} ${version} ${isNew ? `built in ${milliseconds} ms` : 'is up to date'}`;
}

/** The command. */
export async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const packages = positionals.length > 0 ? positionals : undefined;
  await buildAll(packages, (result) => console.log(lineOf(result)));
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
