import { crc32 } from 'node:zlib';

/** A file of an archive; `content` is put in as it is: resumes are compressed already. */
export interface ArchivedFile {
  /** Its path, with slashes. */
  readonly name: string;
  readonly content: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** The first day that a ZIP knows, 1 January 1980: the same content makes the same archive. */
const FIRST_DAY = 0x0021;
const VERSION = 20;

/** A ZIP archive of some files, each stored without compression. For files of a few megabytes: it is made in memory. */
export function zipOf(files: readonly ArchivedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = Buffer.from(name);
    const entry = entryOf(path, content);
    const local = Buffer.concat([word(LOCAL), entry, path, content]);
    // No comment, on the first disk, no attributes; then where the file begins.
    directory.push(
      Buffer.concat([word(CENTRAL), short(VERSION), entry, Buffer.alloc(10), word(offset), path]),
    );
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const counts = [short(0), short(0), short(files.length), short(files.length)];
  const end = Buffer.concat([word(END), ...counts, word(central.length), word(offset), short(0)]);
  return Buffer.concat([...bodies, central, end]);
}

/** What the local header and the directory both say of a file. */
function entryOf(path: Buffer, content: Buffer): Buffer {
  const size = word(content.length);
  return Buffer.concat([
    short(VERSION),
    short(UTF8_NAMES),
    short(0),
    short(0),
    short(FIRST_DAY),
    word(crc32(content)),
    size,
    size,
    short(path.length),
    short(0),
  ]);
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
