import type { RequirementVerdict } from '@shortlist/api-contract';
import type { z } from 'zod';
import { type ResumeQuote, verifyQuotes } from '../evidence/quotes.ts';
import type { Reading } from '../profile/reading.ts';
import type { Direction } from '../taxonomy/vectors.ts';
import type { EvidenceLine } from './evidence-index.ts';
import type { Requirement } from './requirements.ts';

/** What is known when a requirement is checked. */
export interface Case {
  reading: Reading;
  evidence: readonly EvidenceLine[];
  /** The position among occupations. */
  jobField: Direction;
}

/** What was found for a requirement; `share` of its points is earned when it is met. */
export interface Finding {
  verdict: 'met' | 'not_met' | 'insufficient_data';
  share: number;
  quotes: ResumeQuote[];
  note: string | null;
}

export const UNKNOWN = (note: string): Finding => ({
  verdict: 'insufficient_data',
  share: 0,
  quotes: [],
  note,
});

/** A finding as the contract has it. Without a quote that stands, nothing is met and nothing speaks against. */
export function toVerdict(
  requirement: Requirement,
  found: Finding,
  context: { reading: Reading; index: number },
): z.infer<typeof RequirementVerdict> {
  const quotes = verifyQuotes(context.reading, found.quotes).slice(0, 3);
  const isKnown = found.verdict !== 'insufficient_data' && quotes.length > 0;
  const finding = isKnown ? found : UNKNOWN(found.note ?? 'No sentence speaks of it');
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
