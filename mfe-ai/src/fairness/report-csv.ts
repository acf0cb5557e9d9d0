import type { FairnessReport } from '@shortlist/api-contract';
import { groupName, MEASURE_NAMES, VERDICT_NAMES } from './report-words.ts';

const HEAD = [
  'Measure',
  'By',
  'Group',
  'Applications',
  'Selected',
  'Rate',
  'From (95%)',
  'To (95%)',
  'Impact ratio',
  'p (Fisher)',
  'Finding',
];

/** The report as a file (RFC 4180, with a byte order mark for spreadsheets). */
export function reportCsv(report: FairnessReport): Blob {
  return new Blob([reportCsvText(report)], { type: 'text/csv;charset=utf-8' });
}

/** A row a group; a last row a measure says how many are in no rate. */
export function reportCsvText({ sections }: FairnessReport): string {
  const rows = sections.flatMap(({ columns, measures }) =>
    measures.flatMap(({ measure, groups, undeclared, left_out }) => {
      const about = [MEASURE_NAMES[measure], columns.join(' and ')];
      const left = [...about, 'Not reported or not shown', undeclared + left_out.applications];
      return [
        ...groups.map((rate) => [
          ...about,
          groupName(rate),
          rate.applications,
          rate.selected,
          rounded(rate.rate),
          ...rate.interval.map(rounded),
          rounded(rate.ratio),
          rounded(rate.p_value),
          rate.verdict ? VERDICT_NAMES[rate.verdict] : '',
        ]),
        [...left, ...Array.from({ length: HEAD.length - left.length }, () => '')],
      ];
    }),
  );
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function rounded(value: number | null): number | string {
  return value === null ? '' : Number(value.toFixed(4));
}

/** A text that a spreadsheet would run as a formula is made text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
