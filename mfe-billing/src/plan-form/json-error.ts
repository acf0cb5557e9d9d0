/** The first thing that keeps a text from being JSON: where it is, and a sentence without the line. */
export interface JsonFault {
  /** From 1. */
  readonly line: number;
  /** "a comma is missing before "Match history"." */
  readonly problem: string;
}

/**
 * Finds what is wrong with a text that should be JSON, in words that are the same in every browser; null when
 * nothing is. Stricter than `JSON.parse` in one thing: a name that stands twice in an object is a fault, since the first
 * value would be lost.
 */
export function findJsonError(text: string): JsonFault | null {
  try {
    new Reader(text).document();
    return null;
  } catch (fault) {
    if (fault instanceof Fault) return { line: lineOf(text, fault.at), problem: fault.message };
    throw fault;
  }
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

class Fault extends Error {
  readonly at: number;

  constructor(at: number, problem: string) {
    super(problem);
    this.at = at;
  }
}

const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const PIECE = /"[^"\n]*"?|[^\s,:[\]{}]+|./uy;
const CLOSERS = { '[': ']', '{': '}' } as const;
const KINDS = { '[': 'list', '{': 'object' } as const;
/** Text that is deeper than any plan needs would overflow the stack of the browser. */
const DEEPEST = 100;

/** A line break or a tab inside of a text, which must be written as \n and \t. */
function hasControl(text: string): boolean {
  return Array.from(text).some((character) => character < ' ');
}

class Reader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): void {
    this.#value();
    this.#space();
    if (this.#at < this.#text.length) this.#fail(`unexpected ${this.#piece()} after the end.`);
  }

  #value(): void {
    this.#space();
    const first = this.#text[this.#at];
    if (first === '[') this.#members('[', () => this.#value());
    else if (first === '{') this.#object();
    else if (first === '"') this.#string();
    else if (this.#take(SCALAR) === null) this.#failAtValue(first);
  }

  #object(): void {
    const names = new Set<string>();
    this.#members('{', () => {
      const at = this.#at;
      if (this.#text[at] !== '"') this.#fail(`expected a name in double quotes, found ${this.#piece()}.`);
      const name = this.#string();
      if (names.has(name)) throw new Fault(at, `duplicate name ${name}.`);
      names.add(name);
      this.#space();
      if (this.#text[this.#at] !== ':') throw new Fault(at, `expected a colon after ${name}.`);
      this.#at += 1;
      this.#value();
    });
  }

  /** What stands between an opening bracket and its closing one, parted by commas. */
  #members(open: '[' | '{', member: () => void): void {
    const start = this.#at;
    this.#depth += 1;
    if (this.#depth > DEEPEST) this.#fail(`nested more than ${DEEPEST} levels deep.`);
    this.#at += 1;
    this.#space();
    if (this.#text[this.#at] !== CLOSERS[open]) this.#separated(open, start, member);
    this.#at += 1;
    this.#depth -= 1;
  }

  #separated(open: '[' | '{', start: number, member: () => void): void {
    const closer = CLOSERS[open];
    for (;;) {
      this.#space();
      if (this.#at >= this.#text.length) this.#failUnclosed(open, start);
      if (this.#text[this.#at] === closer) this.#fail(`extra comma before ${closer}.`);
      member();
      this.#space();
      const next = this.#text[this.#at];
      if (next === closer) return;
      if (next === undefined) this.#failUnclosed(open, start);
      if (next !== ',') this.#fail(`expected a comma before ${this.#piece()}.`);
      this.#at += 1;
    }
  }

  #string(): string {
    const at = this.#at;
    const found = this.#take(STRING);
    if (found !== null && !hasControl(found)) return found;
    this.#at = at;
    const line = this.#text.slice(at).split('\n', 1)[0] ?? '';
    const isClosed = /^"(?:[^"\\]|\\.)*"/.test(line);
    return this.#fail(
      isClosed
        ? 'a backslash is allowed only before " \\ / b f n r t, or u and four digits. Write a tab as \\t.'
        : 'missing closing quote (") on this line.',
    );
  }

  #failAtValue(first: string | undefined): never {
    if (first === undefined) return this.#fail('expected a value at the end.');
    if (first === ',') return this.#fail('extra comma.');
    if (/[“”„«»]/.test(first)) return this.#fail(`use straight quotes (") instead of ${first}.`);
    if (first === ']' || first === '}') return this.#fail(`expected a value before ${first}.`);
    return this.#fail(`put ${this.#piece()} in double quotes.`);
  }

  #failUnclosed(open: '[' | '{', start: number): never {
    const since = lineOf(this.#text, start);
    return this.#fail(
      `${CLOSERS[open]} is missing: the ${KINDS[open]} that begins on line ${since} is not closed.`,
    );
  }

  #fail(problem: string): never {
    throw new Fault(Math.min(this.#at, this.#text.trimEnd().length), problem);
  }

  /** What stands here, short enough for a sentence. */
  #piece(): string {
    const piece = this.#take(PIECE) ?? 'the end';
    this.#at -= piece === 'the end' ? 0 : piece.length;
    return piece.length > 30 ? `${piece.slice(0, 29)}…` : piece;
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }

  #space(): void {
    while (/[ \t\n\r]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }
}
