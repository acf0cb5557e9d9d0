/**
 * A process of its own that reads fixtures and matches each against postings: `node match-fixtures.ts THREADS`. It writes what came
 * out as JSON, with the clock and the language of the process, so that a test can tell that these were other ones.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDocument } from '../extraction/document.ts';
import { readPdf } from '../extraction/pdf/read-pdf.ts';
import { createPool } from '../pool.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const RESUMES = [
  'resumes/awesome-cv-cv.pdf',
  'resumes/google-docs-skia-proxy-classic.pdf',
  'layouts/tuned-date-rail.pdf',
];

const jobs = readdirSync(join(FIXTURES, 'postings')).map((name) => {
  const [posting = ''] = readFileSync(join(FIXTURES, 'postings', name), 'utf8').split('\n=== asked\n');
  const [first = '', second = '', ...description] = posting.split('\n');
  const skillTags = second
    .slice('Tags:'.length)
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return { title: first.slice('Title: '.length), description: description.join('\n'), skillTags };
});

/** All postings wait at once, on a machine that may be busy. */
const PATIENCE_MS = 540_000;
const pool = createPool({ threads: Number(process.argv[2]), timeoutMs: PATIENCE_MS });
const results: unknown[] = [];
for (const name of RESUMES) {
  const { lines, pages } = await readPdf(readFileSync(join(FIXTURES, name)));
  const document = { ...toDocument(lines, { mediaType: 'application/pdf', pages }), asOf: '2026-11' };
  results.push(document.text, await pool.profile(document), await pool.analyze(document));
  results.push(await Promise.all(jobs.map((job) => pool.match(document, job))));
}
await pool.close();

const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
process.stdout.write(JSON.stringify({ locale, timeZone, results: JSON.stringify(results) }));
