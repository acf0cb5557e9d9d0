import type { RequirementVerdict, Verdict } from '@shortlist/api-contract';
import type { z } from 'zod';
import { type ResumeQuote, verifyQuotes } from '../../evidence/quotes.ts';
import type { AskedWords } from '../../posting/job-terms.ts';
import { shownType } from '../../posting/present-requirement.ts';
import type { Requirement } from '../../posting/requirements.ts';
import type { YearsWay } from '../../posting/years-ways.ts';
import type { Span } from '../../profile/profile.ts';
import type { MatchReading } from '../../profile/reading.ts';
import type { JobField } from '../field/job-field.ts';
import type { Evidence } from '../resume/evidence-index.ts';
import type { PreparedResume } from '../resume/prepared-resume.ts';
import type { NamedPart, SoughtName } from '../resume/sought-name.ts';

/** What is known when a requirement is checked. */
export interface CheckContext {
  /** Without the words that are left out beside this position. */
  readonly resume: PreparedResume;
  readonly evidence: Evidence;
  /** Words of the posting that were mixed into lines: they are left out. */
  readonly mixedIn: readonly Span[];
  /** By role, whether its title may count. */
  readonly isSupported: readonly boolean[];
  /** The chance that somebody works in the field of the position, 0 to 1. */
  readonly chance: number;
  readonly job: { readonly field: JobField };
  /** The words of the requirement. */
  readonly asked: AskedWords;
  /** Its field among the probes of the position. */
  readonly probe: number;
  /** What it names, each with its other names. */
  readonly names: readonly SoughtName[];
  /** What a statement names, with what of it each says. */
  readonly parts: readonly NamedPart[];
  /** What its years may be of. */
  readonly ways: readonly YearsWay[];
}

/** What was found for a requirement. */
export interface CheckResult {
  verdict: Verdict;
  quotes: ResumeQuote[];
  note: string | null;
}

/** Of what is partly met, half counts. */
const PARTLY = 0.5;

export const notMentioned = (note: string | null = null): CheckResult => ({
  verdict: 'not_mentioned',
  quotes: [],
  note,
});

/** A finding as the contract has it. Without a quote that stands, nothing is met and nothing speaks against. */
export function toVerdict(
  requirement: Requirement,
  found: CheckResult,
  reading: MatchReading,
): z.infer<typeof RequirementVerdict> {
  const quotes = eachOnce(verifyQuotes(reading, found.quotes)).slice(0, 3);
  const isShown = found.verdict !== 'not_mentioned' && quotes.length > 0;
  const { id, text, kind, of } = requirement;
  const verdict = isShown ? found.verdict : 'not_mentioned';
  return {
    id,
    text,
    kind,
    type: shownType(requirement),
    verdict,
    points: earnedPoints(verdict, of),
    of,
    quotes: isShown ? quotes : [],
    note: found.note,
    settled: null,
  };
}

/** What a verdict earns of the points that a requirement counts: all when it is met, half when it is partly met. */
export function earnedPoints(verdict: Verdict, of: number): number {
  if (verdict === 'met') return of;
  return verdict === 'partly' ? of * PARTLY : 0;
}

/** One sentence may speak of two things that a requirement names. */
function eachOnce(quotes: readonly ResumeQuote[]): ResumeQuote[] {
  return [...new Map(quotes.map((quote) => [`${quote.start} ${quote.end}`, quote])).values()];
}
