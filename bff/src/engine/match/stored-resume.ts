import type { Role } from '../profile/profile.ts';
import type { Line, Reading } from '../profile/reading.ts';
import type { SkillPlace, SkillUse } from '../profile/skill-uses.ts';
import type { PreparedResume } from './prepared-resume.ts';

/**
 * A resume as prepared for matches, in bytes: what a match needs is read back in a fraction of the time that preparing it takes, to the
 * last digit. It holds the words of a person, and is to be erased with the resume.
 *
 * One text of JSON, and behind it the arrays of figures one after the other, as they are in memory. In the text an array is named
 * by its type, its first byte and its length, a line that somebody points to by its number, and words of the resume by where they stand.
 */
export function storeResume(resume: PreparedResume): Uint8Array<ArrayBuffer> {
  const { reading, ...figures } = resume;
  const arrays = new ArraysBehind();
  const text = JSON.stringify({ ...flatten(reading), figures }, (_, value: unknown) =>
    isArrayOfFigures(value) ? arrays.add(value) : value,
  );
  return arrays.append(Buffer.from(asAscii(text), 'latin1'));
}

/** A byte for each character: such a text is read in half the time of another. */
function asAscii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Reads a resume back. The bytes must stay as they are: its figures are not copied. */
export function restoreResume(bytes: Uint8Array): PreparedResume {
  const aligned = isAligned(bytes) ? bytes : new Uint8Array(bytes);
  const { buffer, byteOffset } = aligned;
  const [textLength = 0] = new Uint32Array(buffer, byteOffset, 1);
  const text = Buffer.from(buffer, byteOffset + ALIGNED, textLength).toString('latin1');
  // Bytes of another version are never asked for: they are what `storeResume` made.
  const { figures, ...flat } = JSON.parse(text) as Flat & { figures: Omit<PreparedResume, 'reading'> };
  const behind = { buffer, start: byteOffset + aligned8(ALIGNED + textLength) };
  revive({ figures, lines: flat.lines, places: flat.places }, behind);
  return { ...figures, reading: unflatten(flat) };
}

/** Figures are read where they are in memory, which has to begin at a multiple of their size. */
function isAligned(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.byteOffset % ALIGNED === 0;
}

const ALIGNED = 8;
const aligned8 = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;

/** Float64Array, Int32Array, Uint32Array. */
type Kind = 'f' | 'i' | 'u';
type Figures = Int32Array | Uint32Array | Float64Array;

/** How an array stands in the text: `[kind, first byte, length]` under a name that nothing else has. */
interface Named {
  readonly $: readonly [Kind, number, number];
}

function isArrayOfFigures(value: unknown): value is Figures {
  return value instanceof Int32Array || value instanceof Uint32Array || value instanceof Float64Array;
}

class ArraysBehind {
  readonly #arrays: { readonly figures: Figures; readonly at: number }[] = [];
  #length = 0;

  add(figures: Figures): Named {
    const at = this.#length;
    this.#arrays.push({ figures, at });
    this.#length = aligned8(at + figures.byteLength);
    const kind = figures instanceof Float64Array ? 'f' : figures instanceof Int32Array ? 'i' : 'u';
    return { $: [kind, at, figures.length] };
  }

