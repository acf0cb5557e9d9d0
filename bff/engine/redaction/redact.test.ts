import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readFixture } from '../extraction/testing/read-fixture.ts';
import { readResume } from '../profile/reading.ts';
import { MASK, redact } from './redact.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/resumes');
const Truth = z.object({
  contact: z.object({ full_name: z.string(), email: z.string().optional(), phone: z.string().optional() }),
});

const hidden = (text: string, name: string | null = null) => redact({ text }, { candidateName: name }).text;

describe('files of real programs', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.pdf'));

  test.each(files.filter((file) => existsSync(truthOf(file))))(
    'nothing of name, e-mail and telephone is left of %s',
    async (file) => {
      const { contact } = Truth.parse(JSON.parse(readFileSync(truthOf(file), 'utf8')));
      const document = await readFixture(join(FOLDER, file));

      const { text } = redact(document, readResume(document, 24_000).profile);

      const parts = contact.full_name.split(' ').filter((part) => part.length > 2);
      const left = [...parts, contact.email, contact.phone].filter(
        (words) =>
          words !== undefined &&
          new RegExp(`(?<!\\p{L})${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'iu').test(text),
      );
      expect(left).toEqual([]);
    },
  );

  test('a text is as long as before, in the same lines, and all but a few of its words are left', async () => {
    const file = 'google-docs-skia-proxy-classic.pdf';
    const document = await readFixture(join(FOLDER, file));

    const redacted = redact(document, readResume(document, 24_000).profile);

    expect(redacted.text.split('\n').map((line) => line.length)).toEqual(
      document.text.split('\n').map((line) => line.length),
    );
    expect(redacted.text).toContain('Led migration of three core microservices to Kubernetes');
    expect(redacted.text.replaceAll(MASK, '').length).toBeGreaterThan(document.text.length * 0.9);
  });
});

test.each([
  ['Reach me: ada.l+jobs@mail.example.co.uk', 'ada.l'],
  ['ada (at) example (dot) com', 'example'],
  ['Call +44 20 7946 0123 after five', '7946'],
  ['(312) 555-0123', '0123'],
  ['Tel.: 555 0199', '0199'],
  ['+32 470 55 01 18 / 0032.470.55.01.18', '55'],
  ['see https://ada.example/cv?x=1 and www.ada.dev', 'ada'],
  ['linkedin.com/in/countess', 'countess'],
  ['GitHub: countess1815', 'countess1815'],
  ['12 St. James Square, London SW1Y 4JH', 'James'],
  ['1600 Pennsylvania Avenue NW, Washington, DC 20500', 'Pennsylvania'],
  ['PO Box 1234, Springfield', '1234'],
  ['Hauptstraße 12, 10115 Berlin', 'Haupt'],
  ['12 rue de la Paix, 75002 Paris', 'Paix'],
  ['Date of birth: 10 December 1815', '1815'],
  ['D.O.B: 10/12/1815', '1815'],
  ['Nationality: British | Marital status: Married', 'British'],
  ['Gender: Female', 'Female'],
  ['she/her', 'she'],
  ['I am married, 36 years old', '36'],
  ['US Citizen', 'Citizen'],
  ["Father's name: Lord Byron", 'Byron'],
])('hides what says who somebody is: %s', (line, words) => {
  expect(hidden(line)).not.toContain(words);
});

test.each([
  'Mar 2021 - Present, 03/2020 - 05/2022, 2014 - 2018, 2020-01-31',
  'Saved 1,200,000 of 3,400,000 dollars in 2019 and 2020',
  '2021 2nd Place, AWS Korea GameDay',
  'Wrote Node.js and ASP.NET services on Azure; Go, C#, C++',
  'Managed 25 people over 10 years of contracts',
  'Staff Engineer, Globex Systems LLC, Austin, TX',
  'Drove 14 regional services to the new way of deployment',
  'Ran the ward of 24 beds, ISO 9001:2015 certified',
])('leaves what tells of the work: %s', (line) => {
  expect(hidden(line)).toBe(line);
});

test('a name is hidden in parts, in capitals, without its accents and joined, and a word of the language is not', () => {
  const text =
    'JOSÉ DÍAZ. Jose led it; Díaz’s team. jose-diaz.pdf, jdiaz, josediaz. Diazepam doses. May 2020';

  const words = hidden(text, 'José May Díaz');

  expect(words.replaceAll(new RegExp(`${MASK}+`, 'g'), '_')).toBe(
    '_ _. _ led it; _’s team. _ _ _ Diazepam doses. May 2020',
  );
});

test('the words below a heading such as References are hidden', () => {
  const text = 'Skills\nGo\nReferences\nMary Somerville, Royal Society\nProjects\nAn engine';
  const lines = [...text.matchAll(/.+/g)];
  const blocks = lines.map((line) => ({
    kind: /^(?:Skills|References|Projects)$/.test(line[0]) ? ('heading' as const) : ('line' as const),
    start: line.index,
    end: line.index + line[0].length,
    page: null,
  }));

  const redacted = redact({ text, blocks });

  expect(redacted.text).toContain('Skills\nGo\nReferences\n████ ██████████');
  expect(redacted.text).toContain('Projects\nAn engine');
  expect(redacted.restore(text.indexOf('Mary'), text.indexOf('Mary') + 15)).toBe('Mary Somerville');
});

test('a text made to be slow is hidden in one go', () => {
  const hostile = ['A'.repeat(100_000), '1 '.repeat(50_000), 'a.'.repeat(50_000), 'Aa '.repeat(30_000)];

  const lengths = hostile.map((text) => hidden(text, 'Ada Lovelace').length);

  expect(lengths).toEqual(hostile.map((text) => text.length));
});

function truthOf(file: string): string {
  return join(FOLDER, file.replace('.pdf', '.truth.json'));
}
