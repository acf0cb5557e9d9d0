import { beforeEach, expect, test } from 'vitest';
import { changeChannels } from './change-channels.ts';
import { readRecords } from './change-records.ts';
import { rollback, toCanary, toStable, withdraw, withVerdict } from './channel-moves.ts';
import { lineOf } from './channels.ts';
import { folderPlace } from './release-place-folder.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { releasesFolder } from './testing/released.ts';

let place: ReleaseStorage;
beforeEach(() => {
  place = folderPlace(releasesFolder().folder);
});

const ada = { by: 'Ada', since: '2026-11-21T12:00:00.000Z' };
const placed = (version: string) => ({ version, commit: null, ...ada });

const movesOf = async () =>
  (await readRecords(place)).map(({ by, why, key, moves }) => [
    by,
    why,
    key,
    ...moves.map(({ channel, from, to, percent }) => [channel, from, to, percent]),
  ]);

test('[TM-08] each move of a pointer is recorded with who, why, the key, and what was there before', async () => {
  const note = { by: 'Ada', why: 'A new list\n\nMore words', key: '9f3c' };
  await changeChannels(place, (now) => toStable(now, 'mfe-jobs', placed('1')), note);
  await changeChannels(
    place,
    (now) => toCanary(now, 'mfe-jobs', { placement: placed('2'), percent: 10 }),
    note,
  );
  await changeChannels(place, (now) => withdraw(now, 'mfe-jobs'), { by: 'Grace' });
  await changeChannels(place, (now) => toStable(now, 'mfe-jobs', placed('3')), { by: 'Grace' });
  await changeChannels(place, (now) => rollback(now, 'mfe-jobs', ada), { by: 'the edge', why: '6 of 30' });

  expect(await movesOf()).toEqual([
    ['the edge', '6 of 30', null, ['stable', '3', '1', null]],
    ['Grace', null, null, ['stable', '1', '3', null]],
    ['Grace', null, null, ['canary', '2', null, null]],
    ['Ada', 'A new list', '9f3c', ['canary', null, '2', 10]],
    ['Ada', 'A new list', '9f3c', ['stable', null, '1', null]],
  ]);
});

test('[TM-08] no record is lost when the channels no longer hold it, or its writer was killed before it had a file', async () => {
  const files = { ...place.files, putNew: async () => {} };
  await changeChannels({ ...place, files }, (now) => toStable(now, 'mfe-jobs', placed('0')), {
    by: 'Killed',
  });
  expect(await place.files.list('history/')).toEqual([]);
  for (let version = 1; version <= 60; version += 1)
    await changeChannels(place, (now) => toStable(now, 'mfe-jobs', placed(String(version))), { by: 'Ada' });

  const records = await readRecords(place);

  expect((await place.readChannels()).channels.history).toHaveLength(50);
  expect(records).toHaveLength(61);
  expect(records.at(-1)?.by).toBe('Killed');
});

test('[TM-08] a record that is there stays as it is', async () => {
  await changeChannels(place, (now) => toStable(now, 'mfe-jobs', placed('1')), { by: 'Ada' });
  const [path = ''] = await place.files.list('history/');

  await place.files.putNew(path, Buffer.from('{}'));

  expect((await place.files.get(path))?.toString()).toContain('"by":"Ada"');
});

test('[TM-04] what was checked of a canary is known after it was withdrawn', async () => {
  const verdict = { version: '2', beside: 'abc' };
  const tried = toCanary(
    toStable((await place.readChannels()).channels, 'mfe-jobs', placed('1')),
    'mfe-jobs',
    { placement: placed('2'), percent: 10 },
  );

  const after = withdraw(withVerdict(tried, 'mfe-jobs', verdict), 'mfe-jobs');

  expect(lineOf(after, 'mfe-jobs')).toMatchObject({ canary: null, verdicts: [verdict] });
});
