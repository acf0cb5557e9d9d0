import { expect, test } from 'vitest';
import { fileRefusalOf, isSameFile } from './check-file.ts';

const MEGABYTE = 1024 * 1024;

function aFile(name: string, size = 10, lastModified = 1): File {
  return new File([new Uint8Array(size)], name, { lastModified });
}

test.each(['cv.pdf', 'CV.PDF', 'old.doc', 'ines okafor.docx'])('[RS-02] takes %s', (name) => {
  expect(fileRefusalOf(aFile(name))).toBeNull();
});

test.each(['cv.pages', 'photo.png', 'pdf', 'cv.pdf.exe', 'cv'])(
  '[RS-02] refuses %s with the endings it takes',
  (name) => {
    expect(fileRefusalOf(aFile(name))).toBe('Only .pdf, .doc, and .docx files are accepted.');
  },
);

test('[RS-05] 10 MB is taken, a byte more is refused with its size', () => {
  expect(fileRefusalOf(aFile('cv.pdf', 10 * MEGABYTE))).toBeNull();
  expect(fileRefusalOf(aFile('cv.pdf', 10 * MEGABYTE + 1))).toBe('This file is 10.5 MB. The limit is 10 MB.');
});

test('an empty file is refused', () => {
  expect(fileRefusalOf(aFile('cv.pdf', 0))).toBe('This file is empty.');
});

test('the same file chosen twice is known by name, size and time', () => {
  expect(isSameFile(aFile('cv.pdf'), aFile('cv.pdf'))).toBe(true);
  expect(isSameFile(aFile('cv.pdf'), aFile('cv.pdf', 11))).toBe(false);
  expect(isSameFile(aFile('cv.pdf'), aFile('cv.pdf', 10, 2))).toBe(false);
});
