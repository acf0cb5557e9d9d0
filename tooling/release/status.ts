import { reactsOf } from '@shortlist/platform/compat';
import {
  type Channels,
  type Demotion,
  type Line,
  lineOf,
  type Placement,
  type ReleaseStorage,
  UNKNOWN_SINCE,
} from '@shortlist/shell/server';
import { minuteOf, table } from './table.ts';

/** The Reacts of a live version, by major; empty where its release isn't there. */
export type ReactsOf = (packageName: string, version: string) => readonly number[];

/** How many earlier versions and demotions of a package are listed. */
const SHOWN = 3;

/**
 * Who is live where, since when, by whom and of which commit, as a table for people.
 *
 * @param packages those that are asked about; all unless told.
 */
export function statusOf(
  channels: Channels,
  packages: readonly string[] = [],
  reactsIn: ReactsOf = () => [],
): string {
  const names = packages.length > 0 ? packages : Object.keys(channels.packages).sort();
  if (names.length === 0) return 'Nothing was released yet.';
  const rows = names.flatMap((name) => rowsOf(name, lineOf(channels, name), reactsIn));
  return table([['package', 'channel', 'version', 'react', 'since', 'by', 'commit'], ...rows]);
}

function rowsOf(name: string, { stable, canary, earlier, demotions }: Line, reactsIn: ReactsOf): string[][] {
  const live = (placement: Placement) => cellsOf(placement, reactsIn(name, placement.version).join(', '));
  const rows = [
    ...(stable ? [['stable', ...live(stable)]] : []),
    ...(canary ? [[`canary ${canary.percent} %`, ...live(canary)]] : []),
    ...earlier.slice(0, SHOWN).map((each) => ['earlier', ...cellsOf(each)]),
    ...demotions.slice(0, SHOWN).map((each) => ['demoted', ...cellsOfDemotion(each)]),
  ];
  if (rows.length === 0) return [[name, 'never released']];
  return rows.map((cells, index) => [index === 0 ? name : '', ...cells]);
}

const cellsOf = ({ version, since, by, commit }: Placement, react = ''): string[] => [
  version,
  react,
  since === UNKNOWN_SINCE ? 'unknown' : minuteOf(since),
  by,
  commit?.slice(0, 10) ?? '-',
];

const cellsOfDemotion = ({ version, channel, at, reason }: Demotion): string[] => [
  version,
  '',
  minuteOf(at),
  `from ${channel}: ${reason}`,
];

/** Reads the releases that are live, for `statusOf`. */
export async function readReacts(place: ReleaseStorage, { packages }: Channels): Promise<ReactsOf> {
  const reacts = new Map<string, readonly number[]>();
  const read = async (name: string, version: string): Promise<void> => {
    const release = await place.readRelease(name, version);
    if (release) reacts.set(`${name} ${version}`, reactsOf(release));
  };
  const live = Object.entries(packages).flatMap(([name, { stable, canary }]) =>
    [stable, canary].flatMap((placement) => (placement ? [read(name, placement.version)] : [])),
  );
  await Promise.all(live);
  return (name, version) => reacts.get(`${name} ${version}`) ?? [];
}
