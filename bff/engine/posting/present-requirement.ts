import type { Requirement as ShownRequirement } from '@shortlist/api-contract';
import type { Requirement } from './requirements.ts';

/** A requirement as a recruiter sees and edits it. */
export function presentRequirement(requirement: Requirement): ShownRequirement {
  const { id, text, span, kind, of } = requirement;
  const source = requirement.check === 'title' ? 'title' : span === null ? 'tag' : 'posting';
  return {
    id,
    text,
    kind,
    span,
    source,
    type: shownType(requirement),
    weight: of,
    ...answersOf(requirement),
  };
}

/** The names that answer it, where so many of them are needed. */
function answersOf(requirement: Requirement): Pick<ShownRequirement, 'alternatives' | 'needed'> {
  if (requirement.check === 'skill') return { alternatives: requirement.skills, needed: requirement.needed };
  if (requirement.check === 'language')
    return { alternatives: requirement.languages, needed: requirement.needed };
  return { alternatives: [], needed: 1 };
}

/** How it is checked, in the contract's words. */
export function shownType(requirement: Requirement): ShownRequirement['type'] {
  if (requirement.check === 'statement') return requirement.type;
  return requirement.check === 'either' ? 'education' : requirement.check;
}
