import type { Settlement } from '@shortlist/api-contract';
import type { MatchResult } from '../../analyzed.ts';
import { earnedPoints } from '../checks/verdict.ts';
import { fieldOfWorkIn, scoreMatch } from './score.ts';
import { settledSkills, skillsIn } from './skill-verdicts.ts';
import { summarize } from './summary.ts';

type Judged = MatchResult['requirements'][number];

/** What a person said of a requirement of a match. */
export interface SettledRequirement extends Settlement {
  readonly requirement_id: string;
}

/**
 * A match as it stands after people settled some of its verdicts: points, scores, band, and summary follow by the same formula.
 * What was said of a requirement that the position no longer has is left out. The skills that a settled requirement names follow it,
 * where the engine told them. `result` is the engine's own.
 */
export function settleVerdicts(result: MatchResult, settled: readonly SettledRequirement[]): MatchResult {
  const said = new Map(settled.map((each) => [each.requirement_id, each]));
  if (!result.requirements.some(({ id }) => said.has(id))) return result;
  const requirements = result.requirements.map((each) => settle(each, said.get(each.id)));
  const field = fieldOfWorkIn(result.formula);
  return {
    ...result,
    requirements,
    ...(requirements.some(({ skills }) => skills !== undefined) && skillsIn(requirements)),
    ...scoreMatch(requirements, field),
    summary: summarize(requirements, field),
  };
}

function settle(requirement: Judged, word: SettledRequirement | undefined): Judged {
  if (word === undefined) return requirement;
  const { verdict, read_as, reason, quote, actor, at } = word;
  const settled = {
    ...requirement,
    settled: { verdict, read_as, reason, quote, actor, at },
    verdict,
    points: earnedPoints(verdict, requirement.of),
    quotes: quote === null ? requirement.quotes : [quote],
  };
  return requirement.skills === undefined ? settled : { ...settled, skills: settledSkills(settled) };
}
