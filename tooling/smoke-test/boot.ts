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
 * widgets of theirs, in slots too; then asks for each module that they expose.
 */
export async function runSmokeTest({ builds, booted }: BootSet, browser: Browser): Promise<FailedBoot[]> {
  const site = await openBootSite(builds);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    await context.addCookies([{ name: 'sid', value: 'boots', url: site.address }]);
    const failed: FailedBoot[] = [];
    const suspects: OpenedPage[] = [];
    const waiting = pagesOf(builds, booted);
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

/** The pages of the looked remotes, and those that show their widgets. */
function pagesOf(builds: readonly BuildToCheck[], booted: readonly string[]): OpenedPage[] {
  const remotes = builds.flatMap(({ release }) => (release.kind === 'remote' ? [release] : []));
  const looked = remotes.filter((each) => booted.includes(each.package));
  const left = new Set(looked);
  return remotes.flatMap((release) =>
    release.pages.flatMap(({ path, widgets, slots }) => {
      const there = looked.filter(
        (each) =>
          each === release ||
          widgets.some((id) => isOf(each, id)) ||
          each.offers.some(({ slot }) => slots.includes(slot)),
      );
      // What a remote exposes is asked for once, on the first page that has loaded it.
      const asked = there.filter((each) => left.delete(each));
      return there.length > 0 ? [{ release, path, look: lookAtExposed(asked) }] : [];
    }),
  );
}

const isOf = ({ name }: RemoteRelease, widget: string): boolean => widget.startsWith(`${name}/`);

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
