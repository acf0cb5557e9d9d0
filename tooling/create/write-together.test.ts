import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeFilesAtomically } from './write-together.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-together-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'list.txt'), 'one');
});

const files = new Map([
  ['new/deep/file.txt', 'text'],
  ['list.txt', 'one, two'],
]);

test('all files are written, with the folders that they need', async () => {
  await writeFilesAtomically(folder, files);

  expect(await readFile(join(folder, 'new/deep/file.txt'), 'utf8')).toBe('text');
  expect(await readFile(join(folder, 'list.txt'), 'utf8')).toBe('one, two');
});

test('when one can not be written, all are as they were', async () => {
  await mkdir(join(folder, 'taken'));

  const writing = writeFilesAtomically(folder, new Map([...files, ['taken', 'a folder has this name']]));

  await expect(writing).rejects.toThrow('EISDIR');
  expect((await readdir(folder)).toSorted()).toEqual(['list.txt', 'taken']);
  expect(await readFile(join(folder, 'list.txt'), 'utf8')).toBe('one');
});

test('what was written can be taken back, with what came to lie beside it', async () => {
  const takeBack = await writeFilesAtomically(folder, files);
  await writeFile(join(folder, 'new/other.txt'), 'by another program');

  await takeBack();

  expect(await readdir(folder)).toEqual(['list.txt']);
  expect(await readFile(join(folder, 'list.txt'), 'utf8')).toBe('one');
});
