import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkResultFile, writeResultFile } from './result-file.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-result-'));
  file = join(folder, 'result.html');
});
afterEach(() => rm(folder, { recursive: true }));

test('a check of a file that can be written leaves nothing behind, and an older result as it was', async () => {
  checkResultFile(file);
  const afterFirst = await readdir(folder);
  await writeFile(file, 'older');
  checkResultFile(file);

  expect(afterFirst).toEqual([]);
  expect(await readdir(folder)).toEqual(['result.html']);
  expect(await readFile(file, 'utf8')).toBe('older');
});

test('a result takes the place of an older one, whole', async () => {
  await writeFile(file, 'an older and longer result');

  writeResultFile(file, 'newer');

  expect(await readFile(file, 'utf8')).toBe('newer');
  expect(await readdir(folder)).toEqual(['result.html']);
});

test('a file that can not be written is named with the reason, and no draft of it is left', async () => {
  await mkdir(file);

  expect(() => checkResultFile(file)).toThrow(`${file} can't be written: something other than a file`);
  expect(() => writeResultFile(file, 'text')).toThrow(`${file} can't be written: `);
  expect(await readdir(folder)).toEqual(['result.html']);
  expect(() => checkResultFile(join(folder, 'none', 'result.html'))).toThrow(
    /can't be written: .*no such file/,
  );
});
