import { type Match, REQUIREMENT_KINDS, type RequirementVerdict } from '@shortlist/api-contract';
import { groupByKind, KIND_WORDS } from '../verdicts/requirement-kinds.ts';

/** Most candidates that stand side by side. */
export const MOST_COMPARED = 4;

export interface ComparedRow {
  readonly id: string;
  readonly text: string;
  /** What each candidate's resume says, in order; null where a match was made from other requirements. */
  readonly verdicts: readonly (RequirementVerdict | null)[];
  readonly differs: boolean;
}

/** The verdict matrix: a row for each requirement of the position by its kind, marked where the candidates differ. */
export function compare(matches: readonly Match[]): ComparedRow[] {
  const requirements = new Map<string, RequirementVerdict>();
  for (const requirement of matches.flatMap((match) => match.requirements)) {
    if (!requirements.has(requirement.id)) requirements.set(requirement.id, requirement);
  }
  const shown = groupByKind([...requirements.values()]).flatMap((group) => group.requirements);
  return shown.map(({ id, text }) => {
    const verdicts = matches.map((match) => match.requirements.find((each) => each.id === id) ?? null);
    return { id, text, verdicts, differs: new Set(verdicts.map((each) => each?.verdict)).size > 1 };
  });
}

export interface Axis {
  readonly label: string;
  /** One fraction for each candidate, in order; null where it is not known of this one. */
  readonly values: readonly (number | null)[];
}

/** The axes on which somebody has a value: points by kind of requirement, skills, experience. */
export function axesOf(matches: readonly Match[]): Axis[] {
  const kinds: Axis[] = REQUIREMENT_KINDS.map((kind) => ({
    label: KIND_WORDS[kind],
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
