import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
const open = (cache = 'cache') => Baselines.open(folder, join(folder, cache), 'linux-chromium-1');

/** A card of one colour, with one pixel of another when asked. */
function picture(shade: number, dot?: number): Buffer {
  const png = new PNG({ width: 8, height: 8 });
  png.data.fill(shade);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  if (dot !== undefined) png.data.fill(dot, 0, 3);
  return PNG.sync.write(png);
}

test('an accepted picture stays accepted in the next run', async () => {
  const first = await open();
  await first.accept('button.light', picture(200));
  await first.save(true);

  const second = await open();

  expect(await second.judge('button.light', picture(200))).toEqual({ kind: 'same' });
  expect(await second.judge('button.dark', picture(10))).toEqual({ kind: 'new' });
});

test('one pixel of another shade is a change, and the change is drawn', async () => {
  const baselines = await open();
  await baselines.accept('button.light', picture(200));

  const verdict = await baselines.judge('button.light', picture(200, 180));

  expect(verdict).toMatchObject({ kind: 'changed', pixels: 1 });
  const drawn = PNG.sync.read(
    readFileSync(join(folder, 'cache', 'linux-chromium-1', 'button.light.diff.png')),
  );
  expect(drawn.width).toBe(8);
});

test('a change is told on a machine that does not have the accepted picture', async () => {
  const elsewhere = await open();
  await elsewhere.accept('button.light', picture(200));
  await elsewhere.save(true);

  const here = await open('another-cache');

  const verdict = await here.judge('button.light', picture(180));

  expect(verdict).toMatchObject({ kind: 'changed', pixels: null });
  const seen = readFileSync(join(folder, 'another-cache', 'linux-chromium-1', 'button.light.diff.png'));
  expect(seen).toEqual(picture(180));
});

test('what Chromium rounds otherwise on a machine that does not have the accepted picture is no change', async () => {
  const elsewhere = await open();
  await elsewhere.accept('button.light', picture(200));
  await elsewhere.save(true);

  const here = await open('another-cache');

  expect(await here.judge('button.light', picture(200, 201))).toEqual({ kind: 'same' });
});

test('saving after a whole run forgets stories that are gone', async () => {
  const before = await open();
  await before.accept('gone.light', picture(1));
  await before.save(true);

  const after = await open();
  await after.accept('button.light', picture(200));
  await after.save(true);

  expect(await (await open()).judge('gone.light', picture(1))).toEqual({ kind: 'new' });
});
