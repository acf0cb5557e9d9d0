import { GROUP_KEYS, GROUP_LIMITS } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { type CsvRecord, parseCsv } from './parse-csv.ts';

/** A row of the file: what names the resume, and its groups by column. */
export interface GroupRow {
  readonly row: number;
  readonly key: string;
  readonly groups: Readonly<Record<string, string>>;
}

export interface RowProblem {
  readonly row: number;
  readonly error: string;
}

export interface GroupFile {
  readonly keyedBy: (typeof GROUP_KEYS)[number];
  readonly rows: readonly GroupRow[];
  readonly problems: readonly RowProblem[];
}

/**
 * Reads a file of groups. A row that says nothing is a problem of its own; the others are taken.
 *
 * @throws AppError invalid_input, at `csv`, where the whole can't be read.
 */
export function readGroupFile(csv: string): GroupFile {
  const [header, ...records] = parseCsv(csv);
  const names = (header?.cells ?? []).map((name) => name.trim());
  const keyedBy = GROUP_KEYS.find((key) => names.some((name) => isKey(name, key)));
  if (keyedBy === undefined)
    refuse(`The header row must include one of these columns: ${GROUP_KEYS.join(', ')}.`);
  if (records.length === 0) refuse('There are no rows below the header. Add one row per resume.');
  const keyAt = names.findIndex((name) => isKey(name, keyedBy));
  const columns = columnsOf(names, keyAt);
  if (records.length > GROUP_LIMITS.rows) refuse(`The file can have up to ${GROUP_LIMITS.rows} rows.`);
  refuseTooManyValues(records, columns);
  const read = records.map((record) => readRow(record, keyAt, columns));
  return {
    keyedBy,
    rows: read.filter((row): row is GroupRow => 'groups' in row),
    problems: read.filter((row): row is RowProblem => 'error' in row),
  };
}

interface Column {
  readonly name: string;
  readonly at: number;
}

function columnsOf(names: readonly string[], keyAt: number): Column[] {
  const columns = names.flatMap((name, at) =>
    at === keyAt || GROUP_KEYS.some((key) => isKey(name, key)) ? [] : [{ name: name.toLowerCase(), at }],
  );
  if (columns.length === 0) refuse('Add at least one group column, such as sex or ethnicity.');
  if (columns.length > GROUP_LIMITS.columns)
    refuse(`The file can have up to ${GROUP_LIMITS.columns} group columns.`);
  if (columns.some(({ name }) => name === '' || name.length > 40))
    refuse('Column names must be 1–40 characters.');
  if (new Set(columns.map(({ name }) => name)).size < columns.length) refuse('Column names must be unique.');
  return columns;
}

/** Ages or postcodes as they are would make everyone a group. */
function refuseTooManyValues(records: readonly CsvRecord[], columns: readonly Column[]): void {
  for (const { name, at } of columns) {
    const values = new Set(records.map(({ cells }) => cells[at] ?? ''));
    if (values.size > GROUP_LIMITS.values)
      refuse(
        `Column ${name} has more than ${GROUP_LIMITS.values} values. Combine them into ranges, such as 40 or older.`,
      );
  }
}

function readRow(
  { row, cells }: CsvRecord,
  keyAt: number,
  columns: readonly Column[],
): GroupRow | RowProblem {
  const key = (cells[keyAt] ?? '').trim();
  if (key === '') return { row, error: "This row doesn't identify a resume." };
  const entries = columns
    .map(({ name, at }) => [name, cells[at] ?? ''] as const)
    .filter(([, value]) => value !== '');
  if (entries.length === 0) return { row, error: 'This row has no group values.' };
  if (entries.some(([, value]) => value.length > GROUP_LIMITS.valueLength))
    return { row, error: `Group values must be ${GROUP_LIMITS.valueLength} characters or fewer.` };
  return { row, key, groups: Object.fromEntries(entries) };
}

/** "Resume ID", "resume_id", "E-mail" and "File name" are what they seem. */
function isKey(name: string, key: string): boolean {
  return name.toLowerCase().replace(/[^a-z]/g, '') === key.replaceAll('_', '');
}

function refuse(sentence: string): never {
  throw new AppError('invalid_input', sentence, { csv: sentence });
}
