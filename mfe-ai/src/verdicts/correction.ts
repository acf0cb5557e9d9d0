import type { Quote, RequirementVerdict, SettledVerdict, Verdict } from '@shortlist/api-contract';
import type { Said } from './settle-verdict.ts';
import { readAs, verdictWord } from './settled-words.ts';

/** What a person has filled in so far. */
export interface Draft {
  readonly verdict: SettledVerdict | null;
  readonly quote: Pick<Quote, 'start' | 'end'> | null;
  readonly reason: string;
}

const CLAIMS: readonly Verdict[] = ['met', 'partly', 'not_met'];
const SILENT: readonly Verdict[] = ['not_met', 'not_mentioned'];

/** A reason is required where a person contradicts what was read as met, partly met, or not met. */
export function needsReason(read: Verdict, verdict: SettledVerdict | null): boolean {
  return verdict !== null && CLAIMS.includes(read) && read !== verdict;
}

/** A sentence is required where the resume was read to say nothing for it. */
export function needsQuote(read: Verdict, verdict: SettledVerdict | null): boolean {
  return (verdict === 'met' || verdict === 'partly') && SILENT.includes(read);
}

/** What keeps a draft from being saved, a sentence a field; none when it can be. */
export function errorsOf(requirement: RequirementVerdict, draft: Draft): Record<string, string> {
  const read = readAs(requirement);
  const { verdict } = draft;
  if (verdict === null) return { verdict: 'Select Met, Partly met, or Not met.' };
  if (verdict === read) return { verdict: `Already read as ${verdictWord(read)}. Select another verdict.` };
  return {
    ...(needsQuote(read, verdict) && draft.quote === null && { quote: 'Select the sentence that shows it.' }),
    ...(needsReason(read, verdict) && draft.reason.trim() === '' && { reason: 'Enter a reason.' }),
  };
}

/** A draft without errors, as it is sent. */
export function saidOf({ quote, reason }: Draft, verdict: SettledVerdict): Said {
  return {
    verdict,
    reason: reason.trim() || null,
    quote: quote && { start: quote.start, end: quote.end },
  };
}
