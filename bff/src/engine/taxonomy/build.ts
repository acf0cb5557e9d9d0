/**
 * Builds taxonomy.generated.json from a folder of O*NET text files and our own skill list:
 * `node bff/src/engine/taxonomy/build.ts DIR`. See ../README.md for what is in it and its licence.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOccupations } from './build-occupations.ts';
import { readSkills } from './build-skills.ts';

export const ATTRIBUTION =
  'Includes information from the O*NET 27.0 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 licence, modified.';

/** Rows of a tab-separated O*NET file as records by column name. */
export type Table = (file: string) => Record<string, string>[];

function openTables(folder: string): Table {
  return (file) => {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`${path} is missing: pass the folder of the O*NET text files.`);
    const [head = '', ...rows] = readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean);
    const columns = head.split('\t');
    return rows.map((row) => {
      const cells = row.split('\t');
      return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    });
  };
}

const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write('Say where the O*NET text files are: node bff/src/engine/taxonomy/build.ts DIR\n');
  process.exitCode = 1;
} else {
  const table = openTables(folder);
  const artefact = { attribution: ATTRIBUTION, skills: readSkills(table), ...readOccupations(table) };
  const target = new URL('./taxonomy.generated.json', import.meta.url);
  const text = `${JSON.stringify(artefact)}\n`;
  writeFileSync(target, text);
  process.stdout.write(
    `${artefact.skills.length} skills, ${artefact.occupations.length} occupations, ${artefact.terms.length} terms, ${Math.round(text.length / 1024)} KB\n`,
  );
}
