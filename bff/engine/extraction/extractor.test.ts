import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILES, scannedPdf } from '../testing/files.ts';
import { SLOW_FILES } from '../testing/slow-files.ts';
import { createExtractor } from './extractor.ts';
import { lockedOffice, textPdf, zip } from './testing/build-files.ts';

const extractor = createExtractor({ threads: 1 });
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extractor-'));
});

afterAll(async () => {
  await extractor.close();
  await rm(folder, { recursive: true });
});

const fixture = (name: string) => join(import.meta.dirname, '../../fixtures/resumes', name);
const read = (path: string) => extractor.extract({ path, fileName: basename(path) });

async function readBytes(fileName: string, content: Buffer | string) {
  const path = join(folder, fileName);
  await writeFile(path, content);
  return read(path);
}

const kindsOf = (document: Awaited<ReturnType<typeof read>>, kind: string) =>
  document.blocks
    .filter((block) => block.kind === kind)
    .map((block) => document.text.slice(block.start, block.end));

test('[RS-02] reads a PDF into lines with their kind and page', async () => {
  const document = await read(fixture('single-word-name-mononym.pdf'));

  expect(document).toMatchObject({ mediaType: 'application/pdf', pages: 1 });
  expect(kindsOf(document, 'name')).toEqual(['Etta']);
  expect(kindsOf(document, 'heading')).toEqual(['SUMMARY', 'EXPERIENCE', 'EDUCATION', 'SKILLS']);
  expect(kindsOf(document, 'bullet')).toContain(
    'Built a billing reconciliation service processing 2M transactions daily with 99.98% accuracy.',
  );
});

test('joins a bullet that a margin broke, and leaves its marker out', async () => {
  const document = await read(fixture('weasyprint-cairo-two-column.pdf'));

  expect(kindsOf(document, 'bullet')).toContain(
    'Led migration of three core microservices to Kubernetes, cutting p99 latency by 42% and infrastructure cost by 28%.',
  );
});

