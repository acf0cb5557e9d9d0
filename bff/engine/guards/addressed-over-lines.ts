import type { ExtractedDocument } from '../extraction/extracted-document.ts';
import { isPromptInjection } from './prompt-injection.ts';

/** Words of which each such sentence has one of either kind: only lines that together have both are read together. */
const ASKS =
  /\b(?:ignore|disregard|forget|overlook|override|rate|score|rank|recommend|hire|give|assign|treat|ignor\p{L}*|bewerte)\b/iu;
const ABOUT =
  /\b(?:instructions?|instruc\p{L}+|anweisungen|prompts?|criteria|requirements|guidelines|candidate|applicant|resume|cv|score|rating)\b/iu;
const MOST_LINES = 3;
const LONGEST = 110;

/** Lines that speak to whoever evaluates only when they are read on: a sentence that was broken up. */
export function multilineInjections({
  text,
  blocks,
}: Pick<ExtractedDocument, 'text' | 'blocks'>): ReadonlySet<number> {
  const lines = blocks.map(({ start, end }) => (end - start > LONGEST ? '' : text.slice(start, end).trim()));
  const found = new Set<number>();
  const asks = lines.map((line) => ASKS.test(line));
  const isAbout = lines.map((line) => ABOUT.test(line));
  for (const first of lines.keys()) {
    if (!holdsFrom(first, asks) || !holdsFrom(first, isAbout)) continue;
    const stretch = stretchFrom(first, { lines, blocks });
    const broken = stretch.findIndex((_, index) => index > 0 && isBrokenUp(stretch.slice(0, index + 1)));
    for (let index = 0; index <= broken; index += 1) found.add(first + index);
  }
  return found;
}

function holdsFrom(first: number, flags: readonly boolean[]): boolean {
  return flags.slice(first, first + MOST_LINES).includes(true);
}

/** The lines that may go on with one: up to the end of its sentence or its part. */
function stretchFrom(
  first: number,
  { lines, blocks }: { lines: readonly string[]; blocks: ExtractedDocument['blocks'] },
): readonly string[] {
  const stretch = lines.slice(first, first + MOST_LINES);
  const end = stretch.findIndex(
    (line, index) =>
      index > 0 &&
      (line === '' || isEnd(stretch[index - 1] ?? '') || blocks[first + index]?.kind === 'heading'),
  );
  return end < 0 ? stretch : stretch.slice(0, end);
}

function isBrokenUp(stretch: readonly string[]): boolean {
  const joined = stretch.join(' ');
  return isPromptInjection(joined) && !stretch.some(isPromptInjection);
}

function isEnd(line: string): boolean {
  return line === '' || /[.!?]["”’]?$/.test(line);
}
