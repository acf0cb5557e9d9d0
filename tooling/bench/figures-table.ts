import type { Ratio } from './ratios.ts';

const BEGIN = '<!-- Written by `npm run bench`. -->';
const END = '<!-- End of what `npm run bench` writes. -->';
const HEAD =
  '| benchmark | measured | value | compared with | its value | ratio | goal | on |\n|---|---|---|---|---|---|---|---|';

/** What a benchmark told, and the day it ran. */
export interface Told {
  readonly bench: string;
  readonly day: string;
  readonly ratios: readonly Ratio[];
}

/**
 * The text with the table of ratios renewed: rows of the benchmarks that ran are replaced, those of others stay.
 *
 * @throws Error when the text has no place for it.
 */
export function withFigures(text: string, told: readonly Told[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`The text lacks "${BEGIN}" or "${END}".`);
  const ran = new Set(told.map(({ bench }) => bench));
  const kept = text
    .slice(begin, end)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| benchmark ') && !ran.has(benchOf(line)));
  const rows = [...kept, ...told.flatMap(rowsOf)].toSorted((a, b) => compare(benchOf(a), benchOf(b)));
  return `${text.slice(0, begin)}${BEGIN}\n${[HEAD, ...rows].join('\n')}\n${text.slice(end)}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const benchOf = (row: string): string => row.split('|')[1]?.trim() ?? '';

function rowsOf({ bench, day, ratios }: Told): string[] {
  return ratios.map((ratio) => {
    const { what, value, against, limit } = ratio;
    const cells = [bench, what, rounded(value), against, rounded(limit), (value / limit).toFixed(2)];
    return `| ${[...cells, goalOf(ratio), day].join(' | ')} |`;
  });
}

function goalOf({ value, limit, goal }: Ratio): string {
  if (goal === null) return '';
  const [word, aim, isMet] =
    'atMost' in goal
      ? ['at most', goal.atMost, value / limit <= goal.atMost]
      : ['at least', goal.atLeast, value / limit >= goal.atLeast];
  return `${word} ${aim}${isMet ? '' : ', **missed**'}`;
}

/** Three figures that mean something, and no fraction above a hundred. */
const rounded = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