test('reads two columns one after the other', async () => {
  const { text } = await read(fixture('weasyprint-cairo-two-column.pdf'));

  const order = [
    'CONTACT',
    'SKILLS',
    'EDUCATION',
    'AWARDS',
    'EXPERIENCE',
    'Acme Corp',
    'Initech',
    'PROJECTS',
  ];
  const places = order.map((word) => text.indexOf(word));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('leaves out the footer that every page repeats', async () => {
  const { text, pages } = await read(fixture('awesome-cv-cv.pdf'));

  expect(pages).toBe(5);
  expect(text).not.toContain('Curriculum Vitae');
});

test.each([
  ['word.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['word-97.doc', 'application/msword'],
])('[RS-02] reads %s, which has no pages', async (name, mediaType) => {
  const document = await read(fixture(name));

  expect(document).toMatchObject({ mediaType, pages: null });
  expect(kindsOf(document, 'name')).toHaveLength(1);
  expect(kindsOf(document, 'heading').length).toBeGreaterThanOrEqual(2);
});

test('blocks are the lines of the text, in order', async () => {
  const document = await read(fixture('multi-degree-coursework.pdf'));

  const lines = document.blocks.map((block) => document.text.slice(block.start, block.end));
  expect(lines.join('\n')).toBe(document.text);
});

test.each([
  ['an empty file', 'file_empty', 'cv.pdf', () => Buffer.alloc(0)],
  ['a scan', 'file_no_text', 'scan.pdf', () => Buffer.from(scannedPdf(), 'latin1')],
  ['a web page named PDF', 'file_wrong_type', 'page.pdf', () => Buffer.from('<!doctype html><p>Ada</p>')],
  ['another extension', 'file_wrong_type', 'cv.txt', () => Buffer.from('Ada Lovelace')],
  ['a PDF named DOCX', 'file_wrong_type', 'cv.docx', () => textPdf(1, 'Ada Lovelace, analyst of engines')],
  ['more than fifty pages', 'file_too_long', 'long.pdf', () => textPdf(51, 'Ada Lovelace')],
  ['a DOCX under a password', 'file_encrypted', 'locked.docx', lockedOffice],
  [
    'an archive that is no document',
    'file_wrong_type',
    'a.docx',
    () => zip([{ name: 'a.txt', content: Buffer.from('a') }]),
  ],
])('[RS-02] refuses %s with its own code', async (...row) => {
  const [, code, fileName, content] = row;

  await expect(readBytes(fileName, content())).rejects.toMatchObject({ name: 'AppError', code });
});

test('[RS-02] refuses a PDF under a password and says what to do', async () => {
  await expect(read(FILES.encrypted)).rejects.toMatchObject({
    code: 'file_encrypted',
    message: 'This file is password-protected. Save a copy without a password and try again.',
  });
});

test.each(['google-docs-skia-proxy-minimal.pdf', 'word.docx', 'word-97.doc'])(
  '[RS-02] refuses %s when it was cut off',
  async (name) => {
    const whole = await readFile(fixture(name));

    const cut = readBytes(`cut-${name}`, whole.subarray(0, whole.length / 2));

    await expect(cut).rejects.toMatchObject({ code: 'file_corrupt' });
  },
);

test.each([
  ['says so', undefined],
  ['lies about it', 100],
])('[RS-05] refuses an archive that unpacks to 100 MB and %s', async (_what, claimedSize) => {
  const content = Buffer.alloc(100 * 1024 * 1024);
  const bomb = zip([
    { name: 'word/document.xml', content, ...(claimedSize === undefined ? {} : { claimedSize }) },
  ]);
  expect(bomb.length).toBeLessThan(200_000);

  await expect(readBytes('bomb.docx', bomb)).rejects.toMatchObject({
    code: 'file_corrupt',
    message: expect.stringContaining('too large when unpacked'),
  });
});

test('a file that takes too long ends with a sentence, and the next one is read', async () => {
  const hasty = createExtractor({ threads: 1, timeoutMs: 1 });

  const late = hasty.extract({ path: fixture('awesome-cv-cv.pdf'), fileName: 'cv.pdf' });

  await expect(late).rejects.toMatchObject({ code: 'timeout' });
  await hasty.close();
  await expect(read(fixture('word.docx'))).resolves.toBeDefined();
});

test('[PD-08] a file that uses up its budget is refused, also where it is shown, and the next one is read', async () => {
  const strict = createExtractor({ threads: 1, budgetMs: 1_000, timeoutMs: 300_000 });
  const { name, content } = SLOW_FILES['tables in tables, two in each, 16 deep']();
  const slow = { path: join(folder, name), fileName: name };
  await writeFile(slow.path, content);

  await expect(strict.extract(slow)).rejects.toMatchObject({ code: 'file_too_complex' });
  await expect(strict.preview(slow)).rejects.toMatchObject({ code: 'file_too_complex' });

  await expect(strict.extract({ path: fixture('word.docx'), fileName: 'word.docx' })).resolves.toBeDefined();
  await strict.close();
}, 300_000);

test('closing ends what is being read, and does not wait for it', async () => {
  const busy = createExtractor({ threads: 1, budgetMs: 300_000, timeoutMs: 300_000 });
  const { name, content } = SLOW_FILES['tables in tables, two in each, 16 deep']();
  const slow = { path: join(folder, name), fileName: name };
  await writeFile(slow.path, content);
  await busy.extract({ path: fixture('word.docx'), fileName: 'word.docx' });

  const closed = setTimeout(200).then(() => busy.close());
  await expect(busy.extract(slow)).rejects.toThrow('Terminating worker thread');
  await closed;
});

test('a caller who leaves is told by his own reason', async () => {
  const controller = new AbortController();
  const reason = new Error('left');

  const pending = extractor.extract(
    { path: fixture('awesome-cv-cv.pdf'), fileName: 'cv.pdf' },
    { signal: controller.signal },
  );
  controller.abort(reason);

  await expect(pending).rejects.toBe(reason);
});
