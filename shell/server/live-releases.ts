import type { Channel, Release, RemoteRelease, ShellRelease } from '@shortlist/platform/release-set';
import { wasDemoted } from './channel-moves.ts';
import type { Channels, Line } from './channels.ts';
import type { SandboxedRemotes } from './sandbox/sandboxed-remotes.ts';
import { isInCanary, type Visitor } from './visitor.ts';

/** The releases that a page is composed of. */
export interface LiveReleases {
  readonly shell: ShellRelease;
  readonly remotes: readonly RemoteRelease[];
  /** How a package came to its release, by package name, `mfe-jobs`. */
  readonly channelOf: (packageName: string) => Channel;
  /** How the widgets of slots are arranged. */
  readonly slots: Channels['slots'];
  /** The remotes that run in frames. */
  readonly sandboxed: SandboxedRemotes;
}

/** There is nothing to compose a page of. */
export class NotReleasedError extends Error {
  override readonly name = 'NotReleasedError';

  constructor() {
    super('No shell release found that may be published. Create one with: npm run release -- shell');
  }
}

/** A release that was read; undefined when it is not there. */
export type ReadRelease = (packageName: string, version: string) => Release | undefined;

/** Names of the packages whose canary a visitor gets; none for who is not known. */
export function canariesFor({ packages }: Channels, visitor: Visitor | undefined): string[] {
  if (visitor === undefined) return [];
  return Object.entries(packages).flatMap(([name, { canary }]) =>
    canary && isInCanary(visitor, name, canary.percent) ? [name] : [],
  );
}

/**
 * The releases that are live for who gets the given canaries. Where a canary's files are missing, its visitors get
 * what everyone has, and where those of that are, the version that was live before: a refused release takes nothing away.
 *
 * @throws NotReleasedError when there is no shell among them.
 */
export function compose(
  channels: Channels & Pick<LiveReleases, 'sandboxed'>,
  canaries: readonly string[],
  read: ReadRelease,
): LiveReleases {
  const tried = new Set<string>();
  const releases = Object.entries(channels.packages).flatMap(([name, line]) => {
    const { canary } = line;
    const canaryRelease = canary && canaries.includes(name) ? read(name, canary.version) : undefined;
    if (canaryRelease) tried.add(name);
    return canaryRelease ?? stableOf(name, line, read) ?? [];
  });
  const shell = releases.find((release) => release.kind === 'shell');
  if (!shell) throw new NotReleasedError();
  const remotes = releases.filter((release) => release.kind === 'remote');
  return {
    shell,
    remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)),
    channelOf: (packageName) => (tried.has(packageName) ? 'canary' : 'stable'),
    slots: channels.slots,
    sandboxed: channels.sandboxed,
  };
}

function stableOf(packageName: string, line: Line, read: ReadRelease): Release | undefined {
  const { stable, earlier } = line;
  const versions = stable ? [stable, ...earlier.filter((each) => !wasDemoted(line, each))] : [];
  for (const { version } of versions) {
    const release = read(packageName, version);
    if (release) return release;
  }
  return undefined;
}
