import { changed, type Look, PLAIN } from './look.ts';

const SHEET = { start: 0xa2, length: 0xa6 };
const OF_PARAGRAPHS = 1;
const OF_WORDS = 2;
const NO_BASE = 0xfff;
const DEEPEST = 12;

interface Style {
  readonly base: number;
  readonly changes: Buffer;
}

/** How the letters of each style look, with what it is based on. */
export function readStyles(stream: Buffer, table: Buffer): (style: number) => Look {
  const start = stream.readUInt32LE(SHEET.start);
  const sheet = table.subarray(start, start + stream.readUInt32LE(SHEET.length));
  const styles: (Style | null)[] = [];
  const fixed = sheet.readUInt16LE(4);
  for (let at = 2 + sheet.readUInt16LE(0); at + 2 <= sheet.length; ) {
    const length = sheet.readUInt16LE(at);
    styles.push(length === 0 ? null : readStyle(sheet.subarray(at + 2, at + 2 + length), fixed));
    at += 2 + length + (length % 2);
  }
  const lookOf = (style: number, depth = 0): Look => {
    const found = styles[style];
    if (found === undefined || found === null || depth > DEEPEST) return PLAIN;
    return changed(found.base === NO_BASE ? PLAIN : lookOf(found.base, depth + 1), found.changes);
  };
  return (style) => lookOf(style);
}

function readStyle(bytes: Buffer, fixed: number): Style | null {
  const kindAndBase = bytes.readUInt16LE(2);
  const kind = kindAndBase & 0xf;
  if (kind !== OF_PARAGRAPHS && kind !== OF_WORDS) return null;
  let at = fixed + 2 + bytes.readUInt16LE(fixed) * 2 + 2;
  for (let skipped = kind === OF_PARAGRAPHS ? 1 : 0; skipped > 0; skipped -= 1) {
    const length = bytes.readUInt16LE(at);
    at += 2 + length + (length % 2);
  }
  const changes =
    at + 2 <= bytes.length ? bytes.subarray(at + 2, at + 2 + bytes.readUInt16LE(at)) : Buffer.alloc(0);
  return { base: kindAndBase >> 4, changes };
}
