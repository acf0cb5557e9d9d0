import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { FAULT_CASES } from './cases.ts';
import { startFaultServer } from './fault-server.ts';
import { fixtureSite } from './fixture-site.ts';
import { type Arrival, runCase } from './run-case.ts';

/**
 * Breaks every file that a page of two remotes is made of, in every way that a network knows, in a real browser:
 * the error must stand in its own place, and one press of Retry must bring the page back without loading it again.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4301' },
      browser: { type: 'string', default: '/usr/bin/chromium' },
      only: { type: 'string', default: '' },
    },
  });
  const dataFolder = mkdtempSync(join(tmpdir(), 'fed-faults-'));
  const server = await startFaultServer(await fixtureSite(dataFolder), Number(values.port));
  const browser = await chromium.launch({
    executablePath: values.browser,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  let failed = 0;
  try {
    for (const each of FAULT_CASES.filter(({ what, fault }) => `${what} ${fault}`.includes(values.only))) {
      for (const arrival of ['cold', 'navigation'] satisfies Arrival[]) {
        const { headline, errorMs, recoveryMs, complaints } = await runCase(browser, server, {
          ...each,
          arrival,
        });
        failed += complaints.length > 0 ? 1 : 0;
        const verdict = complaints.length > 0 ? `FAILED: ${complaints.join('; ')}` : 'ok';
        console.log(
          [each.what, each.fault, arrival, headline, `${errorMs} ms`, `${recoveryMs} ms`, verdict].join(
            ' | ',
          ),
        );
      }
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  console.log(failed === 0 ? 'Every fault was survived.' : `${failed} faults were not survived.`);
  return failed;
}

process.exitCode = (await main()) === 0 ? 0 : 1;
