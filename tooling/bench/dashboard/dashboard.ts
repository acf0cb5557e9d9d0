import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createApp,
  createDependencies,
  createHttpServer,
  type Dependencies,
  readEnv,
  shutDown,
} from '@shortlist/bff';
import { createEdge } from '@shortlist/shell/server';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { killWithParent } from '../../processes/end.ts';
import { placeIn, releaseAll, releasesFolderOf } from '../../release/release.ts';
import { createAccount } from '../lists/account.ts';
import { tellRatios } from '../ratios.ts';
import { dashboardRatios, dashboardTable, type VisitedTab } from './table.ts';
import { TABS } from './tabs.ts';
import { type Visit, visitTab } from './visit.ts';

/** Matches that `createAccount` makes of each resume. */
const MATCHES = 4;

const OPTIONS = {
  runs: { type: 'string', default: '3' },
  width: { type: 'string', default: '1440' },
  only: { type: 'string', default: '' },
  positions: { type: 'string', default: '500' },
  resumes: { type: 'string', default: '5000' },
} as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const size = { jobs: Number(values.positions), resumes: Number(values.resumes) };
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-bench-'));
  const settings = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const deps = await createDependencies(readEnv(settings));
  await releaseAll(placeIn(dataDir));
  const server = createHttpServer(
    createEdge({ releasesFolder: releasesFolderOf(dataDir), api: createApp(deps) }),
  );
  const browser = await launchBrowser();
  try {
    const address = await listen(server);
    const account = await createAccount({ browser, address, deps }, 'large', size);
    await spreadOverStages(deps);
    const place = { browser, address, width: Number(values.width) };
    const found: VisitedTab[] = [];
    for (const tab of TABS.filter(({ id }) => id.includes(values.only))) {
      const visits: Visit[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) visits.push(await visitTab(place, tab, account));
      found.push({ label: tab.label, visits });
    }
    tellRatios(dashboardRatios(found));
    console.log(
      `${size.jobs} positions, ${size.resumes} resumes, ${size.resumes * MATCHES} matches of one user;`,
    );
    console.log(`milliseconds until each tab can be used, its code cached, 4x slower processor,`);
    console.log(
      `${values.width} px wide, medians of ${values.runs}; sidebar/address:\n${dashboardTable(found)}`,
    );
  } finally {
    await browser.close();
    await shutDown(server, deps);
    await rm(dataDir, { recursive: true });
  }
}

/** A third of the positions stands by its age, over the last month; the others where they were moved, in every column. */
async function spreadOverStages({ database }: Dependencies): Promise<void> {
  const number = `('x' || right(id::text, 8))::bit(32)::int`;
  await database.fork().execute(`
    update jobs set
      created_at = now() - (${number} % 30) * interval '1 day' - ${number} * interval '1 second',
      stage = case when ${number} % 3 = 0 then null
        else (array['draft', 'published', 'interviewed', 'offered', 'completed'])[1 + ${number} % 5] end`);
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
