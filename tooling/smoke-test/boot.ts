import { job } from '@shortlist/api-contract/testing/answers';
import type { ReleasedPage, RemoteRelease } from '@shortlist/platform/release-set';
import type { Browser } from 'playwright-core';
import type { BuildToCheck } from '../checks/rule.ts';
import { type Scope, WHOLE } from '../checks/scope.ts';
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
 *
 * @param scope which of these pages; one at least.
 */
export async function runSmokeTest(
  { builds, booted }: BootSet,
  browser: Browser,
  scope: Scope = WHOLE,
): Promise<FailedBoot[]> {
  const site = await openBootSite(builds);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    await context.addCookies([{ name: 'sid', value: 'boots', url: site.address }]);
    const failed: FailedBoot[] = [];
    const suspects: OpenedPage[] = [];
    const waiting = pagesOf(builds, booted, scope);
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
function pagesOf(builds: readonly BuildToCheck[], booted: readonly string[], scope: Scope): OpenedPage[] {
  const remotes = builds.flatMap(({ release }) => (release.kind === 'remote' ? [release] : []));
  const looked = remotes.filter((each) => booted.includes(each.package));
  const showing = remotes.flatMap((release) =>
    release.pages
      .map((page) => ({
        release,
        path: page.path,
        parts: looked.map((each) => ({ of: each, files: filesOn(page, each, release) })),
      }))
      .filter(({ parts }) => parts.some(({ files }) => files)),
  );
  const included = showing.filter(({ parts }) => scope.includes(parts.flatMap(({ files }) => files ?? [])));
  const left = new Set(looked);
  return (included.length > 0 ? included : showing.slice(0, 1)).map(({ release, path, parts }) => {
    // What a remote exposes is asked for once, on the first page that has loaded it.
    const asked = parts.flatMap(({ of, files }) => (files && left.delete(of) ? [of] : []));
    return { release, path, look: lookAtExposed(asked) };
  });
}

/** The files of a remote that a page of its own or of another shows; undefined when it shows none of its parts. */
function filesOn(
  { js, css, widgets, slots }: ReleasedPage,
  remote: RemoteRelease,
  owner: RemoteRelease,
): string[] | undefined {
  const offered = remote.offers.filter(({ slot }) => slots.includes(slot)).map(({ widget }) => widget);
  const shown = [...widgets, ...offered].filter((id) => id.startsWith(`${remote.name}/`));
  if (owner !== remote && shown.length === 0) return undefined;
  const own = owner === remote ? [...js, ...css] : [];
  const modules = shown.map((id) => remote.exposes[`./${id.slice(remote.name.length + 1)}`]);
  return [...own, ...modules.flatMap((module) => (module ? [...module.js, ...module.css] : []))];
}

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
