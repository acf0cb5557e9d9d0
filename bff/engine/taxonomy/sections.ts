/** Typed arrays one behind another, each at a multiple of four bytes, behind a head of JSON. */
export interface Sections {
  readonly head: unknown;
  readonly arrays: readonly ArrayBufferView[];
}

type Maker<T> = (buffer: ArrayBuffer, offset: number, length: number) => T;

/** Writes them: the length of the head, the head, for each array its length in elements and its bytes. */
export function writeSections({ head, arrays }: Sections): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const parts = [lengthOf(text.byteLength), padded(text)];
  for (const array of arrays) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    parts.push(lengthOf((array as { length?: number } & ArrayBufferView).length ?? 0), padded(bytes));
  }
  return Buffer.concat(parts);
}

/** Reads them in the order in which they were written, without a copy. */
export function readBinarySections(bytes: Uint8Array) {
  // Files may be read into the middle of a pool, where no array of four bytes can begin.
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const view = new DataView(buffer);
  let at = 0;
  const take = (size: (length: number) => number): { offset: number; length: number } => {
    const length = view.getUint32(at, true);
    const offset = at + 4;
    at = offset + roundUp(size(length));
    return { offset, length };
  };
  const next = <T>(bytesEach: number, make: Maker<T>): T => {
    const { offset, length } = take((count) => count * bytesEach);
    return make(buffer, offset, length);
  };
  return {
    head: next(1, (from, offset, length) => JSON.parse(Buffer.from(from, offset, length).toString('utf8'))),
    int8: () => next(1, (from, offset, length) => new Int8Array(from, offset, length)),
    int16: () => next(2, (from, offset, length) => new Int16Array(from, offset, length)),
    uint16: () => next(2, (from, offset, length) => new Uint16Array(from, offset, length)),
    uint32: () => next(4, (from, offset, length) => new Uint32Array(from, offset, length)),
    float32: () => next(4, (from, offset, length) => new Float32Array(from, offset, length)),
  };
}

const roundUp = (size: number): number => Math.ceil(size / 4) * 4;

function lengthOf(count: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(count);
  return bytes;
}

function padded(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([bytes, Buffer.alloc(roundUp(bytes.byteLength) - bytes.byteLength)]);
}
