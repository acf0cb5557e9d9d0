import { Match, type Quote, type RequirementVerdict, type Resume } from '@shortlist/api-contract';
import { aResume, bandOf } from '@shortlist/api-contract/testing';
import { aWrittenResume, type WrittenLine, type WrittenResume } from './written-resume.ts';

export const JOB_ID = '019a9c50-11aa-7c02-8d2a-0c9b5a1f0001';
export const JOB_TITLE = 'Senior Backend Engineer';

type Kind = RequirementVerdict['kind'];

type Type = RequirementVerdict['type'];

const KINDS: readonly (readonly [kind: Kind, label: string, points: number])[] = [
  ['must', 'Required', 3],
  ['duty', 'Responsibilities', 3],
  ['nice', 'Preferred', 1.5],
  ['logistics', 'Logistics', 0],
];

const REQUIREMENTS: readonly (readonly [text: string, kind: Kind, type: Type, name?: string])[] = [
  ['Five years or more in backend work', 'must', 'years'],
  ['Go in production', 'must', 'skill', 'Go'],
  ['PostgreSQL under load', 'must', 'skill', 'PostgreSQL'],
  ['Kubernetes in operation', 'must', 'skill', 'Kubernetes'],
  ['Leads an on-call rota', 'duty', 'experience'],
  ['Event streaming with Kafka', 'nice', 'skill', 'Kafka'],
  ['Knows logistics', 'nice', 'experience'],
  ['Has led ten people or more', 'nice', 'amount'],
  ['Speaks Dutch', 'nice', 'language', 'Dutch'],
  ['Degree in computing', 'nice', 'education'],
  ['Rotterdam, two days a week on site', 'logistics', 'logistics'],
];

/**
 * What a candidate's resume says to one requirement: words of it that meet it, `all` of several, a `part` that meets some of it, `not` that don't,
 * or `check` that may; null is silence.
 */
type Said =
  | string
  | { readonly all: readonly string[] }
  | { readonly not: string }
  | { readonly part: string; readonly note: string }
  | { readonly check: readonly string[] }
  | null;

interface Candidate {
  readonly number: number;
  readonly name: string;
  readonly file: string;
  readonly summary: string;
  /** How close the roles are to the position's occupation, 0 to 1: what the sum is multiplied by. */
  readonly field: number;
  /** Skills and experience, 0 to 1. */
  readonly scores: readonly [skills: number, experience: number | null];
  readonly lines: readonly WrittenLine[];
  readonly said: readonly Said[];
}

/** A candidate for the invented position: resume as read, list entry, and a match with quotes that stand in it. */
export interface WrittenCandidate {
  readonly resume: Resume;
  readonly written: WrittenResume;
  readonly match: Match;
}

/**
 * Writes the match from what the resume says: points, potential and formula follow from the verdicts, and the field of work lowers
 * the sum, as the engine documents it.
 */
export function aCandidate(candidate: Candidate): WrittenCandidate {
  const id = `019a9c52-7c10-7a41-9b1e-2f60a4c1d${String(candidate.number).padStart(3, '0')}`;
  const written = aWrittenResume(id, [['name', candidate.name], ...candidate.lines]);
  const requirements = REQUIREMENTS.map(([text, kind, type], index) =>
    verdictOf({ id: `r${index + 1}`, text, kind, type }, candidate.said[index] ?? null, written.quote),
  );
  return { resume: resumeOf(id, candidate), written, match: matchOf(id, candidate, requirements) };
}

