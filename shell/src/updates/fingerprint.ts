import type { ReleaseSet } from '@shortlist/platform/host';

/** Two release sets that would draw the same pages have the same. */
export function releaseSetFingerprint({ shell, remotes }: ReleaseSet): string {
  const lines = remotes.map(({ name, version, entry }) => `${name} ${version} ${entry}`);
  return [`shell ${shell.version}`, ...lines.toSorted()].join('\n');
}
