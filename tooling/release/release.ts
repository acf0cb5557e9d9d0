import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll, lineOf } from '../build/build.ts';
import { folderOf, releasedPackages, WORKSPACE } from '../build/packages.ts';
import { type Released, releaseTogether, rollback } from './release-package.ts';

export { type Released, release, releasesFolderOf, releaseTogether, rollback } from './release-package.ts';

/**
 * Builds what changed and releases the packages.
 *
 * @param packages the shell and all remotes unless told.
 */
export async function releaseAll(
  dataFolder: string,
  packages: readonly string[] = releasedPackages(),
  report: (line: string) => void = () => {},
): Promise<Released[]> {
  await buildAll(packages, (result) => report(lineOf(result)));
  const builds = packages.map((name) => join(folderOf(name), 'dist'));
  return releaseTogether(builds, dataFolder);
}

const USAGE = 'Usage: npm run release -- <package>...   or   npm run release -- rollback <package>';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'data-dir': { type: 'string', default: process.env.DATA_DIR ?? join(WORKSPACE, '.data') } },
  });
  const dataFolder = values['data-dir'];
  const [command, ...rest] = positionals;
  if (!command) throw new Error(USAGE);
  const known = releasedPackages();
  const wanted = command === 'rollback' ? rest : positionals;
  const stranger = wanted.find((name) => !known.includes(name));
  if (stranger) throw new Error(`There is no package ${stranger}. Packages: ${known.join(', ')}.`);
  if (wanted.length === 0) throw new Error(USAGE);
  const done =
    command === 'rollback'
      ? await Promise.all(wanted.map((name) => rollback(name, dataFolder)))
      : await releaseAll(dataFolder, wanted, console.log);
  for (const { package: name, version } of done) console.log(`${name} ${version} is live`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
