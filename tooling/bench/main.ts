import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';
import { type Told, withFigures } from './figures-table.ts';
import { RATIOS_FILE, Ratio } from './ratios.ts';

/** Every benchmark that tells ratios (`tellRatios`), by the name that its command has after `bench:`. */
const BENCHES: Readonly<Record<string, string>> = {
  load: 'tooling/bench/load.ts',
  page: 'tooling/bench/page/page.ts',
  scripts: 'tooling/bench/scripts.ts',
  lists: 'tooling/bench/lists/lists.ts',
  dashboard: 'tooling/bench/dashboard/dashboard.ts',
  platform: 'tooling/bench/platform/platform.ts',
  calls: 'tooling/bench/calls/calls.ts',
  growth: 'tooling/bench/growth/growth.ts',
};

const PAGE = join(WORKSPACE, 'docs/performance.md');

/**
 * `npm run bench`: runs every benchmark that has a ratio, one after the other, and writes the table of `docs/performance.md`.
 * Names behind the command choose some; rows of the others stay as they are.
 *
 * @throws Error when a name is unknown, or when a benchmark failed or told nothing: the table stays as it was.
 */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !BENCHES[name]);
  if (unknown.length > 0) throw new Error(`Choose from ${Object.keys(BENCHES).join(', ')}.`);
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-ratios-'));
  try {
    const told: Told[] = [];
    for (const [bench, program] of Object.entries(BENCHES)) {
      if (names.length > 0 && !names.includes(bench)) continue;
      console.log(`\n# ${bench}`);
      const ratios = await run(program, join(folder, bench));
      told.push({ bench, day: new Date().toISOString().slice(0, 10), ratios });
    }
    await writeFile(PAGE, withFigures(await readFile(PAGE, 'utf8'), told));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(program: string, file: string): Promise<Ratio[]> {
  const env = { ...process.env, [RATIOS_FILE]: file };
  const child = spawn(process.execPath, [join(WORKSPACE, program)], {
    env,
    stdio: 'inherit',
    cwd: WORKSPACE,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with code ${code}.`);
  if (!existsSync(file)) throw new Error(`${program} told no ratio.`);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => Ratio.parse(JSON.parse(line)));
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
