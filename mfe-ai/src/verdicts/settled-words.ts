import type { RequirementVerdict, Settlement } from '@shortlist/api-contract';
import { VERDICT_WORDS, type VerdictValue } from '@shortlist/design-system/Verdict';

/** A verdict in the middle of a sentence. */
export function verdictWord(verdict: VerdictValue): string {
  return VERDICT_WORDS[verdict].toLowerCase();
}

/** 'Met, says Robin; read as partly met'. */
export function settledWords({ verdict, actor, read_as }: Settlement): string {
  return `${VERDICT_WORDS[verdict]}, says ${actor}; read as ${verdictWord(read_as)}`;
}

/** What was read, whatever a person said. */
export function readAs({ verdict, settled }: RequirementVerdict): RequirementVerdict['verdict'] {
  return settled?.read_as ?? verdict;
}

/** The words that a verdict shows: a person's choice before those that were read. */
export function quotesOf({ quotes, settled }: RequirementVerdict): RequirementVerdict['quotes'] {
  return settled?.quote ? [settled.quote] : quotes;
}

/** How words under a verdict are marked in the resume. */
export function toneOf(verdict: VerdictValue): 'support' | 'concern' | 'pencil' {
  if (verdict === 'met' || verdict === 'partly') return 'support';
  return verdict === 'not_met' ? 'concern' : 'pencil';
}
