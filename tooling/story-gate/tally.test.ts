import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Baselines } from './baselines.ts';
import type { Look } from './check-story.ts';
import type { Story } from './story-index.ts';
import { Tally } from './tally.ts';

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

async function aTally(): Promise<Tally> {
  const baselines = await Baselines.open(folder, join(folder, 'cache'), 'linux-chromium-1');
  await baselines.accept(`${story.id}.light`, LIGHT);
  await baselines.accept(`${story.id}.dark`, DARK);
  return new Tally(baselines, false);
}

test('each theme is accepted by itself, in whichever look it was as accepted', async () => {
  const tally = await aTally();

  expect(await tally.hasDoubts(story, aLook(LATE, DARK))).toBe(true);
  expect(await tally.hasDoubts(story, aLook(LIGHT, LATE))).toBe(false);
  await tally.take(story, aLook(LIGHT, LATE));

  expect(tally.result()).toMatchObject({ passed: 1, failed: 0, failures: [] });
});

test('a theme that was as accepted in no look is a failure', async () => {
  const tally = await aTally();

  expect(await tally.hasDoubts(story, aLook(LATE, DARK))).toBe(true);
  await tally.take(story, aLook(LATE, LATE));

  expect(tally.result()).toMatchObject({ passed: 0, failed: 1 });
  expect(tally.result().failures).toEqual([expect.stringContaining('actions-button--default (light)')]);
});
