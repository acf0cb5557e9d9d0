import type { RequirementVerdict } from '@shortlist/api-contract';
import type { z } from 'zod';
import { type ResumeQuote, verifyQuotes } from '../../evidence/quotes.ts';
import type { AskedWords } from '../../posting/job-terms.ts';
import type { Requirement } from '../../posting/requirements.ts';
import type { Span } from '../../profile/profile.ts';
import type { Reading } from '../../profile/reading.ts';
import type { JobField } from '../field/job-field.ts';
import type { Evidence } from '../resume/evidence-index.ts';
import type { PreparedResume } from '../resume/prepared-resume.ts';

/** What is known when a requirement is checked. */
export interface CheckContext {
  /** Without the words that are left out beside this position. */
  readonly resume: PreparedResume;
  readonly evidence: Evidence;
  /** Words of the posting that were mixed into lines: they are left out. */
  readonly mixedIn: readonly Span[];
  /** By role, whether its title may count. */
  readonly isSupported: readonly boolean[];
  /** How far the candidate's own words speak of the position's work, 0 to 1. */
  readonly ownWork: number;
  readonly job: { readonly field: JobField };
  /** The words of the requirement. */
  readonly asked: AskedWords;
  /** Its field among the probes of the position. */
  readonly probe: number;
  /** How many people it asks somebody to have led. */
  readonly people: number | null;
}

/** What was found for a requirement; `share` of its points is earned when it is met. */
export interface CheckResult {
  verdict: 'met' | 'not_met' | 'insufficient_data';
  share: number;
  quotes: ResumeQuote[];
  note: string | null;
}

export const unclear = (note: string): CheckResult => ({
  verdict: 'insufficient_data',
  share: 0,
  quotes: [],
  note,
});

/** A finding as the contract has it. Without a quote that stands, nothing is met and nothing speaks against. */
export function toVerdict(
  requirement: Requirement,
  found: CheckResult,
  context: { reading: Reading; index: number },
): z.infer<typeof RequirementVerdict> {
  const quotes = eachOnce(verifyQuotes(context.reading, found.quotes)).slice(0, 3);
  const isKnown = found.verdict !== 'insufficient_data' && quotes.length > 0;
  const finding = isKnown ? found : unclear(found.note ?? 'No sentence speaks of it');
  return {
    id: `r${context.index + 1}`,
    text: requirement.text,
    kind: requirement.kind,
    verdict: finding.verdict,
    points: finding.verdict === 'met' ? Math.round(requirement.of * finding.share * 10) / 10 : 0,
    of: requirement.of,
    quotes: isKnown ? quotes : [],
    note: finding.note,
  };
}

/** One sentence may speak of two things that a requirement names. */
function eachOnce(quotes: readonly ResumeQuote[]): ResumeQuote[] {
  return [...new Map(quotes.map((quote) => [`${quote.start} ${quote.end}`, quote])).values()];
}
