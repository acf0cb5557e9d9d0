import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { folderOf, remotePackages } from '../../build/packages.ts';
import { KIT_CASES } from '../cases.ts';
import { builtBeside, type Kit, openKit } from '../run-kit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser({ timeout: 60_000 });
});

afterAll(() => browser?.close());

describe.for(remotePackages())('%s', (name) => {
  let kit: Kit;

  beforeAll(async () => {
    const buildFolder = join(folderOf(name), 'dist');
    kit = await openKit({
      buildFolder,
      neighbours: builtBeside(name, remotePackages()),
      browser,
      patience: 60_000,
    });
  });

  afterAll(() => kit?.close());

  test.concurrent.for(KIT_CASES)('$name', async (each) => {
    const { failures } = await kit.try(each);

    expect(failures.map(({ what }) => what)).toEqual([]);
  });
});
