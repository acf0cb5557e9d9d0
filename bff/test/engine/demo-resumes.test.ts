import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import readFile from '@shortlist/engine/extraction/worker.ts';
import { expect, test } from 'vitest';
import { BUSINESS, DESIGN_AND_DATA, ENGINEERS } from '../../src/db/demo/content/people.ts';

/** The demo's files come from Chromium and LibreOffice; what stands in them is known. */
const FOLDER = join(import.meta.dirname, '../../src/db/demo/resumes');
const PEOPLE = [...BUSINESS, ...DESIGN_AND_DATA, ...ENGINEERS];

async function read(file: string) {
  const fileName = readdirSync(FOLDER).find((name) => name.startsWith(`${file}.`)) ?? file;
  const outcome = await readFile({ path: join(FOLDER, fileName), fileName });
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  const document = { ...outcome.document, asOf: '2026-11' };
  return { document, profile: await createLocalAnalyzer().profile(document) };
}

test.each(PEOPLE)('[RS-06] finds name, contacts and headline in $file', async (person) => {
  const { profile } = await read(person.file);

  expect(profile).toMatchObject({
    candidateName: person.name,
    headline: person.roles[0]?.title,
    email: person.contact.find((line) => line.includes('@')),
    phone: person.contact.find((line) => /^\+[\d ]+$/.test(line)) ?? null,
  });
});

test.each(PEOPLE)('finds title, company and dates of every role in $file', async (person) => {
  const { document, profile } = await read(person.file);

  const found = profile.roles.map(({ title, company, dates }) => ({
    title,
    company,
    dates: document.text.slice(dates.start, dates.end),
  }));
  expect(found).toEqual(person.roles.map(({ title, company, dates }) => ({ title, company, dates })));
});

test.each(PEOPLE)('tells the kinds of the lines in $file', async (person) => {
  const { document } = await read(person.file);

  const textsOf = (kind: string) =>
    document.blocks
      .filter((block) => block.kind === kind)
      .map(({ start, end }) => document.text.slice(start, end));
  expect(textsOf('name')).toEqual([person.name]);
  expect(textsOf('contact').join(' | ').split(' | ')).toEqual([...person.contact]);
  expect(textsOf('bullet')).toEqual(expect.arrayContaining(person.roles.flatMap((role) => role.lines)));
  expect(textsOf('role')).toHaveLength(person.roles.length);
  expect(textsOf('heading').includes('Projects and talks')).toBe(person.projects !== undefined);
});
