/** A package.json, as far as it is read and written here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Of these a page has one copy, which is that of whoever installs. */
const PEERS = ['react', 'react-dom'];

/** Programs keep the folders that their sources have in the checkout. */
const isProgram = ({ bin }: Manifest): boolean => bin !== undefined;

/**
 * The package.json of a package as it is published: its sources run as they are in this repository, and elsewhere what was
 * compiled of them.
 *
 * @param manifestOf the package.json of a package of ours, by its folder.
 */
export function publishedManifest(source: Manifest, manifestOf: (folder: string) => Manifest): object {
  const { private: _, devDependencies, scripts, bin, exports, sideEffects, dependencies, ...rest } = source;
  const compiled = (path: string) =>
    compiledPath(path, isProgram(source) ? rest.name.split('/')[1] : undefined);
  const needed = Object.entries(dependencies ?? {});
  const own = needed.filter(([name]) => name.startsWith('@shortlist/'));
  const peers = needed.filter(([name]) => PEERS.includes(name));
  const others = needed.filter(([name]) => !name.startsWith('@shortlist/') && !PEERS.includes(name));
  const ranges = own.map(([name]) => [name, `^${manifestOf(name.split('/')[1] ?? '').version}`] as const);
  return {
    ...rest,
    engines: { node: '>=24' },
    ...(bin ? { bin: mapped(bin, (path) => compiled(path).default) } : {}),
    exports: {
      ...mapped(exports ?? {}, (path) => (/\.tsx?$/.test(path) ? compiled(path) : compiled(path).default)),
      ...(rest.name === '@shortlist/remote-kit' ? KIT_FILES : {}),
      './package.json': './package.json',
    },
    files: [
      'dist',
      'CHANGELOG.md',
      ...(rest.name === '@shortlist/remote-kit' ? Object.values(KIT_FILES).map((file) => file.slice(2)) : []),
    ],
    ...(sideEffects === undefined ? {} : { sideEffects: sideEffectsOf(sideEffects) }),
    dependencies: Object.fromEntries([...ranges, ...others]),
    ...(peers.length > 0
      ? { peerDependencies: Object.fromEntries(peers.map(([name, version]) => [name, `^${version}`])) }
      : {}),
    publishConfig: { access: 'restricted' },
  };
}

/** What the kit has beside its code. */
const KIT_FILES = { './tsconfig.json': './tsconfig.json', './css-modules': './css-modules.d.ts' };

/** `./src/x.ts` as types and code. */
function compiledPath(path: string, program?: string): { types: string; default: string } {
  const target = program ? path.replace('./', `./dist/${program}/`) : path.replace('./src/', './dist/');
  const stem = target.replace(/\.tsx?$/, '');
  const isCode = stem !== target;
  return { types: isCode ? `${stem}.d.ts` : target, default: isCode ? `${stem}.js` : target };
}

const sideEffectsOf = (told: boolean | readonly string[]) =>
  typeof told === 'boolean' ? told : told.map((path) => compiledPath(path).default);

const mapped = <T>(record: Readonly<Record<string, string>>, change: (value: string) => T) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
