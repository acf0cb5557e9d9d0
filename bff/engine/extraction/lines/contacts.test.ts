import { expect, test } from 'vitest';
import { contactGlue } from './broken-contact.ts';
import { isPlace, readEmail } from './contact-line.ts';
import { looksLikeName } from './find-name.ts';
import { nameWords } from './name-words.ts';

test.each([
  ['ada.long [at] example [dot] com', 'ada.long@example.com'],
  ['Mail: ada(at)example(dot)co(dot)uk, Leeds', 'ada@example.co.uk'],
  ['ada at example dot org', 'ada@example.org'],
  ['Engineer at Acme', null],
])('[RS-06] the address in “%s” is %s', (line, address) => {
  expect(readEmail(line)).toBe(address);
});

test.each([
  ['ada@', 'example.com', ''],
  ['ada@example.', 'com', ''],
  ['ada@example.co.u', 'k', ''],
  ['ada@example.com', 'in ada-long', null],
  ['Porto,', 'Portugal', ' '],
  ['London, United', 'Kingdom', ' '],
  ['Tel: 0044 7700', '900789', ' '],
  ['+44 7700 900789', '10115 Berlin', null],
  ['(212) 555-0144', 'ext. 22', ' '],
])('[RS-06] “%s” above “%s” is put together with %j', (text, next, glue) => {
  expect(contactGlue(text, next)).toBe(glue);
});

test.each([
  ['Robert “Bob” Castellan', 'Robert Castellan'],
  ['Anneke (Anna) van der Meulen', 'Anneke van der Meulen'],
  ['Name\tXiulan Zhang', 'Xiulan Zhang'],
  ['Surname(s) / First name(s)\tXiulan Zhang', 'Xiulan Zhang'],
  ['CP\tChristian Page', 'Christian Page'],
  ['Noah Street  noah.street@example.com', 'Noah Street'],
  ['Mohammed bin Rashid Al-Farsi, MBA, PMP', 'Mohammed bin Rashid Al-Farsi'],
])('[RS-06] the name in “%s” is %s', (line, name) => {
  expect(looksLikeName(line)).toBe(true);
  expect(nameWords(line).join(' ')).toBe(name);
});

test('[RS-06] “Hi, I am” is neither a name nor a place', () => {
  expect(isPlace('Hi, I am')).toBe(false);
  expect(looksLikeName('Hi, I am')).toBe(false);
});
