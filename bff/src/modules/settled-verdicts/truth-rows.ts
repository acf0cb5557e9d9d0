import type { OverrideVerdict, RequirementVerdict } from '@shortlist/api-contract';
import type { MatchResult, SettledRequirement } from '@shortlist/engine';

/** A match of which something was settled, with what the truth set tells of its position and its resume. */
export interface SettledMatch {
  readonly job: { readonly id: string; readonly title: string; readonly text: string };
  readonly resume: { readonly id: string; readonly text: string };
  readonly result: MatchResult;
  readonly settled: readonly SettledRequirement[];
  /** What a person says of the whole match. */
  readonly assessment: OverrideVerdict | null;
}

/** The files of a truth set, by their names: rows by their keys, so that none stands there twice. */
export type TruthFiles = Readonly<Record<(typeof FILES)[number], Map<string, object>>>;

const FILES = ['postings', 'requirements', 'labels', 'fits', 'resumes'] as const;

/** A truth set without rows. */
export function emptyTruth(): TruthFiles {
  const files = FILES.map((name) => [name, new Map<string, object>()] as const);
  return Object.fromEntries(files) as unknown as TruthFiles;
}

/** Grades of fit, 0 to 4, as readers give them. */
const FITS: Readonly<Record<OverrideVerdict, number>> = { strong: 4, possible: 2, weak: 0 };

/** As the truth set calls what it has no word of its own for. */
const TYPES: Readonly<Partial<Record<RequirementVerdict['type'], string>>> = {
  amount: 'experience',
  license: 'licence',
  logistics: 'logistic',
};

/** Adds a match: its position with all that it asks for, its resume, and what was settled. */
export function addToTruth(files: TruthFiles, { job, resume, result, ...said }: SettledMatch): void {
  const of = { posting_id: job.id };
  files.postings.set(job.id, { ...of, title: job.title, text: job.text, not_requirements: [] });
  files.resumes.set(resume.id, { resume_id: resume.id, text: resume.text });
  if (said.assessment !== null) {
    files.fits.set(`${job.id} ${resume.id}`, { ...of, resume_id: resume.id, fit: FITS[said.assessment] });
  }
  // That one worked under the title is no requirement of a reader's.
  const asked = result.requirements.filter(({ type }) => type !== 'title');
  for (const { id, text, kind, type } of asked) {
    // Two positions may ask for the same in the same words: of each it is a requirement of its own.
    const requirement_id = `${job.id} ${id}`;
    files.requirements.set(requirement_id, {
      requirement_id,
      ...of,
      text,
      kind: kind === 'logistics' ? 'must' : kind,
      type: TYPES[type] ?? type,
    });
    const settled = said.settled.find((each) => each.requirement_id === id);
    if (settled === undefined) continue;
    const quotes = settled.quote === null ? [] : [settled.quote.text];
    const label = { ...of, resume_id: resume.id, requirement_id, verdict: settled.verdict, quotes };
    files.labels.set(`${requirement_id} ${resume.id}`, label);
  }
}
