import type {
  ChangeSeen,
  EnvironmentSeen,
  LiveVersion,
  PlatformStatus,
} from '@shortlist/platform/platform-status';

/** Seconds as people compare them: 0.42 s, or a dash before there was one. */
export function secondsText(seconds: number | null): string {
  return seconds === null ? '–' : `${seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(1)} s`;
}

/** A share of movement, as CLS is written. */
export function shiftText(share: number | null): string {
  return share === null ? '–' : share.toFixed(3);
}

/** Counts by kind in one line: "2 crash, 1 uncaught"; null when there are none. */
export function countsText(counts: Readonly<Record<string, number>>): string | null {
  const words = Object.entries(counts).map(([kind, count]) => `${count} ${kind.replaceAll('_', ' ')}`);
  return words.length > 0 ? words.join(', ') : null;
}

/** How many of how many. */
export function partText(part: number, all: number): string {
  return `${part} of ${all}`;
}

/** The sums that stand above the packages. */
export interface StatusSums {
  readonly versions: number;
  readonly canaries: number;
  readonly failing: number;
  readonly errors: number;
  readonly demotions: number;
}

export function sumsOf({ packages }: PlatformStatus): StatusSums {
  const versions = packages.flatMap((each) => each.versions);
  return {
    versions: versions.length,
    canaries: versions.filter(({ channel }) => channel === 'canary').length,
    failing: versions.filter(({ health }) => health.verdict === 'failing').length,
    errors: versions.reduce((sum, version) => sum + errorsOf(version), 0),
    demotions: packages.reduce((sum, { demotions }) => sum + demotions.length, 0),
  };
}

/** Errors of all kinds. */
export function errorsOf({ errors }: Pick<LiveVersion, 'errors'>): number {
  return Object.values(errors).reduce((sum, count) => sum + count, 0);
}

/** Bytes against what they may be: "38.2 of 45.0 KB". */
export function weightText(bytes: number, budget: number | null): string {
  return budget === null ? `${kilobytes(bytes)} KB` : `${kilobytes(bytes)} of ${kilobytes(budget)} KB`;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Whether a version of another environment is live here too, as a canary or for everyone. */
export function isLiveIn(
  { packages }: PlatformStatus,
  { package: name, version }: EnvironmentSeen['versions'][number],
): boolean {
  const here = packages.find((each) => each.package === name);
  return here?.versions.some((each) => each.version === version) ?? false;
}

/** A move of a version: "mfe-jobs: 1.0.0-a to 1.1.0-b", "mfe-jobs canary 10%: 1.1.0-b". */
export function moveText({ package: name, channel, from, to, percent }: ChangeSeen['moves'][number]): string {
  const where = channel === 'stable' ? name : `${name} canary${percent === null ? '' : ` ${percent}%`}`;
  if (to === null) return `${where}: ${from} withdrawn`;
  return from === null || from === to ? `${where}: ${to}` : `${where}: ${from} to ${to}`;
}
