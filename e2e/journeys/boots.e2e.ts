import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage, readRelease } from '@shortlist/tooling/build/build-package.ts';
import { folderOf, WORKSPACE } from '@shortlist/tooling/build/packages.ts';
import type { BuildToCheck } from '@shortlist/tooling/checks/rule.ts';
import { runSmokeTest } from '@shortlist/tooling/smoke-test/boot.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';

const FIXTURES = join(WORKSPACE, 'tooling/preset/fixtures');

let folder: string;
let shell: BuildToCheck;
let other: BuildToCheck;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-boots-test-'));
  shell = atFolder(join(folderOf('shell'), 'dist'));
  other = await build('other');
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const atFolder = (place: string): BuildToCheck => ({
  release: readRelease(place),
  folder: async () => place,
});

let builds = 0;

/** Builds a fixture remote whose sources were changed; inside the checkout, where sources count as sources. */
async function build(
  name: 'remote' | 'other',
  change: readonly [file: string, from: string, to: string] | null = null,
) {
  const sources = await mkdtemp(join(FIXTURES, 'copy-'));
  const outputFolder = join(folder, `build-${++builds}`);
  try {
    await cp(join(FIXTURES, name), sources, { recursive: true });
    if (change) await edit(join(sources, 'src', change[0]), change[1], change[2]);
    await buildPackage(name, { folder: sources, outputFolder });
    return atFolder(outputFolder);
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

/** The shell with one of its shared chunks broken: on paper it provides everything. */
async function brokenShell(): Promise<BuildToCheck> {
  const place = join(folder, 'shell');
  await cp(join(folderOf('shell'), 'dist'), place, { recursive: true });
  const chunk = Object.keys(shell.release.sizes).find((file) => /^shared-fields\..*\.js$/.test(file)) ?? '';
  await edit(join(place, chunk), '', 'throw new Error("broken");');
  return atFolder(place);
}

test('[SH-08] a remote boots in the shell that is live: every page, and what it exposes', async ({
  browser,
}) => {
  const remote = await build('remote');

  expect(
    await runSmokeTest({ builds: [shell, other, remote], booted: ['fixture', 'other'] }, browser),
  ).toEqual([]);
});

test('[SH-08] a remote whose page throws does not boot, and the page is named with its error', async ({
  browser,
}) => {
  const remote = await build('remote', [
    'SecondPage.tsx',
    'return',
    'throw new Error("no second page"); return',
  ]);

  const failed = await runSmokeTest({ builds: [shell, other, remote], booted: ['fixture'] }, browser);

  expect(failed).toMatchObject([{ package: 'fixture', path: '/fixture/second' }]);
  expect(failed[0]?.complaints.join(' ')).toContain('no second page');
});

test('[SH-08] a widget that breaks is seen on the page of the remote that shows it', {
  tags: 'thorough',
}, async ({ browser }) => {
  const remote = await build('remote');
  const brokenOther = await build('other', ['Widget.tsx', 'return', 'throw new Error("no widget"); return']);

  const failed = await runSmokeTest({ builds: [shell, brokenOther, remote], booted: ['other'] }, browser);

  expect(failed).toMatchObject([{ package: 'fixture', path: '/fixture' }]);
});

test('[SH-08] what a remote exposes is asked for, shown or not', { tags: 'thorough' }, async ({
  browser,
}) => {
  const remote = await build('remote');
  const named = await build('other', ['Widget.tsx', 'export default function', 'export function']);

  const failed = await runSmokeTest({ builds: [shell, named, remote], booted: ['other'] }, browser);

  expect(failed[0]?.complaints).toContain('./Widget has no default export.');
});

test('[SH-08] a shell in which a live remote does not run is seen before it is released', async ({
  browser,
}) => {
  const remote = await build('remote');

  const failed = await runSmokeTest(
    { builds: [await brokenShell(), other, remote], booted: ['fixture'] },
    browser,
  );

  expect(failed).toContainEqual(expect.objectContaining({ package: 'fixture', path: '/fixture' }));
});
