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
  return arrays.append(Buffer.from(text));
}

/** Reads a resume back. The bytes must stay as they are: its figures are not copied. */
export function restoreResume(bytes: Uint8Array): PreparedResume {
  const aligned = isAligned(bytes) ? bytes : new Uint8Array(bytes);
  const { buffer, byteOffset } = aligned;
  const [textLength = 0] = new Uint32Array(buffer, byteOffset, 1);
  const text = Buffer.from(buffer, byteOffset + ALIGNED, textLength).toString('utf8');
  // Bytes of another version are never asked for: they are what `storeResume` made.
  const { figures, ...flat } = JSON.parse(text) as Flat & { figures: Omit<PreparedResume, 'reading'> };
  const behind = { buffer, start: byteOffset + aligned8(ALIGNED + textLength) };
  revive(figures, behind);
  revive(flat.lines, behind);
  revive(flat.places, behind);
  return { ...figures, reading: unflatten(flat) };
}

/** Figures are read where they are in memory, which has to begin at a multiple of their size. */
function isAligned(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.byteOffset % ALIGNED === 0;
}

const ALIGNED = 8;
const aligned8 = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;

const KINDS = { Int32Array, Uint32Array, Float64Array } as const;
type Kind = keyof typeof KINDS;
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
    const kind =
      figures instanceof Float64Array
        ? 'Float64Array'
        : figures instanceof Int32Array
          ? 'Int32Array'
          : 'Uint32Array';
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
function revive(holder: object, behind: Behind): void {
  for (const [key, value] of Object.entries(holder) as [string, unknown][]) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    if ('$' in value) {
      const [kind, at, length] = (value as Named).$;
      Object.assign(holder, { [key]: new KINDS[kind](behind.buffer, behind.start + at, length) });
    } else revive(value, behind);
  }
}

/** Rows of one kind as columns: whole numbers as they are, all else as places in a list of what occurs. */
interface Columns {
  readonly count: number;
  readonly numbers: Readonly<Record<string, Int32Array>>;
  readonly others: Readonly<Record<string, { readonly values: readonly unknown[]; readonly at: Int32Array }>>;
}

function toColumns(rows: readonly object[]): Columns {
  const numbers: Record<string, Int32Array> = {};
  const others: Record<string, { values: unknown[]; at: Int32Array }> = {};
  for (const key of Object.keys(rows[0] ?? {})) {
    const column = rows.map((row) => (row as Record<string, unknown>)[key]);
    if (column.every(isWholeNumber)) numbers[key] = Int32Array.from(column);
    else {
      const values = [...new Set(column)];
      others[key] = { values, at: Int32Array.from(column, (value) => values.indexOf(value)) };
    }
  }
  return { count: rows.length, numbers, others };
}

const isWholeNumber = (value: unknown): value is number =>
  typeof value === 'number' && (value | 0) === value && !Object.is(value, -0);

function toRows<Row extends object>({ count, numbers, others }: Columns): Row[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [key, column] of Object.entries(numbers)) {
    for (let at = 0; at < count; at += 1) (rows[at] as Record<string, unknown>)[key] = column[at];
  }
  for (const [key, { values, at: places }] of Object.entries(others)) {
    for (let at = 0; at < count; at += 1)
      (rows[at] as Record<string, unknown>)[key] = values[places[at] ?? 0];
  }
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
