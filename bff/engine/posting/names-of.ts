import type { Requirement } from './requirements.ts';

/** As much of a requirement as says by what names it is met. */
type Naming = Requirement extends infer One
  ? One extends unknown
    ? Omit<One, 'id' | 'text' | 'span' | 'kind' | 'of'>
    : never
  : never;

/** What a requirement asks for by name, each of which answers; null where it names nothing. */
export function namesOf(requirement: Naming): readonly string[] | null {
  if (requirement.check === 'skill') return requirement.skills;
  if (requirement.check === 'license') return requirement.names;
  return requirement.check === 'language' ? requirement.languages : null;
}
