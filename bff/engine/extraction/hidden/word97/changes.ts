/** One change of a property: what, and to what. */
export interface Change {
  readonly code: number;
  readonly operand: Buffer;
}

/** Bytes of an operand by the three highest bits of its code; the seventh says how many itself. */
const LENGTHS = [1, 1, 2, 4, 2, 2, null, 3] as const;
/** Of tables: two bytes say how long it is. */
const TABLE = 0xd608;

/** The changes that a list of them holds, in order; one that is cut off ends it. */
export function* changesIn(bytes: Buffer): Generator<Change> {
  for (let at = 0; at + 3 <= bytes.length; ) {
    const code = bytes.readUInt16LE(at);
    const start = at + 2;
    const own = LENGTHS[code >> 13] ?? null;
    const length = own ?? lengthAt(bytes, start, code);
    if (start + length > bytes.length) return;
    yield { code, operand: bytes.subarray(start + (own === null ? 1 : 0), start + length) };
    at = start + length;
  }
}

function lengthAt(bytes: Buffer, at: number, code: number): number {
  if (code === TABLE) return at + 2 > bytes.length ? Number.POSITIVE_INFINITY : 1 + bytes.readUInt16LE(at);
  return 1 + bytes.readUInt8(at);
}
