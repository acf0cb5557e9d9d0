import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rows of a file as records by column name. */
export type Row = Readonly<Record<string, string>>;

/** Rows of a tab-separated O*NET file, by its name. */
export type Table = (file: string) => Row[];

/** Opens a folder of O*NET text files, as they are published. */
export function openOnet(folder: string): Table {
  return (file) => {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`${path} is missing: O*NET's text files belong into that folder.`);
    const rows = readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean);
    return toRecords(rows.map((row) => row.split('\t')));
  };
}

/** The occupations of ESCO, from its comma-separated file. */
export function openEsco(folder: string): Row[] {
  const path = join(folder, 'occupations.csv');
  if (!existsSync(path)) throw new Error(`${path} is missing: ESCO's occupations belong into that file.`);
  return toRecords(readCells(readFileSync(path, 'utf8')));
}

function toRecords([columns = [], ...rows]: readonly (readonly string[])[]): Row[] {
  return rows
    .filter((cells) => cells.length === columns.length)
    .map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
}

/** Cells of comma-separated text; a quoted one may hold commas, doubled quotes and line breaks. */
function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows;
}
