import type { Notice, Quote } from '@shortlist/api-contract';
import type { ExtractedDocument } from '../extraction/extracted-document.ts';
import { multilineInjections } from './addressed-over-lines.ts';
import { isBanner, isHeadOfAssessment, isSelfAssessment, isTestimonial } from './forged.ts';
import { isPromptInjection } from './prompt-injection.ts';
import { isRepetition } from './stuffing.ts';

type Guarded = Pick<ExtractedDocument, 'text' | 'blocks'>;
type Block = Guarded['blocks'][number];
type Suspicion = 'instructions' | 'forged_section' | 'testimonial' | 'keyword_stuffing';

/** What was noticed about a text. */
export interface GuardedText {
  /** For each line why it is left out of every score; null for one that counts. */
  readonly left: readonly (Suspicion | null)[];
  readonly notices: Notice[];
}

const DETAILS: Readonly<Record<Suspicion, string>> = {
  instructions: 'Text addressed to the reviewer instead of describing work. Not counted.',
  forged_section: 'Reads like an evaluation written by someone else. Not counted.',
  testimonial: "Third-party praise that can't be verified here. Not counted.",
  keyword_stuffing: 'Repeated text. Not counted.',
};
const MAX_QUOTES = 4;
const LONGEST_QUOTE = 240;

/** Looks for what speaks to a machine or in the name of others. Pure, and the same for every engine. */
export function guardText(document: Guarded): GuardedText {
  const left = suspicionsOf(document);
  const kinds = Object.keys(DETAILS) as Suspicion[];
  const notices = kinds.flatMap((kind) => {
    const blocks = document.blocks.filter((_, index) => left[index] === kind);
    return blocks.length === 0 ? [] : [noticeOf(document, blocks, { kind, detail: DETAILS[kind] })];
  });
  return { left, notices };
}

/** What a recruiter is told of a text. */
export function noticesOfText(document: Guarded): Notice[] {
  return guardText(document).notices;
}

function suspicionsOf({ text, blocks }: Guarded): (Suspicion | null)[] {
  let isBehindBanner = false;
  const together = multilineInjections({ text, blocks });
  return blocks.map((block, index) => {
    const line = text.slice(block.start, block.end);
    const opens = isBanner(line) || isHeadOfAssessment(line);
    if (opens) isBehindBanner = true;
    else if (block.kind === 'heading') isBehindBanner = false;
    if (together.has(index) || isPromptInjection(line)) return 'instructions';
    if (isBehindBanner || isSelfAssessment(line)) return 'forged_section';
    if (isTestimonial(line)) return 'testimonial';
    return isRepetition(line) ? 'keyword_stuffing' : null;
  });
}

function noticeOf(
  { text }: Guarded,
  blocks: readonly Block[],
  said: Pick<Notice, 'kind' | 'detail'>,
): Notice {
  const quotes = blocks.slice(0, MAX_QUOTES).map((block) => quoteOf(text, block));
  return { ...said, text: null, page: blocks[0]?.page ?? null, quotes };
}

function quoteOf(text: string, { start, end, page }: Block): Quote {
  const last = Math.min(end, start + LONGEST_QUOTE);
  // A pair of surrogates is not parted.
  const to = last < end && /[\ud800-\udbff]/.test(text.charAt(last - 1)) ? last - 1 : last;
  return { text: text.slice(start, to), start, end: to, page, source: null };
}
