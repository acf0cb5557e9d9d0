import type { z } from 'zod';
import { CandidateHoldings, Erasure } from '../candidates.ts';
import { Assessment } from '../overrides.ts';
import { RetainedResume } from '../retention.ts';
import { ScoreEntry } from '../scores.ts';
import { AT, anId, builder, ENGINE } from './builder.ts';

/** What a person says of a match, without a score of their own. */
export const anOverride = builder(
  Assessment,
  (): z.input<typeof Assessment> => ({
    verdict: 'strong',
    score: null,
    reason: 'Ran the move to Go herself, as two referees confirm.',
    at: AT,
  }),
);

/** A match as the score log has it, the first of its pair. */
export const aScoreEntry = builder(
  ScoreEntry,
  (): z.input<typeof ScoreEntry> => ({
    id: anId(),
    kind: 'match',
    resume_id: anId(),
    job_id: anId(),
    job_title: 'Senior Backend Engineer',
    score: 0.75,
    potential: 0.95,
    previous_score: null,
    changes: [],
    engine: { ...ENGINE, note: null },
    verdict: null,
    reason: null,
    actor: 'Robin',
    at: AT,
  }),
);

/** Something of every kind. */
export const someHoldings = builder(
  CandidateHoldings,
  (): z.input<typeof CandidateHoldings> => ({
    resumes: 1,
    analyses: 1,
    matches: 3,
    outcomes: 1,
    overrides: 1,
    settled_verdicts: 2,
    log_entries: 5,
  }),
);

/** The receipt of an erasure that somebody asked for. */
export const anErasure = builder(
  Erasure,
  (): z.input<typeof Erasure> => ({
    id: anId(),
    erased_at: AT,
    cause: 'request',
    removed: someHoldings(),
  }),
);

/** A resume that will be erased in a month. */
export const aRetainedResume = builder(
  RetainedResume,
  (): z.input<typeof RetainedResume> => ({
    resume_id: anId(),
    candidate_name: 'Ines Okafor',
    file_name: 'okafor_ines_2026.pdf',
    uploaded_at: '2025-11-18T10:00:00.000Z',
    deletes_on: '2026-12-20T09:12:00.000Z',
  }),
);
