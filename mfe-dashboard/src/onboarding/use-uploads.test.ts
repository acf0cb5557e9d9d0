import { expect, test } from 'vitest';
import { fileRefusalOf } from './use-uploads.ts';

test.each([
  ['cv.pdf', 100, null],
  ['CV.DOCX', 10 * 1024 * 1024, null],
  ['cv.txt', 100, 'Only .pdf, .doc, and .docx files are accepted.'],
  ['cv.pdf', 0, 'This file is empty.'],
  ['cv.doc', 10 * 1024 * 1024 + 1, 'This file is over the 10 MB limit.'],
])('[OB-01] of a file %s of %i bytes it is said: %s', (name, size, sentence) => {
  expect(fileRefusalOf({ name, size })).toBe(sentence);
});
