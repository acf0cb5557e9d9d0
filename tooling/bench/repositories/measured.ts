import { median } from '../table.ts';
import type { ReleaseTimes } from './own-repository.ts';
import type { ProductFigures } from './product.ts';

/** What was measured while some remotes were live. Times are milliseconds. */
export interface Measured extends ProductFigures {
  readonly releases?: readonly ReleaseTimes[];
  readonly built?: readonly number[];
  readonly rollbacks?: readonly number[];
}

/** What it took to make repositories, milliseconds. */
export interface Makers {
  readonly created: readonly number[];
  readonly installed: readonly number[];
  readonly linked: readonly number[];
}

/** One line a figure, one column for each number of live remotes, and the ratio of the last two. */
export function tableOf(columns: readonly Measured[], { created, installed, linked }: Makers): string {
  const row = (what: string, figure: (column: Measured) => number | undefined, digits = 1): string => {
    const values = columns.map(figure);
    const [before = Number.NaN, after = Number.NaN] = values.slice(-2);
    const ratio = after / before;
    const told = Number.isNaN(ratio) ? '–' : ratio.toFixed(2);
    const cells = [...values.map((value) => value?.toFixed(digits) ?? '–'), told];
    return lineOf(what, cells);
  };
  const stages = ['built', 'it boots beside what is live', 'it passes the contract kit'];
  const paths = [...new Set(columns.flatMap(({ loads }) => [...loads.keys()]))];
  return [
    `create ${seconds(created)} s, install from the registry ${seconds(installed)} s, link what is installed ${seconds(linked)} s`,
    lineOf('medians', [...columns.map(({ live }) => `${live} live`), 'ratio']),
    row(
      'release with all checks, s',
      ({ releases }) => releases && inSeconds(releases.map(({ all }) => all)),
    ),
    ...stages.map((stage) =>
      row(`  ${stage}, s`, ({ releases }) => {
        return releases && inSeconds(releases.flatMap(({ stages: told }) => told.get(stage) ?? []));
      }),
    ),
    row('release of what is built, s', ({ built }) => built && inSeconds(built)),
    row('rollback, s', ({ rollbacks }) => rollbacks && inSeconds(rollbacks)),
    ...paths.flatMap((path) => [
      row(`cold load of ${path}, s`, ({ loads }) => inSeconds([loads.get(path)?.content ?? Number.NaN])),
      row(`  kB`, ({ loads }) => (loads.get(path)?.bytes ?? Number.NaN) / 1000),
      row(`  requests`, ({ loads }) => loads.get(path)?.requests, 0),
    ]),
    row('list of live remotes, kB', ({ listBytes }) => listBytes / 1000),
  ].join('\n');
}

const inSeconds = (values: readonly number[]): number => median(values) / 1000;

const seconds = (values: readonly number[]): string => inSeconds(values).toFixed(1);

const lineOf = (what: string, cells: readonly string[]): string =>
  `  ${what.padEnd(40)}${cells.map((cell) => cell.padStart(10)).join('')}`;
