import { expect, test } from 'vitest';
import { cleanFileName, renamedFile } from './clean-file-name.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
  ['/etc/passwd', 'passwd'],
  ['..', 'resume'],
  ['', 'resume'],
  ['a\u0000b\r\n\u202e.pdf', 'ab.pdf'],
  ['  two   spaces .pdf', 'two spaces .pdf'],
])('%j is stored as %j', (given, stored) => {
  expect(cleanFileName(given)).toBe(stored);
});

test('a long name is cut and keeps its extension', () => {
  const name = cleanFileName(`${'ä'.repeat(500)}.docx`);

  expect(Array.from(name)).toHaveLength(200);
  expect(name.endsWith('ä.docx')).toBe(true);
});

test.each([
  ['CV', 'old.pdf', 'CV.pdf'],
  ['CV.PDF', 'old.pdf', 'CV.PDF'],
  ['CV.docx', 'old.pdf', 'CV.pdf'],
  ['Ada v1.2', 'old.doc', 'Ada v1.2.doc'],
  ['.pdf', 'old.doc', '.pdf.doc'],
])('%j as the new name of %j gives %j', (newName, oldName, result) => {
  expect(renamedFile(newName, oldName)).toBe(result);
});
