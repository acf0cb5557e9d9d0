import type { ResumeQuote } from '../evidence/quotes.ts';
import type { Beside } from '../match/match.ts';
import type { Line } from '../profile/line.ts';
import type { Sheet } from './sheet.ts';

/** What a verdict is judged with. */
export interface Bench {
  readonly beside: Omit<Beside, 'evidence'>;
  readonly sheet: Sheet;
}

/** Words that stand in a resume, with the line that they stand in. */
export interface Proof {
  readonly line: Line;
  readonly quote: ResumeQuote;
}
