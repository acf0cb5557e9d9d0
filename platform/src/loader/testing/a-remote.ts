import type { ReleaseSet, RemoteInSet } from '../../registry/release-set.ts';

/** A remote as tests need it. */
export function aRemote(overrides: Partial<RemoteInSet> = {}): RemoteInSet {
  const name = overrides.name ?? 'mfe_jobs';
  return {
    name,
    title: 'Job positions',
    team: 'Jobs',
    version: '1.0.0-0123456789',
    channel: 'stable',
    entry: `/assets/${name}/1.0.0-0123456789/remoteEntry.js`,
    integrity: null,
    paths: ['/joblist', '/joblist/:id'],
    widgets: ['JobList'],
    ...overrides,
  };
}

/** A release set of the given remotes. */
export function aReleaseSet(...remotes: RemoteInSet[]): ReleaseSet {
  return { shell: { version: '1.0.0-shell' }, remotes };
}
