/** Bytes of the stream of a document that are formatted alike. */
export interface FormattedRun {
  readonly start: number;
  readonly end: number;
  /** The changes of properties, still packed. */
  readonly changes: Buffer;
}

export interface FormattedParagraph extends FormattedRun {
  readonly style: number;
}

const PAGE = 512;
const NONE = Buffer.alloc(0);
const RUNS = { list: 0xfa, length: 0xfe };
const PARAGRAPHS = { list: 0x102, length: 0x106 };

/** The runs of letters that are formatted alike, in the order of the file. */
export function readRuns(stream: Buffer, table: Buffer): FormattedRun[] {
  return pagesOf(stream, table, RUNS).flatMap((page) =>
    boundsIn(page).map(([start, end], index, { length }) => {
      const at = page.readUInt8((length + 1) * 4 + index) * 2;
      const changes = at === 0 ? NONE : page.subarray(at + 1, at + 1 + page.readUInt8(at));
      return { start, end, changes };
    }),
  );
}

/** The paragraphs with their styles. */
export function readParagraphs(stream: Buffer, table: Buffer): FormattedParagraph[] {
  return pagesOf(stream, table, PARAGRAPHS).flatMap((page) =>
    boundsIn(page).map(([start, end], index, { length }) => {
      const at = page.readUInt8((length + 1) * 4 + index * 13) * 2;
      const words = page.readUInt8(at);
      const packed =
        words === 0
          ? page.subarray(at + 2, at + 2 + page.readUInt8(at + 1) * 2)
          : page.subarray(at + 1, at + words * 2);
      return { start, end, style: packed.readUInt16LE(0), changes: packed.subarray(2) };
    }),
  );
}

function pagesOf(stream: Buffer, table: Buffer, { list, length }: typeof RUNS): Buffer[] {
  const start = stream.readUInt32LE(list);
  const bytes = table.subarray(start, start + stream.readUInt32LE(length));
  const count = Math.max(0, Math.floor((bytes.length - 4) / 8));
  return Array.from({ length: count }, (_, index) => {
    const at = (bytes.readUInt32LE((count + 1 + index) * 4) & 0x3fffff) * PAGE;
    const page = stream.subarray(at, at + PAGE);
    if (page.length < PAGE) throw new RangeError('beyond the stream');
    return page;
  });
}

function boundsIn(page: Buffer): (readonly [number, number])[] {
  return Array.from({ length: page.readUInt8(PAGE - 1) }, (_, index) => [
    page.readUInt32LE(index * 4),
    page.readUInt32LE((index + 1) * 4),
  ]);
}
