import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Baselines } from './baselines.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens what is accepted; `cache` is what this machine keeps. */
const open = (cache = 'cache', version = 150) =>
  Baselines.open({ folder, cache: join(folder, cache), platform: 'linux', version });

/** A card of one color, with one pixel of another when asked. */
function picture(shade: number, dot?: number): Buffer {
  const png = new PNG({ width: 8, height: 8 });
  png.data.fill(shade);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  if (dot !== undefined) png.data.fill(dot, 0, 3);
  return PNG.sync.write(png);
}

/** A page with a stroke of so many rows, drawn in black. */
function screen(rows = 0): Buffer {
  const png = new PNG({ width: 200, height: 40 });
  png.data.fill(255);
  for (let row = 4; row < 4 + rows; row += 1) {
    const from = (row * png.width + 20) * 4;
    for (const at of [from, from + 4]) png.data.fill(0, at, at + 3);
  }
  return PNG.sync.write(png);
}

const picturesIn = (cache: string) => readdirSync(join(folder, cache)).toSorted();

test('an accepted picture stays accepted in the next run', async () => {
  const first = await open();
  await first.accept('button.light', picture(200));
  await first.save(true);

  const second = await open();

  expect(await second.judge('button.light', picture(200))).toBe('same');
  expect(await second.judge('button.dark', picture(10))).toBe('new');
});

test('one pixel of another shade is a change, which is drawn when it is told', async () => {
  const baselines = await open();
  await baselines.accept('button.light', picture(200));

  const changed = picture(200, 180);

  expect(await baselines.judge('button.light', changed)).toBe('changed');
  expect(picturesIn('cache')).toEqual(['button.light.png']);
  expect(await baselines.show('button.light', changed)).toMatchObject({ pixels: 1 });
  expect(picturesIn('cache')).toEqual(['button.light.diff.png', 'button.light.new.png', 'button.light.png']);
});

test('a change is told on a machine that does not have the accepted picture', async () => {
  const elsewhere = await open();
  await elsewhere.accept('button.light', picture(200));
  await elsewhere.save(true);

  const here = await open('another-cache');

  expect(await here.judge('button.light', picture(180))).toBe('changed');
  expect(await here.show('button.light', picture(180))).toMatchObject({ pixels: null });
  expect(picturesIn('another-cache')).toEqual([
    'button.light.coarse.png',
    'button.light.diff.png',
    'button.light.new.png',
  ]);
  expect(readFileSync(join(folder, 'another-cache', 'button.light.coarse.png'))).toEqual(picture(200));
});

test('another version of Chromium may differ by some units more, and not by a letter', async () => {
  const accepting = await open();
  await accepting.accept('button.light', screen());
  await accepting.save(true);

  const sameVersion = await open('second-cache');
  const otherVersion = await open('third-cache', 156);

  expect(await sameVersion.judge('button.light', screen(1))).toBe('changed');
  expect(await otherVersion.judge('button.light', screen(1))).toBe('same');
  expect(await otherVersion.judge('button.light', screen(12))).toBe('changed');
});

test('only a picture that is the accepted one to the last byte counts as known', async () => {
  const baselines = await open();
  await baselines.accept('button.light', picture(200));

  expect(baselines.isAccepted('button.light', picture(200))).toBe(true);
  expect(baselines.isAccepted('button.light', picture(200, 201))).toBe(false);
  expect(baselines.isAccepted('button.dark', picture(200))).toBe(false);
});

test('what Chromium rounds otherwise on a machine that does not have the accepted picture is no change', async () => {
  const elsewhere = await open();
  await elsewhere.accept('button.light', picture(200));
  await elsewhere.save(true);

  const here = await open('another-cache');

  expect(await here.judge('button.light', picture(200, 201))).toBe('same');
});

test('saving after a whole run forgets stories that are gone', async () => {
  const before = await open();
  await before.accept('gone.light', picture(1));
  await before.save(true);

  const after = await open();
  await after.accept('button.light', picture(200));
  await after.save(true);

  expect(await (await open()).judge('gone.light', picture(1))).toBe('new');
});
