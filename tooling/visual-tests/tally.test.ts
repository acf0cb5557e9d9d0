import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Baselines } from './baselines.ts';
import type { Fault, Look } from './check-story.ts';
import type { Story } from './story-index.ts';
import { TestCounts } from './tally.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const story: Story = {
  id: 'actions-button--default',
  name: 'Actions/Button, Default',
  file: 'src/Button/Button.stories.tsx',
  exportName: 'Default',
  tags: [],
  logsErrors: false,
};

function picture(shade: number): Buffer {
  const png = new PNG({ width: 8, height: 8 });
  png.data.fill(shade);
  return PNG.sync.write(png);
}

const [LIGHT, DARK, LATE] = [picture(200), picture(10), picture(90)];
const aLook = (light: Buffer, dark: Buffer): Look => ({ faults: [], pictures: { light, dark } });

/** Counts what a Chromium of that version sees, with pictures that version 150 has drawn, or with none. */
async function aTally({ version = 150, hasPictures = true, update = false } = {}): Promise<TestCounts> {
  const cache = join(folder, 'cache');
  if (hasPictures) {
    const accepting = await Baselines.open({ folder, cache, platform: 'linux', version: 150 });
    await accepting.accept(`${story.id}.light`, LIGHT);
    await accepting.accept(`${story.id}.dark`, DARK);
    await accepting.save(true);
  }
  const own = await Baselines.open({ folder, cache, platform: 'linux', version });
  return new TestCounts({ baselines: new Map([['design-system', own]]), version, update });
}

test('each theme is accepted by itself, in whichever look it was as accepted', async () => {
  const tally = await aTally();

  expect(await tally.hasDoubts(story, aLook(LATE, DARK))).toBe(true);
  expect(await tally.hasDoubts(story, aLook(LIGHT, LATE))).toBe(false);
  await tally.take(story, aLook(LIGHT, LATE));

  expect(tally.result(false)).toMatchObject({ passed: 1, failed: 0, failures: [] });
});

test('a theme that was as accepted in no look is a failure', async () => {
  const tally = await aTally();

  expect(await tally.hasDoubts(story, aLook(LATE, DARK))).toBe(true);
  await tally.take(story, aLook(LATE, LATE));

  expect(tally.result(false)).toMatchObject({ passed: 0, failed: 1 });
  expect(tally.result(false).failures).toEqual([expect.stringContaining('actions-button--default (light)')]);
});

test.each([
  [150, 'compared with pictures of Chromium 150'],
  [156, 'compared with pictures of Chromium 150 within the tolerance across versions, by Chromium 156'],
])('by Chromium %i it says what was compared', async (version, sentence) => {
  const tally = await aTally({ version });

  await tally.take(story, aLook(LIGHT, DARK));

  expect(tally.result(true)).toMatchObject({ failed: 0, looks: sentence });
});

test('where nothing could be compared it says so, and fails in CI', async () => {
  const tally = await aTally({ hasPictures: false });

  await tally.take(story, aLook(LIGHT, DARK));

  expect(tally.result(false)).toMatchObject({
    failed: 0,
    looks: expect.stringMatching(/^NO PICTURE WAS COMPARED/u),
  });
  expect(tally.result(true)).toMatchObject({ failed: 1 });
});

test('pictures of a story with a fault are not accepted', async () => {
  const tally = await aTally({ update: true, hasPictures: false });
  const fault: Fault = { story, theme: 'dark', what: 'axe color-contrast', remedy: 'fix it' };

  await tally.take(story, { ...aLook(LIGHT, DARK), faults: [fault] });
  expect(tally.isAccepted(story, 'dark', DARK)).toBe(false);

  await tally.take(story, aLook(LIGHT, DARK));
  expect(tally.isAccepted(story, 'dark', DARK)).toBe(true);
});