  append(text: Uint8Array): Uint8Array<ArrayBuffer> {
    const start = aligned8(ALIGNED + text.length);
    const bytes = new Uint8Array(start + this.#length);
    new Uint32Array(bytes.buffer, 0, 1)[0] = text.length;
    bytes.set(text, ALIGNED);
    for (const { figures, at } of this.#arrays) {
      bytes.set(new Uint8Array(figures.buffer, figures.byteOffset, figures.byteLength), start + at);
    }
    return bytes;
  }
}

interface Behind {
  readonly buffer: ArrayBuffer;
  readonly start: number;
}

/** Puts arrays in the place of their names. */
function revive(holder: Record<string, unknown>, behind: Behind): void {
  for (const key in holder) {
    const value = holder[key];
    if (typeof value !== 'object' || value === null) continue;
    // Most lists are words, of which none has an array in it.
    if (Array.isArray(value) && typeof value[0] !== 'object') continue;
    const named = (value as Partial<Named>).$;
    if (named === undefined) revive(value as Record<string, unknown>, behind);
    else holder[key] = arrayOf(named, behind);
  }
}

function arrayOf([kind, at, length]: Named['$'], { buffer, start }: Behind): Figures {
  switch (kind) {
    case 'f':
      return new Float64Array(buffer, start + at, length);
    case 'i':
      return new Int32Array(buffer, start + at, length);
    case 'u':
      return new Uint32Array(buffer, start + at, length);
  }
}

/** Rows of one kind as columns, one behind another: whole numbers as they are, all else as places in a list of what occurs. */
interface Columns {
  readonly count: number;
  readonly keys: readonly string[];
  /** By key, what occurs; null where the column holds the numbers themselves. */
  readonly values: readonly (readonly unknown[] | null)[];
  readonly cells: Int32Array;
}

function toColumns(rows: readonly object[]): Columns {
  const keys = Object.keys(rows[0] ?? {});
  const columns = keys.map((key) => rows.map((row) => (row as Record<string, unknown>)[key]));
  const values = columns.map((column) => (column.every(isWholeNumber) ? null : [...new Set(column)]));
  const cells = columns.flatMap((column, at) =>
    column.map((value) => values[at]?.indexOf(value) ?? Number(value)),
  );
  return { count: rows.length, keys, values, cells: Int32Array.from(cells) };
}

const isWholeNumber = (value: unknown): boolean => typeof value === 'number' && Object.is(value | 0, value);

function toRows<Row extends object>({ count, keys, values, cells }: Columns): Row[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  keys.forEach((key, column) => {
    const occurring = values[column] ?? null;
    rows.forEach((row, at) => {
      const cell = cells[column * count + at] ?? 0;
      row[key] = occurring === null ? cell : occurring[cell];
    });
  });
  return rows as Row[];
}

/** Where a skill stands: its number, whether a sentence shows it, and the words. */
interface FlatPlace {
  readonly skill: number;
  readonly isUse: number;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

interface Flat extends Omit<Reading, 'lines' | 'skillUses'> {
  readonly lines: Columns;
  readonly skills: readonly string[];
  readonly places: Columns;
}

function placesOf(skill: number, isUse: number, places: readonly SkillPlace[]): FlatPlace[] {
  return places.map(({ line, start, end }) => ({ skill, isUse, line: line.index, start, end }));
}

function flatten({ lines, skillUses, ...reading }: Reading): Flat {
  const { roles } = reading.profile;
  return {
    ...reading,
    lines: toColumns(
      lines.map(({ text: _, role, ...line }) => ({
        ...line,
        role: role === null ? -1 : roles.indexOf(role),
      })),
    ),
    skills: skillUses.map(({ name }) => name),
    places: toColumns(
      skillUses.flatMap(({ used, listed }, skill) => [
        ...placesOf(skill, 1, used),
        ...placesOf(skill, 0, listed),
      ]),
    ),
  };
}

function unflatten({ lines: flatLines, skills, places, ...reading }: Flat): Reading {
  const roles: readonly (Role | undefined)[] = reading.profile.roles;
  const lines = toRows<Omit<Line, 'role'> & { role: unknown }>(flatLines);
  for (const line of lines) {
    line.role = roles[line.role as number] ?? null;
    line.text = reading.text.slice(line.start, line.end);
  }
  const skillUses: SkillUse[] = skills.map((name) => ({ name, used: [], listed: [] }));
  for (const { skill, isUse, line, start, end } of toRows<FlatPlace>(places)) {
    const use = skillUses[skill] as SkillUse;
    (isUse === 1 ? use.used : use.listed).push({ line: lines[line] as Line, start, end });
  }
  return { ...reading, lines: lines as Line[], skillUses };
}
