import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExtractor } from './extractor.ts';
import { createOcr } from './ocr.ts';

const SCAN = join(import.meta.dirname, '../../../e2e/fixtures/scan.pdf');
const WORDS =
  'Ada Lovelace\nada@example.com\nExperience\nAnalyst, Difference Engines Ltd   Mar 2015 - Present';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocr-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program of that body, in place of one that reads pictures. */
async function program(name: string, body: string): Promise<string> {
  const path = join(folder, `${name}.mjs`);
  await writeFile(path, body);
  return `${process.execPath} ${path}`;
}

async function readScan(command: string | null, timeoutMs?: number) {
  const extractor = createExtractor({
    threads: 1,
    ...(command === null ? {} : { ocr: createOcr(command, timeoutMs) }),
  });
  try {
    return await extractor.extract({ path: SCAN, fileName: 'scan.pdf' });
  } finally {
    await extractor.close();
  }
}

test('[RS-02] a scan is refused with the sentence that it has no text, unless a program reads it', async () => {
  await expect(readScan(null)).rejects.toMatchObject({
    code: 'file_no_text',
    message: 'This file is a scan with no readable text. Upload a version with selectable text.',
  });
});

test('a scan is read by the program of the settings, which gets the path of the file', async () => {
  const reader = await program(
    'reader',
    `if (!process.argv[2].endsWith('.pdf')) process.exit(2);
     process.stdout.write(${JSON.stringify(`${WORDS}\fEducation\nBSc Mathematics\f`)});`,
  );

  const document = await readScan(reader);

  expect(document).toMatchObject({ mediaType: 'application/pdf', pages: 2 });
  expect(document.text).toContain('Analyst, Difference Engines Ltd\tMar 2015 - Present');
  expect(document.blocks.map(({ kind, page }) => [kind, page])).toEqual([
    ['name', 1],
    ['contact', 1],
    ['heading', 1],
    ['role', 1],
    ['heading', 2],
    ['line', 2],
  ]);
});

test.each([
  ['fails', 'process.exit(1)'],
  ['sees nothing', 'process.stdout.write(" \\n 1 \\f")'],
  ['never ends', 'setInterval(() => {}, 1000)'],
])('a scan stays without text when the program %s', async (what, body) => {
  const broken = await program(what.replaceAll(' ', '-'), body);

  await expect(readScan(broken, what === 'never ends' ? 200 : undefined)).rejects.toMatchObject({
    code: 'file_no_text',
  });
});

test('a scan stays without text when there is no such program', async () => {
  await expect(readScan(join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'file_no_text' });
});
