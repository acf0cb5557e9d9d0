import type { Quote, RequirementVerdict } from '@shortlist/api-contract';
import type { Highlight } from '../evidence/segments.ts';
import { groupByKind } from '../verdicts/requirement-kinds.ts';
import { quotesOf, toneOf } from '../verdicts/settled-words.ts';

/** The number of each requirement that quotes the resume, from 1 in the order in which they are shown. */
export function numberRequirements(requirements: readonly RequirementVerdict[]): ReadonlyMap<string, number> {
  const shown = groupByKind(requirements).flatMap((group) => group.requirements);
  const quoting = shown.filter((each) => quotesOf(each).length > 0);
  return new Map(quoting.map(({ id }, index) => [id, index + 1]));
}

/** The words of a quote that decide, where some are known to; else all of them. */
export function decidingWords({ deciding, ...quote }: Quote): Quote {
  if (!deciding) return quote;
  const text = quote.text.slice(deciding.start - quote.start, deciding.end - quote.start);
  return { ...quote, ...deciding, text };
}

/** What decides about the requirements, as a highlight under its requirement's number. */
export function evidenceOf(requirements: readonly RequirementVerdict[]): (Highlight & Quote)[] {
  const numbers = numberRequirements(requirements);
  return requirements.flatMap((requirement) => {
    const number = numbers.get(requirement.id);
    const tone = toneOf(requirement.verdict);
    return number === undefined
      ? []
      : quotesOf(requirement).map((quote) => ({ ...decidingWords(quote), number, tone }));
  });
}
