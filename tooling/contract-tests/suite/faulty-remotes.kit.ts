import { policyOf } from '@shortlist/platform/failure-policies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isThorough, sampleOf } from '../../test/depth.ts';
import { KIT_CASES } from '../cases.ts';
import { type Kit, openKit } from '../run-kit.ts';
import { openTestBed, type TestBed } from '../test-bed.ts';
import { buildFixture, removeFixtures, withFault } from './fixtures.ts';

/** Takes the header away as soon as anything failed: also when it was the remote itself that did not come. */
const TAKES_THE_HEADER = `{
  const hasFailed = () => document.currentScript?.src.includes('retry') || document.querySelector('[role=alert]');
  const take = () => hasFailed() && document.querySelector('header')?.remove();
  take();
  new MutationObserver(take).observe(document, { childList: true, subtree: true });
}`;

/** Works until it is fetched for a second time. */
const ONLY_ONCE = `if (document.currentScript?.src.includes('retry')) throw new Error('once');`;

/** Throws the document away when something is missing; once, as leaving ends other requests with errors of their own. */
const RELOADS = `addEventListener('error', () => location.reload(), { capture: true, once: true });`;

/** Changes what all code of the page shares. What it leaves behind besides is the fixture's own. */
const MEDDLES = `
const { parse } = JSON;
JSON.parse = (...given) => parse(...given);
Array.prototype.last = function last() { return this.at(-1); };
document.title = 'Buy now';`;

let bed: TestBed;
let other: string;
let faultyRemote: string;

beforeAll(async () => {
  bed = await openTestBed({ isCold: isThorough });
  other = await buildFixture('tooling/preset/fixtures/other');
  faultyRemote = await buildFixture('tooling/contract-tests/fixtures/faulty-remote');
});

afterAll(async () => {
  removeFixtures();
  await bed?.close();
});

describe.concurrent('a remote that takes the header away when something fails', () => {
  let kit: Kit;

  beforeAll(async () => {
    kit = await openKit({ buildFolder: withFault(other, TAKES_THE_HEADER), config: {}, bed, isThorough });
  });

  afterAll(() => kit?.close());

  test.for(
    sampleOf(
      KIT_CASES.filter(({ how }) => how.kind === 'file' || how.kind === 'sin'),
      4,
    ),
  )('does not pass when $name', async (each) => {
    const { failures } = await kit.try(each);

    expect(failures).toContainEqual({
      case: each.name,
      what: expect.stringMatching(/^the header is gone/),
      fix: each.fix,
    });
  });
});

test.concurrent.for([
  ['can be fetched only once', 'its entry is gone', ONLY_ONCE, /^its widget Widget shows ".*" instead of/],
  [
    'loads the document again',
    'its code is gone',
    RELOADS,
    /loaded again|Execution context was destroyed|shows no error/,
  ],
])('a remote that %s does not pass when %s', async ([, name, sin, what]) => {
  const kit = await openKit({
    buildFolder: withFault(other, String(sin)),
    config: {},
    bed,
    patience: 15_000,
  });

  const tried = await kit.try(caseNamed(String(name)));
  await kit.close();

  expect(tried.failures.map((failure) => failure.what)).toContainEqual(expect.stringMatching(what ?? ''));
});

describe.concurrent('a remote that leaves everything behind and says nothing', () => {
  let kit: Kit;

  beforeAll(async () => {
    kit = await openKit({ buildFolder: faultyRemote, config: {}, bed, isThorough });
  });

  afterAll(() => kit?.close());

  test('does not pass when the API answers 500', async () => {
    const { failures } = await kit.try(caseNamed('the API answers 500'));

    expect(failures.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^its widget Silent does not say that it could not be answered/),
      expect.stringContaining('changed_styles: Wrote to adoptedStyleSheets. Refused.'),
    ]);
  });

  test('is told what mounts leave, and which file asked for it', async () => {
    const { failures } = await kit.try(caseNamed('mounts leave nothing behind'));

    const mounts = isThorough ? 40 : 10;
    const told = failures.map(({ what }) => what).join('\n');
    for (const leak of ['timer', 'ResizeObserver'])
      expect(told).toMatch(new RegExp(`${mounts} more of this: ${leak} at /assets/faulty-remote/`));
    expect(told).toMatch(/elements that nobody sees/);
    expect(told).toMatch(/KB that nobody can use/);
  });
});

test.concurrent('[TM-05] what the shell notices of a remote, and puts back, refuses it', async () => {
  const kit = await openKit({ buildFolder: withFault(faultyRemote, MEDDLES), config: {}, bed, isThorough });

  const { failures } = await kit.try(caseNamed('it is visited and left'));
  await kit.close();

  const told = failures.map(({ what }) => what).join('\n');
  expect(told).toContain('changed_global: Changed JSON.parse, Array.prototype.last. Put back.');
  expect(told).toContain('changed_title: Wrote to title. Refused.');
  expect(told).toContain('changed_styles: Wrote to adoptedStyleSheets. Refused.');
  expect(told).toMatch(
    /leak: Left behind after a visit: resize on window x1, scroll on document x1, an interval x1/,
  );
});

test.concurrent('pages ask for no motion, which takes a third of what a case computes', async () => {
  const page = await bed.pages.take();

  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await bed.pages.give(page);

  expect(isStill).toBe(true);
});

test.concurrent('a remote that passes names what it was tried on', async () => {
  const kit = await openKit({ buildFolder: other, config: {}, bed, isThorough });

  const tried = await kit.try(caseNamed('its entry is gone'));
  await kit.close();

  expect(tried.failures).toEqual([]);
  const arrivals = isThorough ? ['cold', 'navigation'] : ['navigation'];
  expect(tried.notes).toEqual(
    arrivals.map((arrival) =>
      expect.stringContaining(
        `its widget Widget | ${arrival} | ${policyOf('unreachable').message('Other fixture')}`,
      ),
    ),
  );
});

function caseNamed(name: string) {
  const found = KIT_CASES.find((each) => each.name === name);
  if (!found) throw new Error(`There is no case "${name}".`);
  return found;
}
