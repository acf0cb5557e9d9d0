import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp, createDependencies, createHttpServer, readEnv, shutDown } from '@shortlist/bff';
import { createEdge } from '@shortlist/shell/server';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { killWithParent } from '../../processes/end.ts';
import { placeIn, releaseAll, releasesFolderOf } from '../../release/release.ts';
import { type Ratio, tellRatios, withinBudget } from '../ratios.ts';
import { type Account, createAccount } from './account.ts';
import { BUDGET_MS, type Compared, type Figures, listTable, medianFigures } from './figures.ts';
import { LISTS, type ListVisit } from './steps.ts';
import { type Bench, visitList } from './visit.ts';

const LARGE = { jobs: 2000, resumes: 10_000 };
const SMALL = { jobs: 20, resumes: 20 };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      width: { type: 'string', default: '1440' },
      only: { type: 'string', default: '' },
    },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-bench-'));
  const settings = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const deps = await createDependencies(readEnv(settings));
  await releaseAll(placeIn(dataDir));
  const edge = createEdge({ releasesFolder: releasesFolderOf(dataDir), api: createApp(deps) });
  const server = createHttpServer(edge);
  const browser = await launchBrowser();
  try {
    const address = await listen(server);
    const place = { browser, address, deps };
    const accounts = [await createAccount(place, 'large', LARGE), await createAccount(place, 'small', SMALL)];
    console.log(`${LARGE.jobs} positions and ${LARGE.resumes} resumes against ${SMALL.resumes} of each;`);
    console.log(`4x slower processor, ${values.width} px wide, medians of ${values.runs}; milliseconds.`);
    for (const list of LISTS.filter(({ name }) => name.includes(values.only))) {
      const bench = { browser, address, width: Number(values.width) };
      const rows = await compare(bench, list, { accounts, runs: Number(values.runs) });
      console.log(`\n${listTable(list.name, rows)}`);
      tellRatios(rows.flatMap((row) => ratiosOf(list.name, row)));
    }
  } finally {
    await browser.close();
    await shutDown(server, deps);
    await rm(dataDir, { recursive: true });
  }
}

/** The longest work, which is a frame, within its budget and beside that of the small account. */
function ratiosOf(list: string, { step, large, small }: Compared): Ratio[] {
  const work = { what: `${list}, ${step}: longest work, ms`, value: large.work, goal: null };
  return [
    withinBudget(work.what, large.work, BUDGET_MS),
    ...(small.work > 0 ? [{ ...work, against: '20 rows', limit: small.work }] : []),
  ];
}

/** Both accounts in turns, so that what else the machine does hits both alike. */
async function compare(
  bench: Bench,
  list: ListVisit,
  { accounts, runs }: { accounts: readonly Account[]; runs: number },
): Promise<Compared[]> {
  const seen = new Map<string, Figures[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const account of accounts) {
      for (const [step, figures] of await visitList(bench, list, account)) {
        const key = `${account.name} ${step}`;
        seen.set(key, [...(seen.get(key) ?? []), figures]);
      }
    }
  }
  const of = (account: Account['name'], step: string) => medianFigures(seen.get(`${account} ${step}`) ?? []);
  return list.steps.map(({ name }) => ({ step: name, large: of('large', name), small: of('small', name) }));
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
