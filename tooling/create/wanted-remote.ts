import type { RemoteDescriptor } from '../preset/define-remote.ts';

/** What a person says of the remote to be made; everything but its name has a default. */
export interface CreateWords {
  readonly name: string;
  readonly title?: string | undefined;
  readonly team?: string | undefined;
  readonly port?: string | undefined;
  readonly path?: string | undefined;
}

/** A remote to be made. */
export interface RemoteOptions {
  /** Folder and package, `mfe-interviews`. */
  readonly package: string;
  /** Name of its container, `mfe_interviews`. */
  readonly container: string;
  /** How its components begin, `Interviews`. */
  readonly component: string;
  readonly title: string;
  readonly team: string;
  readonly port: number;
  /** Address of its page, `/interviews`. */
  readonly path: string;
}

/** What is there already, and must not be taken twice. */
export interface Surroundings {
  /** Files and folders at the top of the checkout. */
  readonly taken: readonly string[];
  readonly remotes: readonly Pick<RemoteDescriptor, 'package' | 'port' | 'prefixes'>[];
  /** Addresses that the shell draws itself. */
  readonly shellPaths: readonly string[];
}

/** Ports of the dev servers: the shell's, then the remotes'. */
const SHELL_PORT = 4100;

/**
 * The remote that the words ask for.
 *
 * @returns a sentence for each word that can't be taken.
 */
export function wantedRemote(words: CreateWords, around: Surroundings): RemoteOptions | string[] {
  const slug = words.name.replace(/^mfe-/, '');
  const component = slug.split('-').map(capitalized).join('');
  const title = words.title ?? capitalized(slug.replaceAll('-', ' '));
  const wanted: RemoteOptions = {
    package: words.name,
    container: words.name.replaceAll('-', '_'),
    component,
    title,
    team: words.team ?? title,
    port: words.port === undefined ? freePortAmong(around) : Number(words.port),
    path: words.path ?? `/${slug}`,
  };
  const problems = [nameProblem, labelProblem, portProblem, pathProblem].flatMap((find) =>
    find(wanted, around),
  );
  return problems.length > 0 ? problems : wanted;
}

/** `@shortlist/job-positions`: how a team is written where people are asked to review. */
export function teamHandle(team: string): string {
  return `@shortlist/${team.toLowerCase().replaceAll(' ', '-')}`;
}

type Finder = (wanted: RemoteOptions, around: Surroundings) => string[];

const nameProblem: Finder = ({ package: name }, { taken }) => {
  if (name === '') return ['Say how the remote is called: npm run create -- mfe-interviews'];
  if (!/^mfe(-[a-z][a-z0-9]*)+$/.test(name) || name.length > 40) {
    return [
      `"${name}" can't be the name of a remote: begin with mfe- and go on with small letters, digits and single hyphens, like mfe-interviews; 40 characters at most.`,
    ];
  }
  return taken.includes(name) ? [`There is a folder ${name} already: choose another name.`] : [];
};

const LABEL = /^[A-Z][A-Za-z0-9]*( [A-Za-z0-9]+)*$/;

const labelProblem: Finder = ({ title, team }) =>
  Object.entries({ title, team })
    .filter(([, label]) => !LABEL.test(label) || label.length > 40)
    .map(
      ([what, label]) =>
        `"${label}" can't be the ${what}: begin with a capital letter, and use letters, digits and single spaces; 40 characters at most.`,
    );

const portProblem: Finder = ({ port }, { remotes }) => {
  if (!Number.isInteger(port) || port < 1024 || port > 65_535 || port === SHELL_PORT)
    return [`The port must be a number from 1024 to 65535, and not ${SHELL_PORT}, which is the shell's.`];
  const owner = remotes.find((each) => each.port === port);
  return owner ? [`${owner.package} has the port ${port} already: choose another.`] : [];
};

const pathProblem: Finder = ({ path }, { remotes, shellPaths }) => {
  if (!/^\/[a-z][a-z0-9-]*$/.test(path))
    return [`"${path}" can't be the address of its page: write it like /interviews.`];
  const owner =
    remotes.find(({ prefixes }) => prefixes.some((prefix) => `/${prefix.split('/')[1]}` === path))?.package ??
    (shellPaths.includes(path) ? 'The shell' : undefined);
  return owner ? [`${owner} owns the address ${path} already: choose another with --path.`] : [];
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function freePortAmong({ remotes }: Surroundings): number {
  return Math.max(SHELL_PORT, ...remotes.map(({ port }) => port)) + 1;
}
