import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLocalAnalyser } from '../engine/analyser.ts';
import { toDocument } from './document.ts';
import { readPdf } from './pdf/read-pdf.ts';

interface Truth {
  contact: { full_name: string; email: string; phone: string };
  experience: { title: string; company: string; dates: string }[];
}

const FOLDER = join(import.meta.dirname, '../../fixtures/resumes');
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.truth.json'))
  .map((name) => name.replace('.truth.json', ''));

async function read(name: string) {
  const { lines, pages } = await readPdf(readFileSync(join(FOLDER, `${name}.pdf`)));
  const document = { ...toDocument(lines, { mediaType: 'application/pdf', pages }), asOf: '2026-11' };
  const profile = await createLocalAnalyser().profile(document);
  const truth = JSON.parse(readFileSync(join(FOLDER, `${name}.truth.json`), 'utf8')) as Truth;
  return { document, profile, truth };
}

test.each(NAMES)('[RS-06] finds name, e-mail and telephone of %s', async (name) => {
  const { profile, truth } = await read(name);

  expect(profile).toMatchObject({ email: truth.contact.email, phone: truth.contact.phone });
  expect(profile.candidateName?.toLowerCase()).toBe(truth.contact.full_name.toLowerCase());
});

test.each(NAMES)('finds the title and the dates of every role of %s', async (name) => {
  const { document, profile, truth } = await read(name);

  const found = profile.roles.map((role) => ({
    title: role.title,
    dates: document.text.slice(role.dates.start, role.dates.end),
  }));
  const expected = truth.experience.map(({ title, dates }) => ({ title, dates }));
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found).toHaveLength(expected.length);
});
