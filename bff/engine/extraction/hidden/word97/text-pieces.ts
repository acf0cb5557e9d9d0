const PIECES = 0x1a2;
const COMPRESSED = 0x40000000;
const OF_STYLE = 1;
const OF_TEXT = 2;
const MOST = 200_000;

/** A piece of the text of a document: where it lies in the stream, and how many bytes a letter has. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly width: 1 | 2;
  textIn(start: number, end: number): string;
}

/** The pieces of which a Word 97 document makes its text. */
export function readPieces(stream: Buffer, table: Buffer): Piece[] {
  let at = stream.readUInt32LE(PIECES);
  while (table.readUInt8(at) === OF_STYLE) at += 3 + table.readUInt16LE(at + 1);
  if (table.readUInt8(at) !== OF_TEXT) throw new RangeError('no pieces');
  const count = Math.floor((table.readUInt32LE(at + 1) - 4) / 12);
  if (count < 0 || count > MOST) throw new RangeError('too many pieces');
  at += 5;
  return Array.from({ length: count }, (_, index) => {
    const letters = table.readUInt32LE(at + (index + 1) * 4) - table.readUInt32LE(at + index * 4);
    const packed = table.readUInt32LE(at + (count + 1) * 4 + index * 8 + 2);
    const isCompressed = (packed & COMPRESSED) !== 0;
    const width = isCompressed ? 1 : 2;
    const start = isCompressed ? (packed & ~COMPRESSED) / 2 : packed;
    return piece(stream, { start, end: Math.min(stream.length, start + letters * width), width });
  });
}

function piece(stream: Buffer, { start, end, width }: Pick<Piece, 'start' | 'end' | 'width'>): Piece {
  const textIn = (from: number, to: number) => {
    const [first, last] = [Math.max(start, from), Math.min(end, to)];
    return first >= last ? '' : stream.toString(width === 1 ? 'latin1' : 'utf16le', first, last);
  };
  return { start, end, width, textIn };
}
