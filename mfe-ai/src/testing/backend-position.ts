import { Match, type Quote, type RequirementVerdict, type Resume } from '@shortlist/api-contract';
import { aResume, bandOf } from '@shortlist/api-contract/testing';
import { aWrittenResume, type WrittenLine, type WrittenResume } from './written-resume.ts';

export const JOB_ID = '019a9c50-11aa-7c02-8d2a-0c9b5a1f0001';
export const JOB_TITLE = 'Senior Backend Engineer';

type Kind = RequirementVerdict['kind'];

const FIELD_WEIGHT = 0.45;

const KINDS: readonly (readonly [kind: Kind, label: string])[] = [
  ['must', 'Must'],
  ['nice', 'Nice to have'],
  ['years', 'Years'],
  ['education', 'Education'],
];

const REQUIREMENTS: readonly (readonly [text: string, kind: Kind])[] = [
  ['Five years or more in backend work', 'years'],
  ['Go in production', 'must'],
  ['PostgreSQL under load', 'must'],
  ['Kubernetes in operation', 'must'],
  ['Leads an on-call rota', 'must'],
  ['Event streaming with Kafka', 'nice'],
  ['Knows logistics', 'nice'],
  ['Has led ten people or more', 'nice'],
  ['Speaks Dutch', 'nice'],
  ['Degree in computing', 'education'],
];

/** What a candidate's resume says to one requirement: words of it that meet it, or `not` that don't; null is silence. */
type Said = string | readonly string[] | { readonly not: string } | null;

interface Candidate {
  readonly number: number;
  readonly name: string;
  readonly file: string;
  readonly summary: string;
  /** How close the roles are to the position's occupation, 0 to 1. */
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
 * Writes the match from what the resume says: points, potential and formula follow from the verdicts and
 * the field of work, by the engine's documented sum.
 */
export function aCandidate(candidate: Candidate): WrittenCandidate {
  const id = `019a9c52-7c10-7a41-9b1e-2f60a4c1d${String(candidate.number).padStart(3, '0')}`;
  const written = aWrittenResume(id, [['name', candidate.name], ...candidate.lines]);
  const requirements = REQUIREMENTS.map(([text, kind], index) =>
    verdictOf({ id: `r${index + 1}`, text, kind }, candidate.said[index] ?? null, written.quote),
  );
  return { resume: resumeOf(id, candidate), written, match: matchOf(id, candidate, requirements) };
}

function verdictOf(
  requirement: Pick<RequirementVerdict, 'id' | 'text' | 'kind'>,
  said: Said,
  quote: (words: string) => Quote,
): RequirementVerdict {
  const of = requirement.kind === 'must' || requirement.kind === 'years' ? 3 : 1;
  if (said === null) {
    return {
      ...requirement,
      of,
      verdict: 'insufficient_data',
      points: 0,
      quotes: [],
      note: 'No sentence speaks of it',
    };
  }
  if (typeof said === 'object' && 'not' in said) {
    return { ...requirement, of, verdict: 'not_met', points: 0, quotes: [quote(said.not)], note: null };
  }
  const quotes = (typeof said === 'string' ? [said] : said).map(quote);
  return { ...requirement, of, verdict: 'met', points: of, quotes, note: null };
}

function matchOf(id: string, candidate: Candidate, requirements: RequirementVerdict[]): Match {
  const whole = sum(requirements, 'of');
  const unknown = requirements.filter(({ verdict }) => verdict === 'insufficient_data');
  const rest = 1 - FIELD_WEIGHT;
  const parts = KINDS.map(([kind, label]) => {
    const own = requirements.filter((requirement) => requirement.kind === kind);
    return { label, value: sum(own, 'points'), of: sum(own, 'of'), weight: (rest * sum(own, 'of')) / whole };
  });
  const score = FIELD_WEIGHT * candidate.field + (rest * sum(requirements, 'points')) / whole;
  return Match.parse({
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
    match_score: score,
    potential_score: score + (rest * sum(unknown, 'of')) / whole,
    band: bandOf(score),
    confidence: 'high',
    score_skills: candidate.scores[0],
    score_experience: candidate.scores[1],
    summary: candidate.summary,
    requirements,
    matched_skills: ['Go', 'PostgreSQL', 'Kafka', 'On-call'],
    missing_skills: ['Kubernetes'],
    formula: [...parts, { label: 'Field of work', value: candidate.field, of: 1, weight: FIELD_WEIGHT }],
    engine: { name: 'local', version: '1.0.0', fingerprint: `f${id.slice(-6)}` },
    evaluated_at: '2026-11-20T09:14:00.000Z',
  });
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
