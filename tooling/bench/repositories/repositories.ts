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
  const makers = { created: [] as number[], installed: [] as number[], linked: [] as number[] };
  let first: OwnRepository | undefined;

  async function make(index: number): Promise<OwnRepository> {
    let repository: OwnRepository | undefined;
    makers.created.push(
      await timed(async () => {
        repository = await createRepository(site, index);
      }),
    );
    if (!repository) throw new Error('Nothing was made.');
    const made = repository;
    const origin = first;
    first ??= made;
    if (origin) makers.linked.push(await timed(() => linkInstalled(site, origin, made)));
    else makers.installed.push(await timed(() => install(site, made)));
    return made;
  }

  const columns: Measured[] = [await measureProduct(stage, runs)];
  const few: OwnRepository[] = [];
  const early: ReleaseTimes[] = [];
  for (let index = 1; index <= FEW; index += 1) {
    const made = await make(index);
    few.push(made);
    if (index <= checked) early.push(note(made, await release(site, made)));
    else await releaseBuilt(site, made);
  }
  columns.push({
    ...(await measureProduct(stage, runs, few[0])),
    releases: early,
    ...(await measureMoves(site, few.slice(0, runs), 'Few are live.')),
  });
  const late: ReleaseTimes[] = [];
  for (let index = FEW + 1; index <= count; index += 1) {
    const made = await make(index);
    if (index > count - checked) late.push(note(made, await release(site, made)));
    else await releaseBuilt(site, made);
    await discard(site, made);
  }
  columns.push({
    ...(await measureProduct(stage, runs, few[0])),
    releases: late,
    ...(await measureMoves(site, few.slice(0, runs), 'All are live.')),
  });
  console.log(tableOf(columns, makers));
}

function note(repository: OwnRepository, times: ReleaseTimes): ReleaseTimes {
  console.log(`${repository.package}: ${Math.round(times.all)} ms`, Object.fromEntries(times.stages));
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
  return { built, rollbacks };
}

async function main(): Promise<void> {
  const word = (value: string) => ({ type: 'string', default: value }) as const;
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
