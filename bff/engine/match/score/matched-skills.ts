import type { RequirementVerdict } from '@shortlist/api-contract';
import { namesOf } from '../../posting/names-of.ts';
import type { Requirement } from '../../posting/requirements.ts';

interface Judged {
  readonly requirement: Requirement;
  readonly verdict: RequirementVerdict['verdict'];
  readonly quotes: readonly { readonly text: string }[];
}

/**
 * The skills that a position asks for, by whether the resume shows them: as the requirements that name them are judged, so that
 * nothing stands under both. What another alternative answers stands under neither; of several that are asked for together, each
 * stands where it belongs.
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
    const isPart = naming.some(({ verdict }) => verdict === 'partly');
    if (naming.length === 0 || isPart ? own.has(skill) : isMet && isShown(skill, naming, own))
      matched.push(skill);
    else if (!isMet) missing.push(skill);
  }
  return { matched_skills: matched, missing_skills: missing };
}

/** Whether a requirement that is met is met by this skill of those it names: the only one, or one that is quoted. */
function isShown(skill: string, naming: readonly Judged[], own: ReadonlySet<string>): boolean {
  const words = skill.toLowerCase();
  const isIt = ({ requirement, verdict, quotes }: Judged): boolean =>
    verdict === 'met' &&
    (namesOf(requirement)?.length === 1 || quotes.some(({ text }) => text.toLowerCase().includes(words)));
  return own.has(skill) || naming.some(isIt);
}
