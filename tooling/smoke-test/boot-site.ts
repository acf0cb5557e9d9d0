import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Channels, changeChannels, createEdge, folderPlace, toStable } from '@shortlist/shell/server';
import type { BuildToCheck } from '../checks/rule.ts';
import { startMockApi } from '../dev/mock-api.ts';

/** A product of some builds: the real edge before an API that answers what the contract's samples say. */
export interface BootSite {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves builds together, each as what everyone gets, on a free port of this machine. */
export async function openBootSite(builds: readonly BuildToCheck[]): Promise<BootSite> {
  const releasesFolder = mkdtempSync(join(tmpdir(), 'shortlist-boots-'));
  await putTogether(releasesFolder, builds);
  const api = await startMockApi();
  const server = createEdge({ releasesFolder, api: [api.address] }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, api.close()]);
      rmSync(releasesFolder, { recursive: true, force: true });
    },
  };
}

/** Makes builds live together in a folder. The files stay where they are: nothing of a build is read that no page asks for. */
export async function putTogether(releasesFolder: string, builds: readonly BuildToCheck[]): Promise<void> {
  for (const { release, folder } of builds) {
    const target = join(releasesFolder, release.package, release.version);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(await folder(), target);
  }
  const live = (channels: Channels): Channels =>
    builds.reduce((next, { release: { package: name, version, commit } }) => {
      return toStable(next, name, { version, commit, by: 'boots', since: new Date().toISOString() });
    }, channels);
  await changeChannels(folderPlace(releasesFolder), live);
}
