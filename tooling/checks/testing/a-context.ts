import type { Release } from '@shortlist/platform/release-set';
import type { BuildToCheck, CheckContext, LiveBuild } from '../rule.ts';
import { WHOLE } from '../scope.ts';
import { shareBrowser } from '../shared-browser.ts';

/** A build with files in a folder; without one nobody may ask for them. */
export function aBuild(release: Release, folder?: string): BuildToCheck {
  return {
    release,
    folder: async () => {
      if (folder === undefined) throw new Error(`Nobody should ask for the files of ${release.package}.`);
      return folder;
    },
  };
}

/** A release that is live. */
export function live(release: Release, channel: LiveBuild['channel'] = 'stable'): LiveBuild {
  return { ...aBuild(release), channel };
}

/** A candidate alone, beside nothing, for the first time. */
export function aContext(
  release: Release,
  { folder, ...rest }: Partial<CheckContext> & { folder?: string } = {},
): CheckContext {
  return {
    candidate: aBuild(release, folder),
    others: [],
    previous: null,
    seen: new Set(),
    browser: shareBrowser(),
    scope: WHOLE,
    ...rest,
  };
}
