const HEADER = 512;
const IN_HEADER = 109;
const LAST_SECTOR = 0xfffffff9;
const ENTRY = 128;
const ROOT = 5;
const STREAM = 2;

/** A stream of a compound file, with where each of its bytes lies in the file. */
export interface OleStream {
  readonly bytes: Buffer;
  offsetOf(at: number): number;
}

/** Reads the streams of an OLE compound file; throws a RangeError where it is damaged. */
export function readOleFile(file: Buffer): (name: string) => OleStream | null {
  const size = 1 << file.readUInt16LE(30);
  const smallSize = 1 << file.readUInt16LE(32);
  if (size < HEADER || size > 4096 || smallSize > size) throw new RangeError('sectors');
  const fat = numbersOf(
    fatSectors(file, size).map((sector) => sectorAt(file, sector, size)),
    file.length,
  );
  const read = (start: number, length: number) => gather(file, chain(fat, start), { size, length });
  const directory = read(file.readUInt32LE(48), Number.POSITIVE_INFINITY).bytes;
  const entries = Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, index) =>
    readEntry(directory.subarray(index * ENTRY, (index + 1) * ENTRY)),
  );
  const root = entries.find(({ type }) => type === ROOT);
  const cutoff = file.readUInt32LE(56);
  return (name) => {
    const entry = entries.find((each) => each.type === STREAM && each.name === name);
    if (entry === undefined) return null;
    if (entry.size >= cutoff) return read(entry.start, entry.size);
    if (root === undefined) return null;
    const smallFat = numbersOf([read(file.readUInt32LE(60), Number.POSITIVE_INFINITY).bytes], file.length);
    const small = read(root.start, root.size);
    const offsets = chain(smallFat, entry.start).map((sector) => sector * smallSize);
    const bytes = Buffer.concat(offsets.map((at) => small.bytes.subarray(at, at + smallSize)));
    return {
      bytes: bytes.subarray(0, entry.size),
      offsetOf: (at) => small.offsetOf((offsets[Math.floor(at / smallSize)] ?? 0) + (at % smallSize)),
    };
  };
}

function readEntry(entry: Buffer) {
  const length = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
  return {
    name: entry.toString('utf16le', 0, length),
    type: entry.readUInt8(66),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}

/** The sectors that tell which sector follows which. */
function fatSectors(file: Buffer, size: number): number[] {
  const sectors = Array.from({ length: IN_HEADER }, (_, index) => file.readUInt32LE(76 + index * 4));
  let next = file.readUInt32LE(68);
  for (let count = 0; next <= LAST_SECTOR && count * size < file.length; count += 1) {
    const more = sectorAt(file, next, size);
    for (let at = 0; at + 8 <= size; at += 4) sectors.push(more.readUInt32LE(at));
    next = more.readUInt32LE(size - 4);
  }
  return sectors.filter((sector) => sector <= LAST_SECTOR);
}

function sectorAt(file: Buffer, sector: number, size: number): Buffer {
  const at = (sector + 1) * size;
  if (at + size > file.length + size) throw new RangeError('beyond the file');
  return file.subarray(at, at + size);
}

function numbersOf(sectors: readonly Buffer[], most: number): number[] {
  const bytes = Buffer.concat(sectors);
  if (bytes.length > most) throw new RangeError('more than the file');
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));
}

function chain(fat: readonly number[], start: number): number[] {
  const sectors: number[] = [];
  for (let sector = start; sector <= LAST_SECTOR; sector = fat[sector] ?? LAST_SECTOR + 1) {
    sectors.push(sector);
    if (sectors.length > fat.length) throw new RangeError('goes round');
  }
  return sectors;
}

function gather(
  file: Buffer,
  sectors: readonly number[],
  { size, length }: { size: number; length: number },
): OleStream {
  const bytes = Buffer.concat(sectors.map((sector) => sectorAt(file, sector, size)));
  return {
    bytes: bytes.subarray(0, Math.min(length, bytes.length)),
    offsetOf: (at) => ((sectors[Math.floor(at / size)] ?? 0) + 1) * size + (at % size),
  };
}
