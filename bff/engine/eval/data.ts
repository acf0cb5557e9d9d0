import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { AnalyzedDocument, AnalyzedJob } from '../analyzer.ts';
import { documentFromText } from '../extraction/document.ts';

const JobRow = z.object({ job_id: z.string(), title: z.string(), description: z.string() });
const ResumeRow = z.object({ resume_id: z.string(), text: z.string() });
const JudgedRow = z.object({
  job_id: z.string(),
  resume_id: z.string(),
  rel: z.number(),
  grade: z.number().optional(),
});
const PairRow = z.object({
  job_id: z.string(),
  resume_id: z.string(),
  /** `clean`, the name of an attack, or of a group of names. */
  variant: z.string(),
  kind: z.string(),
  /** The resume that it was made of. */
  base: z.string(),
});

/** A resume and a position that somebody judged: whether it is relevant, and how much so where the data has grades. */
export interface Judged {
  readonly job: string;
  readonly resume: string;
  readonly isRelevant: boolean;
  readonly grade: number;
}

export type Pair = z.infer<typeof PairRow>;

/** Evaluation data of one folder. Of a position only title and description are read, of a resume its text. */
export interface EvalData {
  readonly jobs: ReadonlyMap<string, AnalyzedJob>;
  readonly resumes: ReadonlyMap<string, AnalyzedDocument>;
  /** Empty where the folder has no `qrels.jsonl`. */
  readonly judged: readonly Judged[];
  /** Empty where the folder has no `pairs.jsonl`. */
  readonly pairs: readonly Pair[];
}

/** "Present" in a resume, so that a score doesn't change with the calendar. */
const AS_OF = '2026-11';

/**
 * Reads `jobs.jsonl`, `resumes.jsonl` and, if they are there, `qrels.jsonl` and `pairs.jsonl`.
 *
 * @throws Error with a sentence that names the file and the line that can't be read.
 */
export function readEvalData(folder: string): EvalData {
  const jobs = readRows(folder, 'jobs.jsonl', JobRow);
  const resumes = readRows(folder, 'resumes.jsonl', ResumeRow);
  if (jobs.length === 0 || resumes.length === 0) {
    throw new Error(`${folder} holds no evaluation data: jobs.jsonl and resumes.jsonl belong into it.`);
  }
  const judged = readRows(folder, 'qrels.jsonl', JudgedRow);
  return {
    jobs: new Map(
      jobs.map(({ job_id, title, description }) => [job_id, { title, description, skillTags: [] }]),
    ),
    resumes: new Map(resumes.map(({ resume_id, text }) => [resume_id, asDocument(text)])),
    judged: judged.map(({ job_id, resume_id, rel, grade = rel }) => ({
      job: job_id,
      resume: resume_id,
      isRelevant: rel > 0,
      grade,
    })),
    pairs: readRows(folder, 'pairs.jsonl', PairRow),
  };
}

/** A resume's text as the engine takes it. */
export function asDocument(text: string): AnalyzedDocument {
  return { ...documentFromText(text), asOf: AS_OF };
}

/** The rows of a file with a JSON object a line; none where it is missing. */
export function readRows<T>(folder: string, file: string, schema: z.ZodType<T>): T[] {
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const row = schema.safeParse(parseJson(line));
    if (row.success) return [row.data];
    throw new Error(`${path}, line ${index + 1} can't be read: ${z.prettifyError(row.error)}`);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
