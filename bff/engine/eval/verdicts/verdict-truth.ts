import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { AnalyzedDocument, AnalyzedJob } from '../../analyzer.ts';
import { asDocument, readRows } from '../data.ts';

/** What a reader says of a resume and a requirement. */
export type ReaderVerdict = z.infer<typeof LabelRow>['verdict'];

/** The kinds of requirement that are measured apart: what has a name, years, what is stated in a sentence, and the rest. */
export type RequirementGroup = 'named' | 'years' | 'stated' | 'logistics';

const PostingRow = z.object({
  posting_id: z.string(),
  title: z.string(),
  text: z.string(),
  not_requirements: z.array(z.string()).default([]),
});
const RequirementRow = z.object({
  requirement_id: z.string(),
  posting_id: z.string(),
  text: z.string(),
  kind: z.enum(['must', 'nice', 'duty']),
  type: z.string(),
});
const LabelRow = z.object({
  /** Left out, it is the posting of the requirement. */
  posting_id: z.string().optional(),
  resume_id: z.string(),
  requirement_id: z.string(),
  verdict: z.enum(['met', 'partly', 'not_met', 'silent']),
  quotes: z.array(z.string()).default([]),
});
const FitRow = z.object({ posting_id: z.string(), resume_id: z.string(), fit: z.number() });
const ResumeRow = z.object({ resume_id: z.string(), text: z.string() });

/** A requirement as a reader marked it in a posting. */
export interface TrueRequirement {
  readonly id: string;
  readonly text: string;
  readonly kind: 'must' | 'nice' | 'duty';
  readonly group: RequirementGroup;
}

/** A posting with everything that was read of it and of its applicants. */
export interface LabeledPosting {
  readonly id: string;
  readonly job: AnalyzedJob;
  readonly requirements: readonly TrueRequirement[];
  /** Sentences that are no requirement. */
  readonly notRequirements: readonly string[];
  readonly applicants: readonly Applicant[];
}

export interface Applicant {
  readonly id: string;
  readonly document: AnalyzedDocument;
  /** From 0, another field, to 4, surely invited; null where nobody said. */
  readonly fit: number | null;
  /** By the id of a requirement. */
  readonly labels: ReadonlyMap<string, { verdict: ReaderVerdict; quotes: readonly string[] }>;
}

const GROUPS: ReadonlyMap<string, RequirementGroup> = new Map([
  ['tool', 'named'],
  ['skill', 'named'],
  ['licence', 'named'],
  ['language', 'named'],
  ['education', 'named'],
  ['years', 'years'],
  ['logistic', 'logistics'],
]);

/**
 * Reads `postings.jsonl`, `requirements.jsonl`, `labels.jsonl`, `fits.jsonl`, and `resumes.jsonl`; empty where the folder has no
 * postings. Applicants of a posting are those that have a fit or a label.
 *
 * @throws Error with a sentence that names the file and the line that can't be read.
 */
export function readVerdictTruth(folder: string): LabeledPosting[] {
  if (!existsSync(join(folder, 'postings.jsonl'))) return [];
  const texts = new Map(readRows(folder, 'resumes.jsonl', ResumeRow).map((row) => [row.resume_id, row.text]));
  const requirements = Map.groupBy(
    readRows(folder, 'requirements.jsonl', RequirementRow),
    (row) => row.posting_id,
  );
  const postingOf = new Map(
    [...requirements.values()].flat().map((row) => [row.requirement_id, row.posting_id]),
  );
  const labels = Map.groupBy(
    readRows(folder, 'labels.jsonl', LabelRow),
    (row) => row.posting_id ?? postingOf.get(row.requirement_id),
  );
  const fits = Map.groupBy(readRows(folder, 'fits.jsonl', FitRow), (row) => row.posting_id);
  return readRows(folder, 'postings.jsonl', PostingRow).map((posting) => ({
    id: posting.posting_id,
    job: { title: posting.title, description: posting.text, skillTags: [] },
    requirements: (requirements.get(posting.posting_id) ?? []).map(
      ({ requirement_id, text, kind, type }) => ({
        id: requirement_id,
        text,
        kind,
        group: GROUPS.get(type) ?? 'stated',
      }),
    ),
    notRequirements: posting.not_requirements,
    applicants: applicantsOf(
      { fits: fits.get(posting.posting_id) ?? [], labels: labels.get(posting.posting_id) ?? [] },
      texts,
    ),
  }));
}

interface Marked {
  readonly fits: readonly z.infer<typeof FitRow>[];
  readonly labels: readonly z.infer<typeof LabelRow>[];
}

function applicantsOf({ fits, labels }: Marked, texts: ReadonlyMap<string, string>): Applicant[] {
  const fitOf = new Map(fits.map(({ resume_id, fit }) => [resume_id, fit]));
  const labelsOf = Map.groupBy(labels, (row) => row.resume_id);
  return [...new Set([...fitOf.keys(), ...labelsOf.keys()])].map((id) => ({
    id,
    document: asDocument(texts.get(id) ?? ''),
    fit: fitOf.get(id) ?? null,
    labels: new Map((labelsOf.get(id) ?? []).map((row) => [row.requirement_id, row])),
  }));
}
