import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, WORKSPACE } from '../build/packages.ts';
import { runProgram } from '../processes/run-program.ts';

/** Where the static Storybook lies. */
export const storybookFolder: string = join(folderOf('design-system'), 'storybook-static');

const receipt = join(storybookFolder, 'inputs.txt');

/** Everything that a story can show: sources, styles, pages, and what decides how they are built. */
const inputs = [
  'package-lock.json',
  'design-system/.storybook/*',
  '{api-contract,platform,design-system,shell,mfe-*}/package.json',
  '{api-contract,platform,design-system,shell,mfe-*}/src/**/*.*',
];

/**
 * Builds the static Storybook unless the one that is there is made of the same inputs. Returns whether it was built.
 *
 * @throws Error with what Storybook printed when the build fails.
 */
export async function buildStorybook(): Promise<boolean> {
  const wanted = inputsHash();
  if (existsSync(receipt) && readFileSync(receipt, 'utf8') === wanted) return false;
  rmSync(storybookFolder, { recursive: true, force: true });
  const words = ['build', '--output-dir', storybookFolder, '--quiet', '--disable-telemetry'];
  const { code, output } = await runProgram('storybook', words, {
    folder: folderOf('design-system'),
    // A test that builds it runs with NODE_ENV=test, and the stories would be those of React for development.
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The static Storybook could not be built:\n${output}`);
  writeFileSync(receipt, wanted);
  return true;
}

function inputsHash(): string {
  const files = globSync(inputs, { cwd: WORKSPACE }).sort();
  const lines = files
    .filter((file) => !file.includes('.test.') && statSync(join(WORKSPACE, file)).isFile())
    .map((file) => `${file} ${hash('sha1', readFileSync(join(WORKSPACE, file)))}`);
  return hash('sha256', lines.join('\n'));
}

if (import.meta.main) await buildStorybook();
