/** One record of a CSV, and the line on which it begins. */
export interface CsvRecord {
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * The records of a CSV as spreadsheets write it: parted by comma, semicolon or tab, whichever the first line has
 * most of, quoted where a cell holds one of these. Empty lines are left out.
 */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(source.split('\n', 1)[0] ?? '');
  const cell = new RegExp(`(?: *"((?:[^"]|"")*)" *|([^${separator}\\n]*))(${separator}|\\n|$)`, 'y');
  const records: CsvRecord[] = [];
  let [cells, row, line]: [string[], number, number] = [[], 1, 1];
  for (let match = cell.exec(source); match !== null; match = cell.exec(source)) {
    const [whole, quoted, plain = '', end] = match;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.split('\n').length - 1;
    if (end === separator) continue;
    if (cells.some((each) => each !== '')) records.push({ row, cells });
    [cells, row] = [[], line];
    if (end === '') break;
  }
  return records;
}

function separatorOf(header: string): string {
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}
