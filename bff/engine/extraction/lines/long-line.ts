/** More characters than a line or a paragraph has that people write; the time of some rules grows with the square of a line. */
export const LONGEST_LINE = 2_000;

/** A line as it is, or in pieces where it is longer than people write: parted at a space if there is one. */
export function partLongLine(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (line.length - start > LONGEST_LINE) {
    const end = start + endOfPiece(line.slice(start, start + LONGEST_LINE));
    pieces.push(line.slice(start, end).trim());
    start = end;
  }
  return pieces.length === 0 ? [line] : [...pieces, line.slice(start).trim()];
}

function endOfPiece(piece: string): number {
  const space = Math.max(piece.lastIndexOf(' '), piece.lastIndexOf('\t'));
  if (space > LONGEST_LINE / 2) return space + 1;
  // No character of two units is torn apart.
  return /[\ud800-\udbff]$/.test(piece) ? piece.length - 1 : piece.length;
}
