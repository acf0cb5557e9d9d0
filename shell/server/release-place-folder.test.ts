import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { changeChannels } from './change-channels.ts';
import { toStable } from './channel-moves.ts';
import { lineOf, NO_CHANNELS } from './channels.ts';
import { folderPlace } from './release-place-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'place-test-'));
});

const stable = (version: string) =>
  toStable(NO_CHANNELS, 'mfe-jobs', { version, since: '2026-11-22T12:00:00.000Z', by: 'Ada', commit: null });
const next = (version: string) => ({ channels: stable(version), changes: [] });

test('of two writers who go on from the same state the second changes nothing', async () => {
  const [one, other] = [folderPlace(folder), folderPlace(folder)];
  const { revision } = await one.readChannels();

  expect(await one.writeChannels(next('1'), revision)).toBe(true);
  expect(await other.writeChannels(next('2'), revision)).toBe(false);

  expect(lineOf((await other.readChannels()).channels, 'mfe-jobs').stable?.version).toBe('1');
});

test('who slept through every state that is kept is told so', async () => {
  const place = folderPlace(folder);
  const { revision } = await place.readChannels();
  for (let version = 1; version <= 103; version += 1)
    await changeChannels(place, () => stable(String(version)));

  expect(await place.writeChannels(next('late'), revision)).toBe(false);

  expect(lineOf((await place.readChannels()).channels, 'mfe-jobs').stable?.version).toBe('103');
  expect(readdirSync(join(folder, 'channels'))).toHaveLength(100);
});

test('what a killed writer left behind is in nobody’s way and goes', async () => {
  const left = join(folder, 'channels/0000.next');
  mkdirSync(join(folder, 'channels'), { recursive: true });
  writeFileSync(left, '{"packages": {"mfe-jo');
  utimesSync(left, new Date(0), new Date(0));

  await changeChannels(folderPlace(folder), () => stable('1'));

  expect(readdirSync(join(folder, 'channels'))).toEqual(['1.json']);
});

test('the file from before each state had its own is read until the first change', async () => {
  writeFileSync(
    join(folder, 'channels.json'),
    JSON.stringify({ stable: { 'mfe-jobs': { live: '7', earlier: [] } } }),
  );
  const place = folderPlace(folder);
  const before = await place.readChannels();

  await changeChannels(place, () => stable('8'));

  expect(lineOf(before.channels, 'mfe-jobs').stable?.version).toBe('7');
  expect(lineOf((await place.readChannels()).channels, 'mfe-jobs').stable?.version).toBe('8');
  expect(existsSync(join(folder, 'channels.json'))).toBe(false);
});

test('a change whose answer was lost is not made twice', async () => {
  const place = folderPlace(folder);
  let calls = 0;
  const deaf = {
    ...place,
    writeChannels: async (...written: Parameters<typeof place.writeChannels>) => {
      await place.writeChannels(...written);
      return false;
    },
  };

  await changeChannels(deaf, () => {
    calls += 1;
    return stable(String(calls));
  });

  expect(calls).toBe(1);
});
