import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDefaults } from '@shortlist/api-contract/testing/answers';
import type { Release } from '@shortlist/platform/release-set';
import { createEdge, folderPlace, type ReleaseStorage } from '@shortlist/shell/server';
import { readRelease } from '@shortlist/tooling/build/build-package.ts';
import { folderOf, releasedPackages } from '@shortlist/tooling/build/packages.ts';
import { createBrowserSessions } from '@shortlist/tooling/contract-tests/browser-sessions.ts';
import { mockedBff } from '@shortlist/tooling/contract-tests/mocked-bff.ts';
import { rewriteEntry } from '@shortlist/tooling/contract-tests/rewrite-entry.ts';
import { releaseTogether } from '@shortlist/tooling/release/release-package.ts';

/** The edge with releases of its own, and the contract's sample answers instead of a BFF. */
export interface RunningEdge {
  readonly address: string;
  readonly place: ReleaseStorage;
  /** A build of a package with another version, and code behind its entry. Returns its folder. */
  edited(packageName: string, edit: Edit): string;
  stop(): Promise<void>;
}

export interface Edit {
  readonly version: string;
  /** Runs when the remote is started. */
  readonly code?: string;
  /** Laid over what `release.json` says. */
  readonly release?: Partial<Release>;
}

const dist = (name: string): string => join(folderOf(name), 'dist');

/** Releases everything that is built in this checkout into a temporary folder and serves it on a free port. */
export async function startEdge(): Promise<RunningEdge> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-edge-'));
  const releasesFolder = join(folder, 'releases');
  const place = folderPlace(releasesFolder);
  await releaseTogether(releasedPackages().map(dist), place);
  const edge = createEdge({ releasesFolder, api: mockedBff(createBrowserSessions(), withDefaults) });
  const server = edge.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    place,
    edited(packageName, { version, code = '', release = {} }) {
      const build = join(folder, 'builds', packageName, version);
      cpSync(dist(packageName), build, { recursive: true });
      const changed = { ...readRelease(build), version, ...release } as Release;
      writeFileSync(join(build, 'release.json'), JSON.stringify(changed));
      if (changed.kind === 'remote') rewriteEntry(build, changed, (entry) => `${entry}\n;${code}\n`);
      return build;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
