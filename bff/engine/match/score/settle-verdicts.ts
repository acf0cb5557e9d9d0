import type { Settlement } from '@shortlist/api-contract';
import type { MatchResult } from '../../analyzed.ts';
import { canonicalSkill, findSkills } from '../../taxonomy/find-skills.ts';
import { earnedPoints } from '../checks/verdict.ts';
import { fieldOfWorkIn, scoreMatch } from './score.ts';
import { summarize } from './summary.ts';

type Judged = MatchResult['requirements'][number];

/** What a person said of a requirement of a match. */
export interface SettledRequirement extends Settlement {
  readonly requirement_id: string;
}

/**
 * A match as it stands after people settled some of its verdicts: points, scores, band, and summary follow by the same formula.
 * What was said of a requirement that the position no longer has is left out. Of its skills, those that a settled requirement names
 * change sides with it. `result` is the engine's own.
 */
export function settleVerdicts(result: MatchResult, settled: readonly SettledRequirement[]): MatchResult {
  const said = new Map(settled.map((each) => [each.requirement_id, each]));
  if (!result.requirements.some(({ id }) => said.has(id))) return result;
  const requirements = result.requirements.map((each) => settle(each, said.get(each.id)));
  const field = fieldOfWorkIn(result.formula);
  return {
    ...result,
    requirements,
    ...settleSkills(result, requirements),
    ...scoreMatch(requirements, field),
    summary: summarize(requirements, field),
  };
}

const isIn = (names: ReadonlySet<string>, skill: string): boolean =>
  names.has(canonicalSkill(skill) ?? skill);

/** What is met is no longer missing, and what is not met no longer matched; partly leaves each skill where it is. */
function settleSkills(
  { matched_skills, missing_skills }: MatchResult,
  requirements: readonly Judged[],
): Pick<MatchResult, 'matched_skills' | 'missing_skills'> {
  const named = (verdict: Judged['verdict']) =>
    new Set(
      requirements
        .filter((each) => each.settled !== null && each.verdict === verdict)
        .flatMap(({ text }) => findSkills(text).map(({ name }) => name)),
    );
  const [met, notMet] = [named('met'), named('not_met')];
  const skills = [...matched_skills, ...missing_skills];
  const isMatched = (skill: string) =>
    isIn(met, skill) || (matched_skills.includes(skill) && !isIn(notMet, skill));
  return {
    matched_skills: skills.filter(isMatched),
    missing_skills: skills.filter((skill) => !isMatched(skill)),
  };
}

function settle(requirement: Judged, word: SettledRequirement | undefined): Judged {
  if (word === undefined) return requirement;
  const { verdict, read_as, reason, quote, actor, at } = word;
  return {
    ...requirement,
    settled: { verdict, read_as, reason, quote, actor, at },
    verdict,
    points: earnedPoints(verdict, requirement.of),
    quotes: quote === null ? requirement.quotes : [quote],
  };
}
