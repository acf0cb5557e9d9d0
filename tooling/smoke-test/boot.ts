import { job } from '@shortlist/api-contract/testing/answers';
import type { ReleasedPage, RemoteRelease } from '@shortlist/platform/release-set';
import type { Browser } from 'playwright-core';
import type { BuildToCheck, Parts } from '../checks/rule.ts';
import { bootExposed, bootPage, type PageToBoot } from './boot-page.ts';
import { openBootSite } from './boot-site.ts';

/** Builds that are live together, one of each package, and the remotes among them that are looked at. */
export interface BootSet {
  readonly builds: readonly BuildToCheck[];
  readonly booted: readonly string[];
  /** What changed of the one remote that is looked at: only pages with something of it are opened; all unless told. */
  readonly changed?: Parts | undefined;
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
 * widgets of theirs, in slots too; then asks for each module that they expose.
 */
export async function runSmokeTest(set: BootSet, browser: Browser): Promise<FailedBoot[]> {
  const site = await openBootSite(set.builds);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ name: 'sid', value: 'boots', url: site.address }]);
    const failed: FailedBoot[] = [];
    const suspects: OpenedPage[] = [];
    const waiting = pagesOf(set);
    const open = ({ path, look }: OpenedPage): Promise<string[]> =>
      bootPage(context, { address: site.address + concrete(path), look });
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if ((await open(next)).length > 0) suspects.push(next);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // What only was late, on a machine that has more to do, is there when it is opened by itself.
    for (const page of suspects) {
      const complaints = await open(page);
      const { package: name, version } = page.release;
      if (complaints.length > 0) failed.push({ package: name, version, path: page.path, complaints });
    }
    return failed;
  } finally {
    await context.close();
    await site.close();
  }
}

interface OpenedPage {
  readonly release: RemoteRelease;
  readonly path: string;
  readonly look: PageToBoot['look'];
}

/** The pages of the looked remotes, and those that show their widgets; at least one, on which their modules are asked for. */
function pagesOf({ builds, booted, changed }: BootSet): OpenedPage[] {
  const remotes = builds.flatMap(({ release }) => (release.kind === 'remote' ? [release] : []));
  const looked = remotes.filter((each) => booted.includes(each.package));
  const all = remotes.flatMap((release) => release.pages.map((page) => ({ release, page })));
  const showing = all.filter(({ release, page }) => looked.some((each) => isShown(each, release, page)));
  const touched = showing.filter(({ release, page }) =>
    looked.some((each) => !changed || isShown(partOf(each, changed), release, page)),
  );
  const left = new Set(looked);
  return (touched.length > 0 ? touched : showing.slice(0, 1)).map(({ release, page }) => {
    // What a remote exposes is asked for once, on the first page that has loaded it.
    const asked = looked.filter((each) => isShown(each, release, page) && left.delete(each));
    return { release, path: page.path, look: lookAtExposed(asked) };
  });
}

/** Whether something of a remote stands on a page. */
function isShown(
  { name, package: own, pages, offers, exposes }: RemoteRelease,
  release: RemoteRelease,
  { path, widgets, slots }: ReleasedPage,
): boolean {
  if (release.package === own && pages.some((page) => page.path === path)) return true;
  const shown = [
    ...widgets,
    ...offers.filter(({ slot }) => slots.includes(slot)).map(({ widget }) => widget),
  ];
  return Object.keys(exposes).some((exposed) => shown.includes(`${name}/${exposed.slice(2)}`));
}

/** A remote as if it had only some of its parts. */
const partOf = (remote: RemoteRelease, { pages, widgets }: Parts): RemoteRelease => ({
  ...remote,
  pages: remote.pages.filter(({ path }) => pages.includes(path)),
  exposes: Object.fromEntries(
    Object.entries(remote.exposes).filter(([name]) => widgets.includes(name.slice(2))),
  ),
});

function lookAtExposed(remotes: readonly RemoteRelease[]): PageToBoot['look'] {
  return async (page) => {
    const found = remotes.map(({ name, exposes }) => {
      return bootExposed(
        page,
        name,
        Object.keys(exposes).filter((exposed) => exposed !== './routes'),
      );
    });
    return (await Promise.all(found)).flat();
  };
}

/** The samples answer whatever is asked for, so that any id will do. */
const concrete = (path: string): string => path.replaceAll(/:[A-Za-z]+/g, job.id);
