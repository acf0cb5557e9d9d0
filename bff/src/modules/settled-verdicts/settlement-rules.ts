import type {
  Quote,
  RequirementVerdict,
  ResumeBlock,
  SettlementInput,
  Verdict,
} from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';

/** A resume as words are picked in it. */
export interface PickedText {
  readonly text: string;
  readonly blocks: readonly ResumeBlock[];
}

/** What is settled, and where in the call it stands. */
export interface Settled {
  readonly input: SettlementInput;
  readonly index: number;
  /** What the words that are picked stand under. */
  readonly source: string | null;
}

/** Characters that a reason has at least where it contradicts the engine. */
const SHORTEST_REASON = 10;
const LONGEST_QUOTE = 2000;

const CLAIMS: Readonly<Partial<Record<Verdict, string>>> = {
  met: 'met',
  partly: 'partly met',
  not_met: 'not met',
};

/**
 * The quote that goes with what a person says: the one that they picked, else the line that the engine showed for it.
 *
 * @throws AppError invalid_input where it can't be settled, or a reason or a quote is missing or wrong
 */
export function settledQuote(
  settled: Settled,
  requirement: RequirementVerdict,
  resume: PickedText,
): Quote | null {
  const { input, index } = settled;
  if (requirement.kind === 'logistics') {
    throw refused(index, {
      requirement_id: "Logistics, such as hours and travel, aren't scored, so there's nothing to settle.",
    });
  }
  requireReason(settled, requirement.verdict);
  if (input.quote !== null) return pickedQuote(settled, resume);
  const isShown = input.verdict !== 'not_met' || requirement.verdict === 'to_check';
  const shown = isShown ? (requirement.quotes[0] ?? null) : null;
  const isDenied = requirement.verdict === 'not_met' || requirement.verdict === 'not_mentioned';
  if (input.verdict !== 'not_met' && (isDenied || shown === null)) {
    throw refused(index, { quote: 'Select the words of the resume that show it.' });
  }
  return shown;
}

function requireReason({ input, index }: Settled, read: Verdict): void {
  const claim = CLAIMS[read];
  if (claim === undefined || read === input.verdict || (input.reason ?? '').length >= SHORTEST_REASON) return;
  throw refused(index, {
    reason: `This was read as ${claim}. Enter a reason of at least ${SHORTEST_REASON} characters.`,
  });
}

function pickedQuote({ input, index, source }: Settled, { text, blocks }: PickedText): Quote {
  const { start, end } = input.quote ?? { start: 0, end: 0 };
  const words = text.slice(start, end);
  if (start >= end || end > text.length || words.trim() === '') {
    throw refused(index, { quote: "These words aren't in the resume. Select them again." });
  }
  if (words.length > LONGEST_QUOTE) {
    throw refused(index, { quote: 'Select 2,000 characters or fewer.' });
  }
  const block = blocks.find((each) => each.start <= start && start < each.end);
  return { text: words, start, end, page: block?.page ?? null, source };
}

/** @returns an error that tells one field of one of the settlements */
export function refused(index: number, field: Readonly<Record<string, string>>): AppError {
  const [[name, sentence] = ['', '']] = Object.entries(field);
  return new AppError('invalid_input', sentence, { [`settlements.${index}.${name}`]: sentence });
}
