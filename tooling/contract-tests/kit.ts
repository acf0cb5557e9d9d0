import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/build.ts';
import { folderOf, remotePackages } from '../build/packages.ts';
import { builtBeside, runKit } from './run-kit.ts';

const USAGE = 'Usage: npm run kit -w <remote> [-- --thorough] [-- --only="entry"]';

/** `npm run kit -w mfe-jobs`: builds the remote and the shell when they changed, and tries every case on it. */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { thorough: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  });
  const known = remotePackages();
  const [name = ''] = positionals;
  if (!known.includes(name)) throw new Error(`${USAGE}\nRemotes: ${known.join(', ')}.`);
  await buildAll(['shell', name]);
  const start = performance.now();
  const { passed, failures } = await runKit(
    {
      buildFolder: join(folderOf(name), 'dist'),
      neighbors: builtBeside(name, known),
      isThorough: values.thorough,
      only: values.only,
    },
    (tried) => {
      console.log(`${tried.failures.length === 0 ? '✓' : '✗'} ${tried.case}`);
      for (const note of tried.notes) console.log(`    ${note}`);
    },
  );
  for (const { case: when, what, fix } of failures) console.log(`\n${when}: ${what}\n  ${fix}`);
  console.log(
    `${passed} passed, ${failures.length} complaints in ${Math.round((performance.now() - start) / 1000)} s`,
  );
  return failures.length;
}

/** The command. */
export async function main(): Promise<void> {
  process.exitCode = await run().then(
    (failed) => (failed === 0 ? 0 : 1),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    },
  );
}

if (import.meta.main) await main();
