import type { RequirementVerdict } from '@shortlist/api-contract';
import { namesOf } from '../../posting/dedupe-requirements.ts';
import type { Requirement } from '../../posting/requirements.ts';
import { canonicalSkill } from '../../taxonomy/find-skills.ts';

interface Judged {
  readonly requirement: Requirement;
  readonly verdict: RequirementVerdict['verdict'];
}

/**
 * The skills that a position asks for, by whether the resume shows them: as the requirements that name them are judged, so that
 * nothing stands under both. What a related skill or an alternative answers in part stands under neither.
 */
export function partitionSkills(
  asked: readonly string[],
  judged: readonly Judged[],
  own: ReadonlySet<string>,
): { matched_skills: string[]; missing_skills: string[] } {
  const matched: string[] = [];
  const missing: string[] = [];
  for (const skill of asked) {
    const naming = judged.filter(({ requirement }) => namesOf(requirement)?.includes(skill) === true);
    const isMet = naming.some(({ verdict }) => verdict === 'met');
    const isShown =
      own.has(skill) ||
      canonicalSkill(skill) === null ||
      naming.some(
        ({ requirement }) => requirement.check === 'language' && requirement.languages.length === 1,
      );
    if (naming.length === 0 ? own.has(skill) : isMet && isShown) matched.push(skill);
    else if (!isMet) missing.push(skill);
  }
  return { matched_skills: matched, missing_skills: missing };
}
