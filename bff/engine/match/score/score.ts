import type { FormulaPart, Match, RequirementKind, RequirementVerdict } from '@shortlist/api-contract';
import type { z } from 'zod';
import type { ResumeQuote } from '../../evidence/quotes.ts';

type Part = z.infer<typeof FormulaPart>;
type Verdict = z.infer<typeof RequirementVerdict>;

const LABELS: readonly (readonly [RequirementKind, string])[] = [
  ['must', 'Required'],
  ['duty', 'Responsibilities'],
  ['nice', 'Preferred'],
];
/** The part of a formula that is read from titles and lines. */
export const FIELD_OF_WORK = 'Relevant field';
/** What the field of work weighs; requirements carry the rest. */
const FIELD_WEIGHT = 0.2;
/** The chance of the field from which on requirements count in full; below it they keep unrelated people down. */
const IN_THE_FIELD = 0.5;

/** Where a band begins: from a fifth on most people are of some fit, from a half on nearly all fit well (docs/evaluation.md). */
export const STRONG = 0.5;
const POSSIBLE = 0.2;

/** What the field of work says of a match. */
export interface FieldOfWork {
  /** The chance that somebody works in the field, 0 to 1; 0 where no title and no line shows it. */
  readonly value: number;
  /** The titles and lines that it is read from. */
  readonly quotes: readonly ResumeQuote[];
  /** How far requirements count, 0 to 1: less where somebody is hardly of the field. */
  readonly reach: number;
}

/** How the field of work is found. */
interface FieldFound {
  /** The chance that somebody works in the field of the position. */
  readonly chance: number;
  readonly quotes: readonly ResumeQuote[];
  /** Whether the position says enough to tell its field. */
  readonly isTold: boolean;
}

/** The field of work by the chance that it is the position's. Without quotes it earns nothing; where no field is told, it keeps nobody down. */
export function fieldOfWork({ chance, quotes, isTold }: FieldFound): FieldOfWork {
  const reach = isTold ? Math.min(1, chance / IN_THE_FIELD) : 1;
  return { value: quotes.length === 0 ? 0 : round(chance), quotes, reach };
}

/** The field of work that a formula was made with. */
export function fieldOfWorkIn(formula: readonly Part[]): FieldOfWork {
  const field = formula.find(({ label }) => label === FIELD_OF_WORK);
  const weight = sum(
    formula.filter((part) => part !== field),
    (part) => part.weight,
  );
  return { value: field?.value ?? 0, quotes: field?.quotes ?? [], reach: weight / (1 - FIELD_WEIGHT) };
}

/** What is computed from the verdicts and the field of work alone. */
export type Scores = Pick<
  Match,
  'match_score' | 'potential_score' | 'score_skills' | 'score_experience' | 'formula' | 'band'
>;

/**
 * The documented sum, rounded to four digits: the score is the sum over the formula of weight × value / of. Requirements weigh .8, by
 * their points; the field of work .2. Where somebody is hardly of the field, the requirements weigh less, but for whoever held the
 * position's title, as far as they show what is asked: a short resume tells little of its field.
 * `potential_score` counts what is to be checked as shown, and what is not mentioned as far as a resume of this field may still show it.
 */
export function scoreMatch(
  verdicts: readonly Verdict[],
  { value: field, quotes, reach: ofField }: FieldOfWork,
): Scores {
  const total = sum(verdicts, ({ of }) => of);
  const titles = shareOf(verdicts.filter(({ type }) => type === 'title')) ?? 0;
  const reach = Math.max(ofField, titles * (shareOf(verdicts) ?? 0));
  const weight = (1 - FIELD_WEIGHT) * reach;
  const parts = LABELS.flatMap(([kind, label]): Part[] => {
    const own = verdicts.filter((verdict) => verdict.kind === kind);
    const of = sum(own, (verdict) => verdict.of);
    const value = sum(own, ({ points }) => points);
    return of === 0 ? [] : [{ label, value, of, weight: (weight * of) / total, quotes: [] }];
  });
  const formula: Part[] = [
    ...parts,
    { label: FIELD_OF_WORK, value: field, of: 1, weight: FIELD_WEIGHT, quotes: [...quotes] },
  ];
  const score = sum(formula, (part) => (part.weight * part.value) / part.of);
  const open = sum(verdicts, (verdict) => openPoints(verdict, reach));
  return {
    match_score: round(score),
    potential_score: round(Math.min(1, score + (total === 0 ? 0 : (weight * open) / total))),
    score_skills: shareOf(verdicts.filter(({ type }) => type === 'skill')),
    score_experience: shareOf(verdicts.filter(({ type }) => type === 'years' || type === 'title')),
    formula,
    band: bandIn(score, verdicts),
  };
}

/** The points that a requirement could still earn. */
function openPoints({ verdict, of, points }: Verdict, reach: number): number {
  if (verdict === 'to_check') return of;
  if (verdict === 'not_mentioned') return of * reach;
  return verdict === 'partly' ? (of - points) * reach : 0;
}

/** Without anything wholly met nobody can tell; and strong is only who meets every must. */
function bandIn(score: number, verdicts: readonly Verdict[]): Match['band'] {
  if (!verdicts.some(({ verdict, of }) => verdict === 'met' && of > 0)) return 'insufficient_data';
  const meetsMusts = verdicts.every(
    ({ kind, verdict, of }) => kind !== 'must' || of === 0 || verdict === 'met',
  );
  const band = bandOf(score);
  return band === 'strong' && !meetsMusts ? 'possible' : band;
}

/** The band of a score that rests on enough. */
export function bandOf(score: number): Match['band'] {
  if (score >= STRONG) return 'strong';
  return score >= POSSIBLE ? 'possible' : 'weak';
}

/** The band of a match as it is kept; of one that an engine before version 3 made that of its score. Null without a match. */
export function bandOrNull(kept: Match['band'] | null, score: number | null): Match['band'] | null {
  return kept ?? (score === null ? null : bandOf(score));
}

function shareOf(verdicts: readonly Verdict[]): number | null {
  const of = sum(verdicts, (verdict) => verdict.of);
  return of === 0 ? null : round(sum(verdicts, ({ points }) => points) / of);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
