import type { Quote, RequirementVerdict } from '@shortlist/api-contract';
import type { Highlight } from '../evidence/segments.ts';

/** The number of each requirement that quotes the resume, from 1 in the order of the position. */
export function numberRequirements(requirements: readonly RequirementVerdict[]): ReadonlyMap<string, number> {
  const quoting = requirements.filter(({ quotes }) => quotes.length > 0);
  return new Map(quoting.map(({ id }, index) => [id, index + 1]));
}

/** Every quote of the requirements, as a highlight under its requirement's number. */
export function evidenceOf(requirements: readonly RequirementVerdict[]): (Highlight & Quote)[] {
  const numbers = numberRequirements(requirements);
  return requirements.flatMap(({ id, quotes, verdict }) => {
    const number = numbers.get(id);
    const tone = verdict === 'met' ? 'support' : 'concern';
    return number === undefined ? [] : quotes.map((quote) => ({ ...quote, number, tone }));
  });
}
