import type { Match, RequirementVerdict, Verdict } from '@shortlist/api-contract';

/** Most candidates that stand side by side. */
export const MOST_COMPARED = 4;

export interface ComparedRow {
  readonly id: string;
  readonly text: string;
  /** One verdict for each candidate, in order; null where a match was made from other requirements. */
  readonly verdicts: readonly (Verdict | null)[];
  readonly differs: boolean;
}

/** The verdict matrix: a row for each requirement of the position, marked where the candidates differ. */
export function compare(matches: readonly Match[]): ComparedRow[] {
  const requirements = new Map<string, RequirementVerdict>();
  for (const requirement of matches.flatMap((match) => match.requirements)) {
    if (!requirements.has(requirement.id)) requirements.set(requirement.id, requirement);
  }
  return [...requirements.values()].map(({ id, text }) => {
    const verdicts = matches.map(
      (match) => match.requirements.find((requirement) => requirement.id === id)?.verdict ?? null,
    );
    return { id, text, verdicts, differs: new Set(verdicts).size > 1 };
  });
}

export interface Axis {
  readonly label: string;
  /** One fraction for each candidate, in order; null where it is not known of this one. */
  readonly values: readonly (number | null)[];
}

const KIND_LABELS: Readonly<Record<RequirementVerdict['kind'], string>> = {
  must: 'Must',
  nice: 'Nice',
  education: 'Education',
  licence: 'Licence',
  years: 'Years',
};

/** The axes on which somebody has a value: points by kind of requirement, skills, experience. */
export function axesOf(matches: readonly Match[]): Axis[] {
  const kinds: Axis[] = Object.entries(KIND_LABELS).map(([kind, label]) => ({
    label,
    values: matches.map(({ requirements }) => shareOf(requirements.filter((each) => each.kind === kind))),
  }));
  const scores: Axis[] = [
    { label: 'Skills', values: matches.map((match) => match.score_skills) },
    { label: 'Experience', values: matches.map((match) => match.score_experience) },
  ];
  return [...kinds, ...scores].filter((axis) => axis.values.some((value) => value !== null));
}

function shareOf(requirements: readonly RequirementVerdict[]): number | null {
  const of = requirements.reduce((sum, requirement) => sum + requirement.of, 0);
  if (of === 0) return null;
  return requirements.reduce((sum, requirement) => sum + requirement.points, 0) / of;
}
