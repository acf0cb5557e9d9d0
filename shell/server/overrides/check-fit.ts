import { problemsWith } from '@shortlist/platform/compat';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { LiveReleases } from '../live-releases.ts';

/**
 * What stands in the way of a remote running beside everything else that is live, each as a sentence; empty when
 * nothing does.
 *
 * @param live the page without it: its own released version may be among the remotes.
 */
export function problemsBeside(candidate: RemoteRelease, { shell, remotes }: LiveReleases): string[] {
  const released = remotes.find((remote) => remote.package === candidate.package);
  const others = remotes.filter((remote) => remote.package !== candidate.package);
  return [
    ...problemsWith(candidate, shell),
    ...nameProblems(candidate, released, others),
    ...routeProblems(candidate, [shell, ...others]),
    ...widgetProblems(candidate, released, others),
  ];
}

function nameProblems(
  { package: packageName, name }: RemoteRelease,
  released: RemoteRelease | undefined,
  others: readonly RemoteRelease[],
): string[] {
  if (released && released.name !== name) {
    return [`${packageName} is released as ${released.name}, but this build is named ${name}.`];
  }
  const other = others.find((each) => each.name === name);
  return other ? [`The name ${name} is already used by ${other.package}.`] : [];
}

interface Owner {
  readonly package: string;
  readonly pages: readonly { readonly path: string }[];
}

function routeProblems({ pages }: RemoteRelease, others: readonly Owner[]): string[] {
  return others.flatMap((other) =>
    pages
      .filter(({ path }) => other.pages.some((page) => shapeOf(page.path) === shapeOf(path)))
      .map(({ path }) => `${path} is already a page of ${other.package}.`),
  );
}

/** Two patterns that differ in the names of their parameters alone are the same. */
const shapeOf = (pattern: string): string => pattern.replaceAll(/:[^/]+/g, ':');

/** Only what is lost counts: a widget that nobody offers today is missing with or without the override. */
function widgetProblems(
  candidate: RemoteRelease,
  released: RemoteRelease | undefined,
  others: readonly RemoteRelease[],
): string[] {
  const lost = Object.keys(released?.exposes ?? {}).filter((name) => !Object.hasOwn(candidate.exposes, name));
  return lost.flatMap((exposed) => {
    const id = `${candidate.name}/${exposed.slice(2)}`;
    return others
      .filter((other) => shownBy(other).has(id))
      .map((other) => `${other.package} uses ${id}, which this build doesn't expose.`);
  });
}

const shownBy = ({ pages, uses }: RemoteRelease): Set<string> =>
  new Set([...uses, ...pages.flatMap(({ widgets }) => widgets)]);
