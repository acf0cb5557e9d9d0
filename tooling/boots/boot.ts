import { job } from '@shortlist/api-contract/testing/answers';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { Browser } from 'playwright-core';
import type { BuildToCheck } from '../checks/rule.ts';
import { bootExposed, bootPage, type PageToBoot } from './boot-page.ts';
import { openBootSite } from './boot-site.ts';

/** Builds that are live together, one of each package, and the remotes among them that are looked at. */
export interface BootSet {
  readonly builds: readonly BuildToCheck[];
  readonly booted: readonly string[];
}

/** A page that does not stand as it should. */
export interface FailedBoot {
  readonly package: string;
  readonly version: string;
  readonly path: string;
  readonly complaints: readonly string[];
}

/** More would only wait for each other on the two cores of a small machine. */
const AT_ONCE = 3;

/**
 * Opens every page of the booted remotes by its address, in a real browser and signed in, and every page that shows
 * widgets of theirs; then asks for each module that they expose.
 */
export async function boot({ builds, booted }: BootSet, browser: Browser): Promise<FailedBoot[]> {
  const site = await openBootSite(builds);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ name: 'sid', value: 'boots', url: site.address }]);
    const failed: FailedBoot[] = [];
    const waiting = [...pagesOf(builds, booted)];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { release, path, look } = next;
        const page: PageToBoot = { address: site.address + concrete(path), ...(look ? { look } : {}) };
        const complaints = await bootPage(context, page);
        const { package: name, version } = release;
        if (complaints.length > 0) failed.push({ package: name, version, path, complaints });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return failed;
  } finally {
    await context.close();
    await site.close();
  }
}

interface OpenedPage {
  readonly release: RemoteRelease;
  readonly path: string;
  readonly look?: PageToBoot['look'];
}

function pagesOf(builds: readonly BuildToCheck[], booted: readonly string[]): OpenedPage[] {
  const remotes = builds.flatMap(({ release }) => (release.kind === 'remote' ? [release] : []));
  const looked = remotes.filter((each) => booted.includes(each.package));
  const names = looked.map(({ name }) => name);
  return remotes.flatMap((release) =>
    release.pages
      .filter(({ widgets }) => looked.includes(release) || widgets.some((id) => names.includes(ownerOf(id))))
      .map(({ path }, index) => ({
        release,
        path,
        ...(index === 0 && looked.includes(release) ? { look: lookAtExposed(release) } : {}),
      })),
  );
}

const ownerOf = (id: string): string => id.slice(0, id.indexOf('/'));

function lookAtExposed({ name, exposes }: RemoteRelease): PageToBoot['look'] {
  const widgets = Object.keys(exposes).filter((exposed) => exposed !== './routes');
  return (page) => bootExposed(page, name, widgets);
}

/** The samples answer whatever is asked for, so that any id will do. */
const concrete = (path: string): string => path.replaceAll(/:[A-Za-z]+/g, job.id);
