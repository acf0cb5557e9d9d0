import type { EdgeOptions } from '../edge.ts';
import { aBrowser, type Browser } from './browser.ts';
import { aRemoteRelease, aShellRelease, aWidgetRelease, releasesFolder } from './released.ts';
import { type Served, serveEdge } from './served.ts';
import { serveBuild } from './served-build.ts';
import { type Sessions, sessionsOfThree } from './users.ts';

/** Builds of this machine may be tried, by administrators and by Ada. */
export const LOOPBACK = { origins: ['http://127.0.0.1:*'], users: ['ada@example.org'] };

/** What is served as a build of mfe-jobs. */
export const changed = aRemoteRelease({ version: '1.0.0-dddddddddd' });

/** An edge, a build beside it, and an administrator who is signed in. */
export interface OverrideStage {
  readonly edge: URL;
  /** Where a changed build of mfe-jobs is served. */
  readonly build: string;
  readonly sessions: Sessions;
  readonly admin: Browser;
}

const opened: Served[] = [];

/** Has something closed with the stages. */
export function keepOpen(served: Served): Served {
  opened.push(served);
  return served;
}

export async function closeStages(): Promise<void> {
  for (const each of opened.splice(0)) await each.close();
}

export async function aStage(options: Partial<EdgeOptions> = {}): Promise<OverrideStage> {
  const releases = releasesFolder(aShellRelease(), aRemoteRelease(), aWidgetRelease());
  releases.add(aRemoteRelease({ version: '1.0.0-eeeeeeeeee' }));
  const sessions = sessionsOfThree();
  const edge = keepOpen(
    await serveEdge(releases.folder, { api: sessions.api, overrides: LOOPBACK, ...options }),
  );
  const build = keepOpen(await serveBuild(changed));
  return {
    edge: edge.address,
    build: build.address.href,
    sessions,
    admin: aBrowser(edge.address, 'admin'),
  };
}

/** The version of mfe-jobs that the next page of a browser is made of. */
export async function versionSeenBy(browser: Browser): Promise<string | undefined> {
  const { data } = await browser.open('/joblist');
  return data.releases.remotes.find(({ name }) => name === 'mfe_jobs')?.version;
}
