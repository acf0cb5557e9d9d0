import { startCluster } from '../postgres/cluster.ts';
import { findInstallation } from '../postgres/installation.ts';
import { findServerUser } from '../postgres/server-user.ts';
import { bffTests, databaseTests, testsOfTheServer } from './database-tests.ts';
import { isThorough } from './depth.ts';
import { runAsked } from './run-asked.ts';
import type { Step } from './step.ts';
import { bffSuites } from './suite.ts';
import { runVitest } from './vitest-step.ts';

/**
 * The BFF's tests whose result may differ there, on a PostgreSQL server of their own where one is installed; all that use a
 * database, when the tests go deep.
 */
export const postgres: Step = {
  name: 'postgres',
  async run(green) {
    const cluster = await startCluster();
    if (typeof cluster === 'string')
      return { passed: 0, failed: 0, output: '', note: `skipped: ${cluster}.` };
    try {
      return await runAsked({ step: 'postgres', suites: bffSuites, green }, () =>
        runVitest(['--project=bff', ...(isThorough ? databaseTests() : testsOfTheServer())], {
          DATABASE_URL_TEST: cluster.url,
        }),
      );
    } finally {
      cluster.remove();
    }
  },
};

/** The BFF's test files that another step runs: without those of this one where it can run, unless the tests go deep. */
export function embeddedTests(): string[] {
  const hasServer = typeof findInstallation() !== 'string' && typeof findServerUser() !== 'string';
  const left = new Set(hasServer && !isThorough ? testsOfTheServer() : []);
  return bffTests().filter((file) => !left.has(file));
}
