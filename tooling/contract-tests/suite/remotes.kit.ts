import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRelease } from '../../build/build-package.ts';
import { folderOf, remotePackages } from '../../build/packages.ts';
import { isThorough } from '../../test/depth.ts';
import { FURTHER_FAULTS, KIT_CASES, type KitCase } from '../cases.ts';
import { builtBeside, type Kit, openKit } from '../run-kit.ts';
import { openTestBed, type TestBed } from '../test-bed.ts';
import { isAsked } from './asked.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await openTestBed({ isCold: isThorough });
});

afterAll(() => bed?.close());

describe.concurrent.for(remotePackages().filter(isAsked))('%s', (name) => {
  let kit: Kit;

  beforeAll(async () => {
    kit = await openKit({
      buildFolder: buildOf(name),
      neighbors: builtBeside(name, remotePackages()),
      bed,
      isThorough,
    });
  });

  afterAll(() => kit?.close());

  test.for(casesOf(name))('$name', async (each) => {
    const { failures } = await kit.try(each);

    expect(failures.map(({ what }) => what)).toEqual([]);
  });
});

/** Of each remote what its own code does, and of the smallest what the host does for it; all there is where time is no matter. */
function casesOf(name: string): KitCase[] {
  if (isThorough) return [...KIT_CASES, ...FURTHER_FAULTS].toSorted(longestFirst);
  const isSmallest = name === smallest();
  const asked = KIT_CASES.filter(({ how }) => isSmallest || ['mounts', 'visit', 'api'].includes(how.kind));
  return asked.toSorted(longestFirst);
}

const longestFirst = (one: KitCase, other: KitCase): number =>
  Number(other.how.kind === 'mounts') - Number(one.how.kind === 'mounts');

/** The remote that shows the least. */
function smallest(): string | undefined {
  const [first] = remotePackages().toSorted((one, other) => partsOf(one) - partsOf(other));
  return first;
}

function partsOf(name: string): number {
  const release = readRelease(buildOf(name));
  return release.kind === 'remote' ? release.pages.length + Object.keys(release.exposes).length : 0;
}

function buildOf(name: string): string {
  return join(folderOf(name), 'dist');
}
