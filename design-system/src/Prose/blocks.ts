/** A part of a text as people type it. */
export type Block =
  | { readonly kind: 'title' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly string[] };

const BULLET = /^\s*[-–—*•‣·▪◦]\s+(?=\S)/u;
const NUMBER = /^\s*\d{1,2}[.)]\s+(?=\S)/u;
/** A longer line is a sentence, not a title. */
const TITLE_LENGTH = 60;

/** Paragraphs, lists and their titles, in their order; no word is left out. A title is a short line above a list. */
export function blocksOf(text: string): Block[] {
  const lines = text.split(/\r?\n/);
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const block = blockOf(line, nextOf(lines, index));
    const isAfterBreak = (lines[index - 1] ?? '').trim() === '';
    const joined = joinedTo(blocks.at(-1), block, isAfterBreak);
    if (joined) blocks.pop();
    blocks.push(joined ?? block);
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

/** An item goes on with the list before it, a line with the paragraph before it; null where a new block begins. */
function joinedTo(last: Block | undefined, block: Block, isAfterBreak: boolean): Block | null {
  if (last?.kind === 'list' && block.kind === 'list' && last.isNumbered === block.isNumbered) {
    return { ...last, items: last.items.concat(block.items) };
  }
  if (last?.kind === 'paragraph' && block.kind === 'paragraph' && !isAfterBreak) {
    return { ...last, text: `${last.text}\n${block.text}` };
  }
  return null;
}

/** What begins an item; null where none does. */
function markOf(line: string): string | null {
  return (BULLET.exec(line) ?? NUMBER.exec(line))?.[0] ?? null;
}

/** The next line that says something. */
function nextOf(lines: readonly string[], index: number): string {
  return lines.slice(index + 1).find((line) => line.trim() !== '') ?? '';
}
