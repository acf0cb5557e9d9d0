import type { FormulaPart, RequirementVerdict } from '@shortlist/api-contract';
import type { z } from 'zod';
import type { Requirement } from '../../posting/requirements.ts';

type Part = z.infer<typeof FormulaPart>;
type Verdict = z.infer<typeof RequirementVerdict>;

/** What requirements weigh at least, and what is added as more of them name a skill, a licence or a language. */
const LEAST_WEIGHT = 0.05;
const NAMED_WEIGHT = 1.1;
const NAMED: ReadonlySet<Requirement['check']> = new Set(['skill', 'licence', 'language']);
const MOST_WEIGHT = 0.75;
/** Of the field's weight the requirements take over as much at most, the surer it is that somebody is of the field at all. */
const TAKEN_OVER = 0.39;
/** A chance of the field from which they begin to. */
const OF_THE_FIELD = 0.25;
/** What the title weighs where a position asks for nothing else. */
const TITLE_WEIGHT = 0.5;

const LABELS: readonly (readonly [Verdict['kind'], string])[] = [
  ['must', 'Must'],
  ['nice', 'Nice to have'],
  ['years', 'Years'],
  ['education', 'Education'],
  ['licence', 'Licence'],
];

/** The scores of a match, all from its verdicts and the field of work. */
export interface Scores {
  match: number;
  potential: number;
  skills: number | null;
  experience: number | null;
  formula: Part[];
}

interface Parts {
  /** The chance that somebody works in the field, 0 to 1. */
  readonly field: number;
  /** What the requirements of the position weigh together where nothing speaks for the field. */
  readonly weight: number;
}

/**
 * What the requirements of a position weigh together, .05 to .75: a skill, a licence or a language is found or it is not, while a sentence of
 * prose is matched by words and says less of whether somebody can do it.
 */
export function weightOfRequirements(requirements: readonly Requirement[]): number {
  const of = sum(requirements, (requirement) => requirement.of);
  const named = requirements.filter(({ check }) => NAMED.has(check));
  if (requirements.every(({ check }) => check === 'title')) return of === 0 ? 0 : TITLE_WEIGHT;
  return Math.min(
    MOST_WEIGHT,
    LEAST_WEIGHT + (NAMED_WEIGHT * sum(named, (requirement) => requirement.of)) / of,
  );
}

/**
 * What the requirements weigh beside this resume: whether somebody is of the field comes first, and among those who are the
 * requirements tell more. It grows so slowly that a nearer field never lowers the sum.
 */
export function weightBeside({ field, weight }: Parts): number {
  const share = Math.max(0, (round(field, 2) - OF_THE_FIELD) / (1 - OF_THE_FIELD));
  return weight + (1 - weight) * TAKEN_OVER * share;
}

/**
 * The documented sum, rounded to two digits: each kind of requirement weighs by its points, all of them together what the field of
 * work leaves. `match` is the sum over the formula of weight × value / of; `potential` counts every unknown
 * and every skill that is only listed as shown in full.
 */
export function scoreMatch(verdicts: readonly Verdict[], { field, weight }: Parts): Scores {
  const total = sum(verdicts, (verdict) => verdict.of);
  const rest = total === 0 ? 0 : weightBeside({ field, weight });
  const parts = LABELS.flatMap(([kind, label]): Part[] => {
    const own = verdicts.filter((verdict) => verdict.kind === kind);
    const of = sum(own, (verdict) => verdict.of);
    return of === 0
      ? []
      : [
          {
            label,
            value: round(
              sum(own, (verdict) => verdict.points),
              1,
            ),
            of,
            weight: (rest * of) / total,
          },
        ];
  });
  const formula = [...parts, { label: 'Field of work', value: round(field, 2), of: 1, weight: 1 - rest }];
  const open = sum(verdicts, (verdict) => (verdict.verdict === 'not_met' ? 0 : verdict.of - verdict.points));
  const match = sum(formula, (part) => (part.weight * part.value) / part.of);
  return {
    match: round(match, 2),
    potential: round(Math.min(1, match + (total === 0 ? 0 : (rest * open) / total)), 2),
    skills: shareOf(verdicts.filter((verdict) => verdict.kind === 'must' || verdict.kind === 'nice')),
    experience: shareOf(
      verdicts.filter((verdict) => verdict.kind === 'years'),
      { points: 3 * round(field, 2), of: 3 },
    ),
    formula,
  };
}

function shareOf(verdicts: readonly Verdict[], more = { points: 0, of: 0 }): number | null {
  const of = sum(verdicts, (verdict) => verdict.of) + more.of;
  return of === 0 ? null : round((sum(verdicts, (verdict) => verdict.points) + more.points) / of, 2);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
