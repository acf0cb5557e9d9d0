/** A part of a text as people type it. */
export type Block =
  | { readonly kind: 'title' | 'paragraph'; text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: string[] };

const BULLET = /^\s*[-–—*•‣·▪◦]\s+(?=\S)/u;
const NUMBER = /^\s*\d{1,2}[.)]\s+(?=\S)/u;
/** A longer line is a sentence, not a title. */
const TITLE_LENGTH = 60;

/**
 * Paragraphs, lists and their titles, in their order; no word is left out. A title is a short line above a list. The time it
 * takes grows as the text does.
 */
export function blocksOf(text: string): Block[] {
  const lines = text
    .split(/\r?\n/)
    .map((line, index, all) => ({ line, isAfterBreak: !all[index - 1]?.trim() }))
    .filter(({ line }) => line.trim() !== '');
  const blocks: Block[] = [];
  for (const [index, { line, isAfterBreak }] of lines.entries()) {
    const block = blockOf(line, lines[index + 1]?.line ?? '');
    if (!isJoined(blocks.at(-1), block, isAfterBreak)) blocks.push(block);
  }
  return blocks;
}

function blockOf(line: string, next: string): Block {
  const mark = markOf(line);
  if (mark !== null) {
    return { kind: 'list', isNumbered: NUMBER.test(line), items: [line.slice(mark.length).trim()] };
  }
  const text = line.trim();
  const isTitle = markOf(next) !== null && text.length <= TITLE_LENGTH && !/[.!?]$/.test(text);
  return { kind: isTitle ? 'title' : 'paragraph', text };
}

/** An item goes on with the list before it, a line with the paragraph before it; false where a new block begins. */
function isJoined(last: Block | undefined, block: Block, isAfterBreak: boolean): boolean {
  if (last?.kind === 'list' && block.kind === 'list' && last.isNumbered === block.isNumbered) {
    last.items.push(...block.items);
    return true;
  }
  if (last?.kind === 'paragraph' && block.kind === 'paragraph' && !isAfterBreak) {
    last.text += `\n${block.text}`;
    return true;
  }
  return false;
}

/** What begins an item; null where none does. */
function markOf(line: string): string | null {
  return (BULLET.exec(line) ?? NUMBER.exec(line))?.[0] ?? null;
}
