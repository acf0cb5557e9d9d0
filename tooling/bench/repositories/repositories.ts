import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishPrivately } from '../../pack/publish-privately.ts';
import { killWithParent } from '../../processes/end.ts';
import { releasesFolderOf } from '../../release/release.ts';
import { type Stage, startStage } from '../platform/stage.ts';
import { type Measured, tableOf } from './measured.ts';
import {
  createRepository,
  discard,
  edit,
  install,
  linkInstalled,
  type OwnRepository,
  type ReleaseTimes,
  release,
  releaseBuilt,
  rollback,
  type Site,
  timed,
} from './own-repository.ts';
import { measureProduct } from './product.ts';

const FEW = 5;

interface Options {
  /** How many repositories in all. */
  readonly count: number;
  /** How many of the first five, and of the last ones, are released with everything that a release is asked. */
  readonly checked: number;
  /** How often a page is loaded, and a version rolled back. */
  readonly runs: number;
}

/**
 * Remotes in repositories of their own, made by the published generator and released to one product: what each step
 * takes while few of them are live, and once all are.
 */
async function measure(stage: Stage, site: Site, { count, checked, runs }: Options): Promise<void> {
  const maker = createMaker(site);
  const columns: Measured[] = [await measureProduct(stage, runs)];
  const few: OwnRepository[] = [];
  const early: ReleaseTimes[] = [];
  for (let index = 1; index <= FEW; index += 1) {
    const made = await maker.make(index);
    few.push(made);
    if (index <= checked) early.push(told(made, await release(site, made)));
    else await releaseBuilt(site, made);
  }
  const moved = few.slice(0, runs);
  const product = () => measureProduct(stage, runs, few[0]);
  columns.push({
    ...(await product()),
    releases: early,
    ...(await measureMoves(site, moved, 'Few are live.')),
  });
  const late: ReleaseTimes[] = [];
  for (let index = FEW + 1; index <= count; index += 1) {
    const made = await maker.make(index);
    if (index > count - checked) late.push(told(made, await release(site, made)));
    else await releaseBuilt(site, made);
    await discard(site, made);
  }
  columns.push({
    ...(await product()),
    releases: late,
    ...(await measureMoves(site, moved, 'All are live.')),
  });
  console.log(tableOf(columns, maker.times));
}

interface Maker {
  /** Milliseconds of each step so far. */
  readonly times: { readonly created: number[]; readonly installed: number[]; readonly linked: number[] };
  /** Makes a repository with packages: the first installs them, the others get links to what it has. */
  make(index: number): Promise<OwnRepository>;
}

function createMaker(site: Site): Maker {
  const times = { created: [] as number[], installed: [] as number[], linked: [] as number[] };
  let first: OwnRepository | undefined;
  return {
    times,
    async make(index) {
      const start = performance.now();
      const made = await createRepository(site, index);
      times.created.push(performance.now() - start);
      const origin = first;
      if (origin) times.linked.push(await timed(() => linkInstalled(site, origin, made)));
      else times.installed.push(await timed(() => install(site, made)));
      first ??= made;
      console.log(`${made.package}: made in ${Math.round(performance.now() - start)} ms`);
      return made;
    },
  };
}

function told(repository: OwnRepository, times: ReleaseTimes): ReleaseTimes {
  console.log(
    `${repository.package}: released in ${Math.round(times.all)} ms`,
    Object.fromEntries(times.stages),
  );
  return times;
}

/** Another version of each, and back to the one before. */
async function measureMoves(
  site: Site,
  repositories: readonly OwnRepository[],
  text: string,
): Promise<Pick<Measured, 'built' | 'rollbacks'>> {
  const built: number[] = [];
  const rollbacks: number[] = [];
  for (const repository of repositories) {
    await edit(site, repository, text);
    built.push(await releaseBuilt(site, repository));
    rollbacks.push(await rollback(site, repository));
  }
  console.log({ built, rollbacks });
  return { built, rollbacks };
}

const word = (value: string) => ({ type: 'string', default: value }) as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { count: word('30'), checked: word('3'), runs: word('3') } });
  const [count, checked, runs] = [Number(values.count), Number(values.checked), Number(values.runs)];
  if (count < FEW + checked || checked > FEW)
    throw new Error('--count is at least 5 + --checked, which is at most 5.');
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-bench-repositories-'));
  const stage = await startStage();
  const registry = await publishPrivately(await emptyFolder(folder));
  const site: Site = {
    folder,
    address: stage.server.address,
    env: { ...registry.env, RELEASES: releasesFolderOf(stage.dataDir), PRODUCT_URL: stage.server.address },
  };
  try {
    await measure(stage, site, { count, checked, runs });
  } finally {
    registry.close();
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function emptyFolder(folder: string): Promise<string> {
  await mkdir(join(folder, 'packages'));
  return join(folder, 'packages');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
