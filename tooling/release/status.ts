import {
  type Channels,
  type Demotion,
  type Line,
  lineOf,
  type Placement,
  UNKNOWN_SINCE,
} from '@shortlist/shell/server';
import { minuteOf, table } from './table.ts';

/** How many earlier versions and demotions of a package are listed. */
const SHOWN = 3;

/**
 * Who is live where, since when, by whom and of which commit, as a table for people.
 *
 * @param packages those that are asked about; all unless told.
 */
export function statusOf(channels: Channels, packages: readonly string[] = []): string {
  const names = packages.length > 0 ? packages : Object.keys(channels.packages).sort();
  if (names.length === 0) return 'Nothing was released yet.';
  const rows = names.flatMap((name) => rowsOf(name, lineOf(channels, name)));
  return table([['package', 'channel', 'version', 'since', 'by', 'commit'], ...rows]);
}

function rowsOf(name: string, { stable, canary, earlier, demotions }: Line): string[][] {
  const rows = [
    ...(stable ? [['stable', ...cellsOf(stable)]] : []),
    ...(canary ? [[`canary ${canary.percent} %`, ...cellsOf(canary)]] : []),
    ...earlier.slice(0, SHOWN).map((each) => ['earlier', ...cellsOf(each)]),
    ...demotions.slice(0, SHOWN).map((each) => ['demoted', ...cellsOfDemotion(each)]),
  ];
  if (rows.length === 0) return [[name, 'never released']];
  return rows.map((cells, index) => [index === 0 ? name : '', ...cells]);
}

const cellsOf = ({ version, since, by, commit }: Placement): string[] => [
  version,
  since === UNKNOWN_SINCE ? 'unknown' : minuteOf(since),
  by,
  commit?.slice(0, 10) ?? '-',
];

const cellsOfDemotion = ({ version, channel, at, reason }: Demotion): string[] => [
  version,
  minuteOf(at),
  `from ${channel}: ${reason}`,
];
