import type { TelemetryEvent } from '@shortlist/platform/telemetry';
import { type Channels, lineOf } from '../channels.ts';
import type { ReleaseStore } from '../release-store.ts';

/** Where a version is; `old` for one that tabs still use. */
export type EventChannel = 'stable' | 'canary' | 'old';

/** Whose event it is, as the releases say, not the page. */
export interface Origin {
  readonly package: string;
  readonly remote: string;
  readonly version: string;
  readonly team: string;
  readonly channel: EventChannel;
}

/** The origin of an event; undefined when no release of this installation is named by it. */
export function originOf(
  { remote, version }: Pick<TelemetryEvent, 'remote' | 'version'>,
  releases: ReleaseStore,
): Origin | undefined {
  const channels = releases.channels();
  const found = packagesCalled(remote, channels).flatMap((each) => releases.read(each, version) ?? [])[0];
  if (!found) return undefined;
  const isRemote = found.kind === 'remote';
  if ((isRemote ? found.name : 'shell') !== remote) return undefined;
  const team = isRemote ? found.team : 'Shell';
  return {
    package: found.package,
    remote,
    version,
    team,
    channel: channelOf(channels, found.package, version),
  };
}

/** A package and its container have one name, written with `-` and `_`; only packages with a line are looked at. */
function packagesCalled(remote: string, { packages }: Channels): string[] {
  return Object.keys(packages).filter((name) => name.replaceAll('-', '_') === remote);
}

/** Where a version of a package is. */
export function channelOf(channels: Channels, packageName: string, version: string): EventChannel {
  const { stable, canary } = lineOf(channels, packageName);
  if (stable?.version === version) return 'stable';
  return canary?.version === version ? 'canary' : 'old';
}
