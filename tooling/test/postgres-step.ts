import { startCluster } from '../postgres/cluster.ts';
import { databaseTests } from './database-tests.ts';
import { runAsked } from './run-asked.ts';
import type { Step } from './step.ts';
import { bffSuites } from './suite.ts';
import { runVitest } from './vitest-step.ts';

/** The BFF's tests that use a database once more, on a PostgreSQL server of their own where one is installed. */
export const postgres: Step = {
  name: 'postgres',
  async run(green) {
    const cluster = await startCluster();
    if (typeof cluster === 'string')
      return { passed: 0, failed: 0, output: '', note: `skipped: ${cluster}.` };
    try {
      return await runAsked({ step: 'postgres', suites: bffSuites, green }, () =>
        runVitest(['--project=bff', ...databaseTests()], { DATABASE_URL_TEST: cluster.url }),
      );
    } finally {
      cluster.remove();
    }
  },
};
