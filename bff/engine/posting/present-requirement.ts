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
    alternatives: requirement.check === 'skill' ? requirement.skills : [],
    needed: requirement.check === 'skill' ? requirement.needed : 1,
  };
}

/** How it is checked, in the contract's words. */
export function shownType(requirement: Requirement): ShownRequirement['type'] {
  if (requirement.check === 'statement') return requirement.type;
  return requirement.check === 'either' ? 'education' : requirement.check;
}
