import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnalyzedDocument, type AnalyzedJob, createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { readFixture } from '@shortlist/engine/extraction/testing/read-fixture.ts';
import { prepareDocument } from '@shortlist/engine/match/resume/prepared-document.ts';
import { restoreResume, storeResume } from '@shortlist/engine/match/resume/stored-resume.ts';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../tooling/test/depth.ts';
import { DEMO_JOBS } from '../../src/db/demo/content/jobs.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const FILES = ['layouts', 'resumes'].flatMap((folder) =>
  readdirSync(join(FIXTURES, folder))
    .filter((name) => /\.(?:docx?|pdf)$/.test(name))
    .map((name) => join(FIXTURES, folder, name)),
);
const JOBS: AnalyzedJob[] = DEMO_JOBS.map(({ title, text }) => ({
  title,
  description: text,
  skillTags: ['SQL'],
}));
const now = () => new Date('2026-11-22T00:00:00Z');
const analyzer = createLocalAnalyzer({ now });

/** As the database keeps it: in bytes that have nothing in common with what they were made of. */
async function stored(document: AnalyzedDocument): Promise<AnalyzedDocument> {
  const prepared = await analyzer.preparation?.prepare(document);
  return { text: '', blocks: [], pages: null, prepared: new Uint8Array(prepared ?? []) };
}

function matchAll(document: AnalyzedDocument, jobs: readonly AnalyzedJob[]) {
  return Promise.all(jobs.map((job) => analyzer.match(document, job)));
}

test.each(sampleOf(FILES, 4))(
  'a match from what was kept of %s is the same, to the last digit',
  async (path) => {
    const document = { ...(await readFixture(path)), asOf: '2026-11' };

    // Its own words as a position leave lines of it out, which prepares the rest of it again.
    const ownWords = { title: 'Engineer', description: document.text.slice(0, 3000), skillTags: [] };
    const jobs = [...JOBS, ownWords];
    expect(await matchAll(await stored(document), jobs)).toEqual(await matchAll(document, jobs));
  },
);

test.each([
  ['two words', 'Ada Lovelace'],
  ['no known word', 'Zzyzx qwrtp\nplkjh vbnmg'],
  [
    'words of several bytes',
    'Zoë Müller 🚀\nExperience\nKöchin, Gasthaus “Zur Mühle”, Mar 2016 - Present\n- Führt 12 Köche.',
  ],
])('a resume of %s is kept as it is', async (_, text) => {
  const document = { ...documentFromText(text), asOf: '2026-11' };

  const kept = await matchAll(await stored(document), JOBS.slice(0, 2));

  expect(kept).toEqual(await matchAll(document, JOBS.slice(0, 2)));
});

test('every figure, line and place comes back as it was, with the lines that others point to', () => {
  const text =
    'Ines Okafor\nines@example.com\nExperience\nNurse, St Brannock, Mar 2016 - Present\n- Cares for patients with Excel and SQL.';
  const resume = prepareDocument({ ...documentFromText(text), asOf: '2026-11' }, now);

  const back = restoreResume(storeResume(resume));

  expect(back).toMatchObject(resume);
  const [use] = back.reading.skillUses.flatMap(({ used, listed }) => [...used, ...listed]);
  expect(back.reading.lines).toContain(use?.line);
  expect(back.reading.profile.roles).toContain(back.reading.lines.at(-1)?.role);
});

test('bytes that begin anywhere in memory are read all the same', async () => {
  const document = {
    ...documentFromText('Ada Lovelace\nExperience\nEngineer, Analytical, 2016 - 2018'),
    asOf: '2026-11',
  };
  const { prepared } = await stored(document);
  const shifted = new Uint8Array((prepared?.length ?? 0) + 3).subarray(3);
  shifted.set(prepared ?? []);

  expect(restoreResume(shifted)).toMatchObject(prepareDocument(document, now));
});
