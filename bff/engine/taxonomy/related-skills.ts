import { nameAt, placeOf, skillTable } from './skill-table.ts';

/** A skill that vouches in part for another. */
export interface RelatedSkill {
  readonly name: string;
  /** How much of the other it stands for: above 0, below 1. */
  readonly weight: number;
}

const NONE: readonly RelatedSkill[] = [];

const read = new Map<number, readonly RelatedSkill[]>();

/**
 * The skills that vouch in part for this one, the nearest first: who works with React knows most of JavaScript.
 * By hand, and by the occupations of O*NET that use two products of one class. Any alias is understood.
 */
export function relatedSkills(name: string): readonly RelatedSkill[] {
  const place = placeOf(name);
  if (place === null) return NONE;
  const kept = read.get(place);
  if (kept !== undefined) return kept;
  const found = (skillTable().related[place] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((entry) => {
      const [from = '', hundredths] = entry.split(':');
      return { name: nameAt(Number.parseInt(from, 36)), weight: Number(hundredths) / 100 };
    });
  read.set(place, found);
  return found;
}
