import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resumes } from '@shortlist/api-contract';
import { createExtractor } from '@shortlist/engine/extraction/extractor.ts';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { allKeys } from '../../test/support/all-keys.ts';
import { read } from '../../test/support/caller.ts';
import { emptiedFolder } from '../../test/support/emptied-folder.ts';
import { startTestServer } from '../../test/support/test-server.ts';
import { scannedExtractor } from './scanned-extractor.ts';

const folder = await mkdtemp(join(tmpdir(), 'scanner-'));
const scanner = join(folder, 'scanner.mjs');
const plain = createExtractor({ threads: 1 });
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
const scannedBy = (command: string) => scannedExtractor(plain, { command, log });
const server = await startTestServer({ extractor: scannedBy(`${process.execPath} ${scanner} --quiet`) });
afterAll(async () => {
  await server.close();
  await plain.close();
  await rm(folder, { recursive: true });
});
const { given, as, deps } = server;

/** A program in the place of a scanner, which sees the bytes of the upload. */
const scan = (verdict: string) =>
  writeFile(
    scanner,
    `import { readFileSync } from 'node:fs';
     const [, , flag, path] = process.argv;
     const isPdf = flag === '--quiet' && readFileSync(path).subarray(0, 5).toString() === '%PDF-';
     process.exit(isPdf ? ${verdict} : 9);`,
  );

test('[RS-02] a file in which the scanner finds malware is refused, and nothing of it is stored', async () => {
  const ada = await given.user();
  await scan('1');

  const reply = await as(ada).upload(FILES.smallPdf);

  expect(reply).toMatchObject({
    status: 422,
    body: { code: 'file_infected', error: expect.stringContaining('The malware scanner rejected this file') },
  });
  expect(read(resumes.list.response, await as(ada).get('/api/resumes')).resumes).toEqual([]);
  expect((await allKeys(deps.storage)).filter((key) => key.startsWith(ada.id))).toEqual([]);
  expect(await emptiedFolder(deps.uploadFolder)).toBe(true);
});

test('a file in which the scanner finds nothing is stored', async () => {
  const ada = await given.user();
  await scan('0');

  expect(await as(ada).upload(FILES.smallPdf)).toMatchObject({ status: 201 });
});

test('what the scanner can’t scan is refused for now, and the log says so', async () => {
  const ada = await given.user();
  await scan('2');

  expect(await as(ada).upload(FILES.smallPdf)).toMatchObject({
    status: 503,
    body: { code: 'unavailable', error: expect.stringContaining('can’t be checked for malware') },
  });
  expect(logged.join('')).toContain('The malware scanner failed');
});

test('without the program that was set nothing is read', async () => {
  const missing = scannedBy(join(folder, 'nowhere'));

  await expect(missing.extract({ path: scanner, fileName: 'cv.pdf' })).rejects.toMatchObject({
    code: 'unavailable',
  });
});
