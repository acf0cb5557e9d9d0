import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, RemoteRelease, ShellRelease } from '@shortlist/platform/release-set';
import { toCanary, toStable } from '../channel-moves.ts';
import { type Channels, NO_CHANNELS } from '../channels.ts';
import { readNewest, writeNext, writeState } from '../channels-folder.ts';

const BUILT = {
  commit: null,
  builtAt: '2026-11-21T08:00:00.000Z',
  packages: [],
  measured: null,
  compressed: {},
  maps: {},
};

/** What the fixture's files hold. */
const contentOf = (file: string): string => `content of ${file}`;

/** `sha384-...` of a file of the fixture, as a release names it. */
export const integrityOf = (file: string): string => `sha384-${hash('sha384', contentOf(file), 'base64')}`;

/** A release says the integrity of every script and style sheet that it mentions. */
function withIntegrity<T extends object>(release: T): T & { integrity: Record<string, string> } {
  const files = JSON.stringify(release).match(/[\w.-]+\.(js|css)(?=")/g) ?? [];
  return { integrity: Object.fromEntries(files.map((file) => [file, integrityOf(file)])), ...release };
}

/** A release of the shell with a shared chunk. */
export function aShellRelease(overrides: Partial<ShellRelease> = {}): ShellRelease {
  return withIntegrity({
    ...BUILT,
    kind: 'shell' as const,
    package: 'shell',
    version: '1.0.0-aaaaaaaaaa',
    main: { js: ['main.1.js'], css: ['main.1.css'] },
    shares: {},
    budget: { entry: 1_000, page: 2_000, widget: 0 },
    pages: [
      { path: '/', js: ['landing.1.js'], css: ['landing.1.css'] },
      { path: '/login', js: ['login.1.js'], css: [] },
    ],
    provides: {
      react: { version: '19.3.1', js: [], css: [] },
      '@shortlist/design-system/Menu': { version: '1.0.0', js: ['lists.1.js'], css: ['lists.1.css'] },
    },
    otherReacts: {},
    sizes: { 'main.1.js': 1, 'main.1.css': 1, 'landing.1.js': 1, 'landing.1.css': 1 },
    ...overrides,
  });
}

/** A release of a remote with a page and a widget. */
export function aRemoteRelease(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  return withIntegrity({
    ...BUILT,
    kind: 'remote' as const,
    name: 'mfe_jobs',
    package: 'mfe-jobs',
    title: 'Job positions',
    team: 'Jobs',
    version: '1.0.0-bbbbbbbbbb',
    entry: 'remoteEntry.js',
    budget: null,
    pages: [
      { path: '/joblist', js: ['list.1.js'], css: ['list.1.css'], widgets: [], slots: [], shared: ['react'] },
      {
        path: '/joblist/:id',
        js: ['detail.1.js'],
        css: [],
        widgets: ['mfe_ai/MatchHistory', 'mfe_ghost/Nothing'],
        slots: [],
        shared: ['@shortlist/design-system/Menu'],
      },
    ],
    exposes: { './routes': { js: [], css: [], shared: [] } },
    react: 19,
    shared: { react: { range: '^19.3.1', singleton: true } },
    prefixes: ['/joblist'],
    uses: [],
    contracts: {},
    slots: {},
    types: {},
    offers: [],
    sizes: { 'remoteEntry.js': 1, 'list.1.js': 1 },
    ...overrides,
  });
}

/** A remote that only has a widget. */
export function aWidgetRelease(): RemoteRelease {
  return aRemoteRelease({
    name: 'mfe_ai',
    package: 'mfe-ai',
    title: 'Analysis',
    pages: [],
    prefixes: [],
    exposes: { './MatchHistory': { js: ['history.1.js'], css: ['history.1.css'], shared: [] } },
  });
}

/** A folder of releases as the release command leaves it. */
export interface ReleasesFolder {
  readonly folder: string;
  /** Adds a release; its files hold their own names. */
  add(release: Release): void;
  /** Makes versions live, and all others not. */
  point(...releases: Release[]): void;
  /** Makes one version live beside the others that are. */
  move(release: Release): void;
  /** Adds a release and tries it on a percentage of the sessions. */
  tryOn(percent: number, release: Release): void;
}

const PLACED = { since: '2026-11-21T08:00:00.000Z', by: 'Ada', commit: null };

export function releasesFolder(...releases: Release[]): ReleasesFolder {
  const folder = mkdtempSync(join(tmpdir(), 'edge-test-'));
  const add = (release: Release): void => {
    const target = join(folder, release.package, release.version);
    mkdirSync(target, { recursive: true });
    for (const file of Object.keys(release.sizes)) writeFileSync(join(target, file), contentOf(file));
    writeFileSync(join(target, 'release.json'), JSON.stringify(release));
  };
  const change = (move: (channels: Channels) => Channels): void => {
    const { channels, revision } = readNewest(folder);
    writeNext(folder, writeState({ channels: move(channels), changes: [] }), Number(revision));
  };
  const point = (...live: Release[]): void =>
    change(() =>
      live.reduce(
        (channels, { package: name, version }) => toStable(channels, name, { version, ...PLACED }),
        NO_CHANNELS,
      ),
    );
  const tryOn = (percent: number, release: Release): void => {
    add(release);
    const placement = { version: release.version, ...PLACED };
    change((channels) => toCanary(channels, release.package, { placement, percent }));
  };
  const move = ({ package: name, version }: Release): void =>
    change((channels) => toStable(channels, name, { version, ...PLACED }));
  for (const release of releases) add(release);
  point(...releases);
  return { folder, add, point, move, tryOn };
}
