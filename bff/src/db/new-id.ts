import { randomBytes } from 'node:crypto';

let lastTime = 0;
let sequence = 0;

/**
 * A UUID version 7 (RFC 9562): its first 48 bits are the time in milliseconds, then a counter, so that ids
 * made by one process sort by age even within a millisecond.
 */
export function newId(now: number = Date.now()): string {
  sequence = now === lastTime ? (sequence + 1) & 0xfff : 0;
  lastTime = now;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** When an id of `newId` was made, in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
