import type { z } from 'zod';
import { Analysis } from '../analysis.ts';
import { JobWithMatches, Match, MatchedResume } from '../matches.ts';
import { AT, anId, bandOf, builder, ENGINE } from './builder.ts';

/** An analysis with one strength, quoted from `aResumeDocument`. */
export const anAnalysis = builder(
  Analysis,
  (): z.input<typeof Analysis> => ({
    resume_id: anId(),
    score_overall: 0.78,
    score_format: 0.84,
    score_skills: 0.81,
    score_experience: 0.74,
    strengths: ['Led a migration of real size'],
    weaknesses: [],
    suggestions: [],
    positive_indicators: [],
    red_flags: [],
    summary: 'Leads work and measures it.',
    findings: [
      {
        kind: 'strength',
        title: 'Led a migration of real size',
        detail: null,
        quotes: [
          { text: 'Led the move of 14 shipment services to Go', start: 12, end: 54, page: 1, source: null },
        ],
      },
    ],
    missing: [],
    formula: [
      { label: 'Experience', value: 0.74, of: 1, weight: 0.45 },
      { label: 'Skills', value: 0.81, of: 1, weight: 0.35 },
      { label: 'Format', value: 0.84, of: 1, weight: 0.2 },
    ],
    engine: ENGINE,
    evaluated_at: AT,
  }),
);

const aResumeInfo = () => ({
  file_name: 'okafor_ines_2026.pdf',
  file_url: `/api/resumes/${anId()}/file`,
  candidate_name: 'Ines Okafor',
  uploaded_at: AT,
});

/** A match with a requirement that is met and one that is not mentioned. */
export const aMatch = builder(
  Match,
  ({ match_score = 0.5 }): z.input<typeof Match> => ({
    id: anId(),
    job_id: anId(),
    job_title: 'Senior Backend Engineer',
    resume_id: anId(),
    resume_info: aResumeInfo(),
    resume_analyses: [],
    match_score,
    band: bandOf(match_score),
    potential_score: 1,
    score_skills: 0.5,
    score_experience: null,
    summary: 'Go is shown in a sentence. Kubernetes is not.',
    requirements: [
      {
        id: 'r1',
        text: 'Go in production',
        kind: 'must',
        type: 'skill',
        verdict: 'met',
        points: 3,
        of: 3,
        quotes: [
          { text: '14 shipment services to Go', start: 28, end: 54, page: 1, source: 'Tidewater Freight' },
        ],
        note: null,
      },
      {
        id: 'r2',
        text: 'Kubernetes in operation',
        kind: 'must',
        type: 'skill',
        verdict: 'not_mentioned',
        points: 0,
        of: 3,
        quotes: [],
        note: 'Not mentioned',
      },
    ],
    skills: [
      { name: 'Go', verdict: 'met' },
      { name: 'Kubernetes', verdict: 'not_mentioned' },
    ],
    matched_skills: ['Go'],
    missing_skills: ['Kubernetes'],
    formula: [{ label: 'Required', value: 3, of: 6, weight: 1 }],
    engine: ENGINE,
    evaluated_at: AT,
  }),
);

/** A matched resume as the match history lists it. */
export const aMatchedResume = builder(
  MatchedResume,
  ({ match_score = 0.75 }): z.input<typeof MatchedResume> => ({
    match_id: anId(),
    resume_id: anId(),
    resume_info: aResumeInfo(),
    match_score,
    band: bandOf(match_score),
    confidence: 'high',
    potential_score: 0.95,
    score_skills: 0.8,
    score_experience: 0.7,
    summary: 'Covers the work.',
    verdicts: { met: 5, partly: 1, not_met: 1, to_check: 2, not_mentioned: 1 },
    evidence: {
      text: 'moved 14 shipment services to Go',
      start: 0,
      end: 32,
      page: 1,
      source: 'Tidewater Freight',
    },
    resume_analyses: [],
    evaluated_at: AT,
  }),
);

/** A match, and that of an earlier version of the same person, which stays beside it. */
export function twoVersions(later: MatchedResume): MatchedResume[] {
  const earlier = { match_id: anId(), resume_id: anId(), is_earlier_version: true };
  return [later, { ...later, ...earlier, match_score: 0.5, band: 'possible' }];
}

const aPositionOfTheHistory = builder(
  JobWithMatches,
  (): z.input<typeof JobWithMatches> => ({
    job_id: anId(),
    job_title: 'Senior Backend Engineer',
    created_at: AT,
    matched_count: 0,
    matched_resumes: [],
  }),
);

/** A position with one matched resume; its count is that of the resumes it is given, unless told. */
export function aJobWithMatches(overrides: Partial<z.input<typeof JobWithMatches>> = {}): JobWithMatches {
  const matched_resumes = overrides.matched_resumes ?? [aMatchedResume()];
  return aPositionOfTheHistory({ matched_count: matched_resumes.length, ...overrides, matched_resumes });
}
