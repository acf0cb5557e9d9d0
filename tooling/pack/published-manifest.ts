/** A package.json, as far as it is read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Of these a page has one copy, which is that of whoever installs. */
const PEERS = ['react', 'react-dom'];

/** What the kit has beside its code. */
const KIT_FILES = { './tsconfig.json': './tsconfig.json', './css-modules': './css-modules.d.ts' };

/**
 * The package.json of a package as it is published: its sources run as they are in this repository, and elsewhere what was
 * compiled of them.
 *
 * @param manifestOf the package.json of a package of ours, by its name.
 */
export function publishedManifest(source: Manifest, manifestOf: (name: string) => Manifest): object {
  const { name, version, license, description, bin, exports = {}, sideEffects } = source;
  const program = bin ? (name.split('/')[1] ?? '') : undefined;
  const compiled = (path: string) => compiledPath(path, program);
  const files = name === '@shortlist/remote-kit' ? KIT_FILES : {};
  return {
    name,
    version,
    license,
    description,
    type: 'module',
    engines: { node: '>=24' },
    ...(bin ? { bin: mapped(bin, (path) => compiled(path).default) } : {}),
    exports: {
      ...mapped(exports, (path) => (isCode(path) ? compiled(path) : compiled(path).default)),
      ...files,
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md', ...Object.values(files)],
    ...(sideEffects === undefined ? {} : { sideEffects: sideEffectsOf(sideEffects) }),
    ...dependenciesOf(source, manifestOf),
    publishConfig: { access: 'restricted' },
  };
}

function dependenciesOf({ dependencies = {} }: Manifest, manifestOf: (name: string) => Manifest): object {
  const needed = Object.entries(dependencies);
  const peers = needed.filter(([name]) => PEERS.includes(name));
  return {
    dependencies: Object.fromEntries(
      needed
        .filter(([name]) => !PEERS.includes(name))
        .map(([name, range]) => [name, isOwn(name) ? `^${manifestOf(name).version}` : range]),
    ),
    peerDependencies: Object.fromEntries(
      peers.map(([name, range]) => [
        name,
        [range, ...othersOf(name, manifestOf)].map((each) => `^${each}`).join(' || '),
      ]),
    ),
  };
}

/** The versions of other majors that the shell offers of a package, by its aliases: `react-20` is `npm:react@20.0.0`. */
function othersOf(name: string, manifestOf: (name: string) => Manifest): string[] {
  const installed = Object.values(manifestOf('@shortlist/shell').dependencies ?? {});
  return installed
    .filter((version) => version.startsWith(`npm:${name}@`))
    .map((version) => version.split('@').at(-1) ?? '');
}

const isOwn = (name: string): boolean => name.startsWith('@shortlist/');

const isCode = (path: string): boolean => /\.tsx?$/.test(path);

/** `./src/x.ts` as types and code. Programs keep the folders that their sources have in the checkout. */
function compiledPath(path: string, program?: string): { types: string; default: string } {
  const target = program ? path.replace('./', `./dist/${program}/`) : path.replace('./src/', './dist/');
  if (!isCode(path)) return { types: target, default: target };
  const stem = target.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

const sideEffectsOf = (told: boolean | readonly string[]) =>
  typeof told === 'boolean' ? told : told.map((path) => compiledPath(path).default);

const mapped = <T>(record: Readonly<Record<string, string>>, change: (value: string) => T) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
