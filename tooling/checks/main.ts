import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lineOf, openReleasePlace, type ReleaseStorage, toStable } from '@shortlist/shell/server';
import { buildAll } from '../build/build.ts';
import { readRelease } from '../build/build-package.ts';
import { folderOf, releasedPackages, WORKSPACE } from '../build/packages.ts';
import { withBuilds } from '../release/find-build.ts';
import { readReleaseSettings } from '../release/read-settings.ts';
import { checkRelease, type Depth } from './check-release.ts';
import { lineOfOutcome, RefusedReleaseError } from './run-checks.ts';

const USAGE = `Usage: npm run check -w mfe-jobs, or npm run check -- <package>...
What a release would be asked, without one. npm run boots -- shell asks only whether it boots.`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      boots: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: process.env.DATA_DIR || join(WORKSPACE, '.data') },
    },
  });
  const known = releasedPackages();
  const stranger = positionals.find((name) => !known.includes(name));
  if (stranger) throw new Error(`There is no package ${stranger}. Packages: ${known.join(', ')}.`);
  if (positionals.length === 0) throw new Error(USAGE);
  const place = await openReleasePlace(readReleaseSettings(resolve(WORKSPACE, values['data-dir'])));
  await check(place, positionals, values.boots ? 'boots' : 'all');
}

/** Where nothing is live yet, the other packages of the checkout stand for it. */
async function check(place: ReleaseStorage, asked: readonly string[], depth: Depth): Promise<void> {
  const { channels: before } = await place.readChannels();
  const isShellLive = lineOf(before, 'shell').stable !== null;
  const placed = isShellLive ? asked : releasedPackages();
  await buildAll(placed);
  const builds = placed
    .map((name) => join(folderOf(name), 'dist'))
    .map((folder) => ({ folder, release: readRelease(folder) }));
  const askedBuilds = builds.filter((each) => asked.includes(each.release.package));
  const since = new Date().toISOString();
  const after = builds.reduce(
    (next, { release: { package: name, version, commit } }) =>
      toStable(next, name, { version, commit, by: 'a check', since }),
    before,
  );
  console.log(
    `Beside ${isShellLive ? `what is live in ${place.name}` : 'the other packages of this checkout'}:`,
  );
  await withBuilds(place, builds, (find) =>
    checkRelease({ before, after, asked: askedBuilds.map(({ release }) => release) }, find, {
      depth,
      report: (name, outcome) => console.log(lineOfOutcome(name, outcome)),
    }),
  );
}

/** The command. */
export async function main(): Promise<void> {
  await run().catch((error: unknown) => {
    if (error instanceof RefusedReleaseError) console.error(error.list);
    else console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

if (import.meta.main) await main();
