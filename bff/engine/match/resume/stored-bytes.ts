/** Figures as they stand in memory. */
export type Figures = Int32Array | Uint32Array | Float64Array;

/** Every part begins at a multiple of the largest figure. */
const ALIGNED = 8;
const aligned = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;

interface Part {
  readonly bytes: Uint8Array;
  /** How many figures, or twice the length of a text and one more where its letters need two bytes. */
  readonly length: number;
}

/** Puts arrays of figures and texts one behind another; they are read in the same order. */
export class BytesWriter {
  readonly #parts: Part[] = [];

  figures(figures: Figures): void {
    const bytes = new Uint8Array(figures.buffer, figures.byteOffset, figures.byteLength);
    this.#parts.push({ bytes, length: figures.length });
  }

  /** A byte for each letter where that is enough: such a text is read back in no time. */
  text(text: string): void {
    const isWide = /[^\0-\xff]/.test(text);
    const bytes = Buffer.from(text, isWide ? 'utf16le' : 'latin1');
    this.#parts.push({ bytes, length: 2 * text.length + Number(isWide) });
  }

  /** The number of parts and the length of each, and behind them the parts. */
  toBytes(): Uint8Array<ArrayBuffer> {
    const head = Uint32Array.of(this.#parts.length, ...this.#parts.map(({ length }) => length));
    const all = [new Uint8Array(head.buffer), ...this.#parts.map(({ bytes }) => bytes)];
    const whole = new Uint8Array(all.reduce((length, bytes) => length + aligned(bytes.length), 0));
    let at = 0;
    for (const bytes of all) {
      whole.set(bytes, at);
      at += aligned(bytes.length);
    }
    return whole;
  }
}

/** Reads what a `BytesWriter` wrote, in the same order. Figures are not copied: the bytes must stay as they are. */
export class BytesReader {
  readonly #bytes: Buffer;
  readonly #buffer: ArrayBuffer;
  readonly #lengths: Uint32Array;
  #part = 0;
  #at: number;

  constructor(bytes: Uint8Array) {
    const own = isAligned(bytes) ? bytes : new Uint8Array(bytes);
    this.#buffer = own.buffer;
    this.#bytes = Buffer.from(own.buffer);
    const parts = new Uint32Array(own.buffer, own.byteOffset, 1)[0] ?? 0;
    this.#lengths = new Uint32Array(own.buffer, own.byteOffset + Uint32Array.BYTES_PER_ELEMENT, parts);
    this.#at = own.byteOffset + aligned((1 + parts) * Uint32Array.BYTES_PER_ELEMENT);
  }

  int32(): Int32Array<ArrayBuffer> {
    const length = this.#next();
    return new Int32Array(this.#buffer, this.#skip(4 * length), length);
  }

  uint32(): Uint32Array<ArrayBuffer> {
    const length = this.#next();
    return new Uint32Array(this.#buffer, this.#skip(4 * length), length);
  }

  float64(): Float64Array<ArrayBuffer> {
    const length = this.#next();
    return new Float64Array(this.#buffer, this.#skip(8 * length), length);
  }

  text(): string {
    return this.laterText()();
  }

  /** A text that is read when it is asked for. */
  laterText(): () => string {
    const entry = this.#next();
    const [isWide, units] = [entry % 2 === 1, entry >> 1];
    const length = isWide ? 2 * units : units;
    const start = this.#skip(length);
    return () => this.#bytes.toString(isWide ? 'utf16le' : 'latin1', start, start + length);
  }

  #next(): number {
    const length = this.#lengths[this.#part] ?? 0;
    this.#part += 1;
    return length;
  }

  #skip(length: number): number {
    const at = this.#at;
    this.#at += aligned(length);
    return at;
  }
}

/** Figures are read where they are in memory, which has to begin at a multiple of their size. */
function isAligned(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.byteOffset % ALIGNED === 0;
}