function verdictOf(
  requirement: Pick<RequirementVerdict, 'id' | 'text' | 'kind' | 'type'>,
  said: Said,
  quote: (words: string) => Quote,
): RequirementVerdict {
  const of = KINDS.find(([kind]) => kind === requirement.kind)?.[2] ?? 0;
  const open = { ...requirement, of, points: 0, quotes: [], note: null, settled: null };
  const quoted = (words: readonly string[]) => words.map(quote);
  if (said === null) return { ...open, verdict: 'not_mentioned', note: 'The resume doesn’t mention it' };
  if (typeof said === 'string') return { ...open, verdict: 'met', points: of, quotes: [quote(said)] };
  if ('all' in said) return { ...open, verdict: 'met', points: of, quotes: quoted(said.all) };
  if ('not' in said) return { ...open, verdict: 'not_met', quotes: [quote(said.not)] };
  if ('check' in said) return { ...open, verdict: 'to_check', quotes: quoted(said.check) };
  return { ...open, verdict: 'partly', points: of / 2, quotes: [quote(said.part)], note: said.note };
}

/** The match as its verdicts make it: the score follows. */
export function scored(match: Match): Match {
  const { requirements, formula } = match;
  const factor = formula.find(({ weight }) => weight === 0)?.value ?? 1;
  const whole = sum(requirements, 'of');
  const open = requirements.filter(({ verdict }) => verdict === 'to_check' || verdict === 'not_mentioned');
  const parts = KINDS.filter(([, , points]) => points > 0).map(([kind, label]) => {
    const own = requirements.filter((requirement) => requirement.kind === kind);
    return {
      label,
      value: sum(own, 'points'),
      of: sum(own, 'of'),
      weight: sum(own, 'of') / whole,
      quotes: [],
    };
  });
  const score = (factor * sum(requirements, 'points')) / whole;
  return {
    ...match,
    skills: requirements.flatMap(({ id, verdict }) => {
      const name = REQUIREMENTS[Number(id.slice(1)) - 1]?.[3];
      return name === undefined ? [] : [{ name, verdict }];
    }),
    match_score: score,
    potential_score: score + (factor * sum(open, 'of')) / whole,
    band: bandOf(score),
    formula: [...parts, { label: 'Relevant field', value: factor, of: 1, weight: 0, quotes: [] }],
  };
}

function matchOf(id: string, candidate: Candidate, requirements: RequirementVerdict[]): Match {
  const match = Match.parse({
    id: id.replace('019a9c52', '019a9c53'),
    job_id: JOB_ID,
    job_title: JOB_TITLE,
    resume_id: id,
    resume_info: {
      file_name: candidate.file,
      file_url: `/api/resumes/${id}/file`,
      candidate_name: candidate.name,
      uploaded_at: '2026-11-19T10:00:00.000Z',
    },
    resume_analyses: [],
    match_score: 0,
    potential_score: 0,
    confidence: 'high',
    score_skills: candidate.scores[0],
    score_experience: candidate.scores[1],
    summary: candidate.summary,
    requirements,
    matched_skills: [],
    missing_skills: [],
    formula: [{ label: 'Relevant field', value: candidate.field, of: 1, weight: 0 }],
    engine: { name: 'local', version: '1.0.0', fingerprint: `f${id.slice(-6)}` },
    evaluated_at: '2026-11-20T09:14:00.000Z',
  });
  return scored(match);
}

function sum(of: readonly RequirementVerdict[], key: 'points' | 'of'): number {
  return of.reduce((total, each) => total + each[key], 0);
}

function resumeOf(id: string, candidate: Candidate): Resume {
  return aResume({
    id,
    file_name: candidate.file,
    file_url: `/api/resumes/${id}/file`,
    media_type: 'application/pdf',
    size_bytes: 60_000 + candidate.number * 1000,
    pages: 1,
    uploaded_at: `2026-11-${String(20 - candidate.number).padStart(2, '0')}T10:00:00.000Z`,
    notes: null,
    status: 'active',
    candidate_name: candidate.name,
    headline: 'Backend Engineer',
    email: null,
    phone: null,
    skills: ['Go', 'PostgreSQL'],
    analysis:
      candidate.number % 3 === 0
        ? null
        : { score_overall: 0.9 - candidate.number / 30, evaluated_at: '2026-11-20T09:12:00.000Z' },
    best_match: null,
  });
}
