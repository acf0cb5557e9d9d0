import type { Override, OverrideChoices, PreviewableRelease } from '@shortlist/platform/overrides';
import { type Channels, lineOf, type Placement, UNKNOWN_SINCE } from '../channels.ts';
import type { LiveReleases } from '../live-releases.ts';

interface ChoiceSources {
  readonly live: LiveReleases;
  readonly channels: Channels;
  readonly overrides: readonly Override[];
  readonly origins: readonly string[];
}

/** What can be overridden, and by which releases: those that are on a channel, or were. */
export function choicesOf({ live, channels, overrides, origins }: ChoiceSources): OverrideChoices {
  return {
    overrides: [...overrides],
    origins: [...origins],
    remotes: live.remotes.map((remote) => {
      const { stable, canary, earlier } = lineOf(channels, remote.package);
      const placements = [stable, canary, ...earlier].filter((each) => each !== null);
      const others = placements.filter(({ version }) => version !== remote.version);
      return {
        package: remote.package,
        title: remote.title,
        live: remote.version,
        releases: [...new Map(others.map((each) => [each.version, previewable(each)])).values()],
      };
    }),
  };
}

const previewable = ({ version, since, commit }: Placement): PreviewableRelease => ({
  version,
  since: since === UNKNOWN_SINCE ? null : since,
  commit,
});
