import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, THE_CHECKS } from '@shortlist/shell/server';
import { afterAll, expect, test } from 'vitest';
import { folderOf } from '../../build/packages.ts';
import { checkWhole } from '../../release/check-whole.ts';
import { placeIn, releaseTogether } from '../../release/release-package.ts';
import { buildFixture, removeFixtures, withFault } from './fixtures.ts';

/** Writes a title as soon as its code runs: no remote may. */
const MEDDLES = `document.title = 'Buy now';`;

const data = mkdtempSync(join(tmpdir(), 'taken-back-'));

afterAll(() => {
  removeFixtures();
  rmSync(data, { recursive: true });
});

/** The same build under another version. */
function asVersion(folder: string, version: string): string {
  const file = join(folder, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  return folder;
}

test('[TM-04] a release that fails a case after it went live is taken back, and one that passes is not tried again', async () => {
  const place = placeIn(data);
  const report: string[] = [];
  const check = async ([released]: Awaited<ReturnType<typeof releaseTogether>>) => {
    report.length = 0;
    return checkWhole(place, released ? [released] : [], (_, { rule }) => report.push(rule.name));
  };
  const good = await buildFixture('tooling/preset/fixtures/other');
  await releaseTogether([join(folderOf('shell'), 'dist')], place);
  const first = await releaseTogether([good], place);
  await check(first);
  expect(report).toHaveLength(2);
  await check(first);
  expect(report).toEqual(['it was tried beside exactly what is live']);
  const bad = await releaseTogether([asVersion(withFault(good, MEDDLES), '9.9.9-faulty')], place);

  await expect(check(bad)).rejects.toThrow(`9.9.9-faulty was taken back: ${first[0]?.version} is live.`);

  const { channels } = await place.readChannels();
  const line = lineOf(channels, first[0]?.package ?? '');
  expect(line.stable).toMatchObject({ version: first[0]?.version, by: THE_CHECKS });
  expect(line.demotions).toMatchObject([{ version: '9.9.9-faulty', reason: expect.stringMatching(/title/) }]);
  expect(channels.history[0]).toMatchObject({ by: THE_CHECKS, why: expect.stringMatching(/title/) });
});
