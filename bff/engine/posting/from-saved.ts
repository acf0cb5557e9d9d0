import type { Requirement as SavedRequirement } from '@shortlist/api-contract';
import { spokenName } from '../language/spoken.ts';
import { headOfTitle } from '../taxonomy/job-titles.ts';
import type { Requirement } from './requirements.ts';
import { asksUse } from './skill-names.ts';
import { statementOf, typeNamed } from './type-requirement.ts';

/** What the engine writes before a title; the second is of requirements that were saved earlier. */
const TITLE_LEAD = /^(?:Experience|Work) as /;

/** Turns what a recruiter saved back into what can be checked; the inverse of `presentRequirement`. */
export function fromSaved(saved: SavedRequirement): Requirement {
  const { id, text, kind, span, weight, type } = saved;
  const own = { id, text, span, kind, of: kind === 'logistics' || type === 'logistics' ? 0 : weight };
  if (type === 'title') return { ...own, check: 'title', title: headOfTitle(text.replace(TITLE_LEAD, '')) };
  if (type === 'experience' || type === 'soft' || type === 'amount')
    return { ...own, ...statementOf(text, type) };
  const names = saved.alternatives;
  const needed = Math.min(saved.needed, names.length);
  if (type === 'skill' && names.length > 0) {
    return { ...own, check: 'skill', skills: names, needed, asksUse: asksUse(text) };
  }
  const asked = typeNamed(type, text);
  if (names.length > 0 && asked.check === 'license') return { ...own, ...asked, names };
  if (names.length > 0 && asked.check === 'language')
    return { ...own, ...asked, languages: names.map((name) => spokenName(name) ?? name), needed };
  return { ...own, ...asked };
}
