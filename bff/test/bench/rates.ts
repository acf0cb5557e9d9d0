import { readFile } from 'node:fs/promises';
import type { AnalyzedJob } from '@shortlist/engine/analyzer.ts';
import { toDocument } from '@shortlist/engine/extraction/document.ts';
import { readPdf } from '@shortlist/engine/extraction/pdf/read-pdf.ts';
import { matchResume, readJob } from '@shortlist/engine/match/match.ts';
import { prepareResume } from '@shortlist/engine/match/resume/prepared-resume.ts';
import { restoreResume, storeResume } from '@shortlist/engine/match/resume/stored-resume.ts';
import { readResume } from '@shortlist/engine/profile/reading.ts';
import { findSkills } from '@shortlist/engine/taxonomy/find-skills.ts';
import { occupationSpace } from '@shortlist/engine/taxonomy/occupation-space.ts';
import { DEMO_JOBS } from '../../src/db/demo/content/jobs.ts';
import { fixtureFiles, type MadeResume, makeResumes } from './made-resumes.ts';

/** So often each is measured; the median counts. */
const ROUNDS = 11;
/** So often before: a server's code is compiled after its first few thousand matches. */
const WARM_UP = 5;
const AS_OF = 2026 * 12 + 10;

/** What one core does in a second of its own time. */
export interface Rates {
  readonly rates: Readonly<Record<string, number>>;
  /** Rounds of a fixed work, to compare runs on other machines by. */
  readonly baseline: number;
  /** Milliseconds until the figures of the taxonomy are there. */
  readonly load: number;
}

export async function measureRates(count: number): Promise<Rates> {
  const start = process.cpuUsage();
  occupationSpace();
  findSkills('Go');
  const load = 1000 * secondsSince(start);
  const resumes = await makeResumes(count);
  const readings = resumes.map((resume) => readResume(resume, AS_OF));
  const prepared = readings.map(prepareResume);
  const stored = prepared.map(storeResume);
  const jobs = jobsOfDemo().map(readJob);
  return {
    load,
    baseline: await rateOf(500, parseFixed(resumes)),
    rates: {
      'extraction of short PDF files': await extractionRate(),
      profiles: await rateOf(count, () => {
        for (const resume of resumes) readResume(resume, AS_OF);
      }),
      'profiles prepared for matches': await rateOf(count, () => {
        for (const reading of readings) prepareResume(reading);
      }),
      'matches from stored profiles, with quotes': await rateOf(count * jobs.length, () => {
        for (const job of jobs) for (const bytes of stored) matchResume(restoreResume(bytes), job);
      }),
      'the same, of profiles in memory': await rateOf(count * jobs.length, () => {
        for (const job of jobs) for (const resume of prepared) matchResume(resume, job);
      }),
    },
  };
}

function jobsOfDemo(): AnalyzedJob[] {
  return DEMO_JOBS.map(({ title, text }) => ({ title, description: text, skillTags: [] }));
}

function parseFixed([resume]: readonly MadeResume[]): () => void {
  const text = JSON.stringify(Array.from({ length: 4 }, () => resume)).slice(0, 10_000);
  const json = JSON.stringify({ text });
  return () => {
    for (let round = 0; round < 500; round += 1) JSON.parse(json);
  };
}

/** In this thread: the product does it in threads of their own. */
async function extractionRate(): Promise<number> {
  const contents = await Promise.all(fixtureFiles().map(({ path }) => readFile(path)));
  return rateOf(contents.length, async () => {
    for (const content of contents) {
      const { lines, pages } = await readPdf(Buffer.from(content));
      toDocument(lines, { mediaType: 'application/pdf', pages });
    }
  });
}

async function rateOf(count: number, work: () => void | Promise<void>): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const start = process.cpuUsage();
    await work();
    if (round >= WARM_UP) rates.push(count / secondsSince(start));
  }
  return rates.toSorted((one, other) => one - other)[Math.floor(rates.length / 2)] ?? 0;
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}
