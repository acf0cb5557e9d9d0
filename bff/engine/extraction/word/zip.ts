import { inflateRawSync } from 'node:zlib';
import { rejectFile } from '../refusals.ts';

/** One file of a zip archive, as its central directory tells it. */
export interface ZipEntry {
  name: string;
  method: number;
  compressedSize: number;
  /** As claimed: a hostile archive lies. */
  size: number;
  headerOffset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_XML_BYTES = 16 * 1024 * 1024;

/** The central directory of an archive; null when it is missing or broken, as in a file that was cut off. */
export function listZip(archive: Buffer): ZipEntry[] | null {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > archive.length || archive.readUInt32LE(end) !== END_SIGNATURE) return null;
  const count = archive.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      compressedSize: archive.readUInt32LE(at + 20),
      size: archive.readUInt32LE(at + 24),
      headerOffset: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Refuses an archive that would unpack to more than a resume holds: first by what it claims, then by
 * really unpacking each entry under a cap, since the claim may be a lie.
 */
export function guardZip(archive: Buffer, entries: readonly ZipEntry[]): void {
  const claimed = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (entries.length > MAX_ENTRIES || claimed > MAX_BYTES) throw rejectFile('bomb');
  let bytes = 0;
  let xmlBytes = 0;
  for (const entry of entries) {
    const size = readZipEntry(archive, entry, MAX_BYTES - bytes).length;
    bytes += size;
    if (/\.(?:xml|rels)$/i.test(entry.name)) xmlBytes += size;
    if (xmlBytes > MAX_XML_BYTES) throw rejectFile('bomb');
  }
}

/** Unpacks one entry, at most `limit` bytes of it; more is refused as a bomb. */
export function readZipEntry(archive: Buffer, entry: ZipEntry, limit = MAX_XML_BYTES): Buffer {
  const at = entry.headerOffset;
  if (at + 30 > archive.length) throw rejectFile('damagedWord');
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const packed = archive.subarray(start, start + entry.compressedSize);
  if (packed.length < entry.compressedSize) throw rejectFile('damagedWord');
  if (entry.method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(limit, 1) });
  } catch (error) {
    const isTooLarge = error instanceof RangeError || codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
    throw rejectFile(isTooLarge ? 'bomb' : 'damagedWord');
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
