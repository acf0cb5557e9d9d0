import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import readFile, { previewFile } from '../worker.ts';
import { JOB, HIDDEN_WORDS as WORDS } from './testing/hidden-words.ts';
import { findHiddenTextInDoc } from './word97/see-doc.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/hidden-words');
const fileOf = (name: string) => ({ path: join(FOLDER, `${name}.doc`), fileName: `${name}.doc` });

async function read(name: string) {
  const outcome = await readFile(fileOf(name));
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return { ...outcome.document, asOf: '2026-11' };
}

test.each([
  ['vanish', 'formatted as hidden'],
  ['style-of-words', 'formatted as hidden'],
  ['style-of-paragraphs', 'formatted as hidden'],
  ['white', 'color'],
  ['nearly-white', 'color'],
  ['tiny', 'too small'],
  ['style-of-words-small', 'too small'],
])('[AI-03] words of a Word 97 file hidden by “%s” are told, and count for nothing', async (name, says) => {
  const clean = await read('clean');

  const document = await read(name);

  expect(document.notices[0]).toMatchObject({ kind: 'hidden_text', page: null, text: WORDS });
  expect(document.notices[0]?.detail).toContain(says);
  expect(document.text).toBe(clean.text);
  const analyzer = createLocalAnalyzer();
  expect(await analyzer.match(document, JOB)).toEqual(await analyzer.match(clean, JOB));
  expect(await previewFile(fileOf(name))).not.toMatchObject({ html: expect.stringContaining('Kafka') });
});

test('[AI-03] hidden words in the midst of a line of a Word 97 file leave the line as it is seen', async () => {
  const document = await read('midline');

  expect(document.text).toContain('Led a ward of nine nurses.');
  expect(document.notices[0]).toMatchObject({ kind: 'hidden_text', text: 'Go Kafka PostgreSQL' });
});

test.each(['seen-white-in-cell', 'seen-white-in-paragraph', 'seen-white-on-shading'])(
  'white words of a Word 97 file that stand on something dark are read: %s',
  async (name) => {
    const document = await read(name);

    expect(document.text).toContain(WORDS);
    expect(document.notices.map(({ kind }) => kind)).toEqual(['unchecked']);
  },
);

test('[RS-05] a Word 97 file that is cut off or bent anywhere is looked at without harm', () => {
  const file = readFileSync(join(FOLDER, 'vanish.doc'));
  const cut = [0, 100, 600, 3000, 8000].map((length) => file.subarray(0, length));
  const bent = [30, 44, 48, 60, 68, 76, 1024, 1700, 2300, 4096].map((at) => {
    const copy = Buffer.from(file);
    copy.fill(0xff, at, at + 4);
    return copy;
  });

  const seen = [...cut, ...bent].map((each) => findHiddenTextInDoc(each));

  expect(seen.every(({ behind }) => behind.unchecked.length === 1)).toBe(true);
});
