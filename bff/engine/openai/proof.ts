import type { ResumeQuote } from '../evidence/quotes.ts';
import type { PreparedMatch } from '../match/prepared-match.ts';
import type { Line } from '../profile/line.ts';
import type { RedactedResume } from './redacted-resume.ts';

/** What a verdict is judged with. */
export interface VerdictContext {
  readonly beside: Omit<PreparedMatch, 'evidence'>;
  readonly sheet: RedactedResume;
}

/** Words that stand in a resume, with the line that they stand in. */
export interface VerifiedQuote {
  readonly line: Line;
  readonly quote: ResumeQuote;
}
