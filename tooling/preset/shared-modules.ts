import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_KIT, WORKSPACE } from '../build/packages.ts';

/** A module that remotes take from the shell instead of carrying it. */
export interface SharedModule {
  /** What is imported: `react`, `@shortlist/design-system/Button`. */
  readonly name: string;
  /** The version that this checkout holds, and the shell of this checkout provides. */
  readonly version: string;
  /** What a remote built now accepts: bounded, so that a shell of another major is refused, never half used. */
  readonly requiredVersion: string;
  /** One copy a page, because it holds state or identity; the others are only shapes. */
  readonly isSingleton: boolean;
  /** The chunk that it comes in when the first remote asks; null when it is part of the shell's main file. */
  readonly chunk: string | null;
}

const REACT = ['react', 'react/jsx-runtime', 'react-dom'];
const PLATFORM = ['@shortlist/platform', '@shortlist/platform/router', '@shortlist/platform/query'];
const CONTRACT = '@shortlist/api-contract';

/**
 * Components that every page of the shell begins with: its layout, its error screens and those of the platform.
 * A test holds the list to what the shell's first file imports, so that no page pays for another's component.
 */
export const AT_START: readonly string[] = [
  'Avatar',
  'Breadcrumbs',
  'Button',
  'ButtonLink',
  'Card',
  'ErrorState',
  'IconButton',
  'Link',
  'Logo',
  'NavigationProvider',
  'Skeleton',
  'Spinner',
  'ThemeToggle',
  'Toast',
];

/**
 * Components that come together, because the screens that use one mostly use the others, or because a request
 * costs more than they weigh (`npm run bench:cost`). One that is not named here has a chunk of its own.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  'shared-basics': [
    'Badge',
    'Banner',
    'Checkbox',
    'CodeBlock',
    'Columns',
    'DescriptionList',
    'HiddenTextNotice',
    'EmptyState',
    'FileDrop',
    'FilterBar',
    'Form',
    'Kbd',
    'Marker',
    'Meter',
    'Page',
    'PageHeader',
    'Paper',
    'ProgressBar',
    'Prose',
    'Quote',
    'RadioGroup',
    'Rating',
    'ScoreRing',
    'SegmentedControl',
    'SelectionBar',
    'Sidebar',
    'SkeletonRows',
    'Stack',
    'StatCard',
    'StatusBadge',
    'Stepper',
    'Switch',
    'Table',
    'Text',
    'Verdict',
  ],
  'shared-boards': ['Board', 'DropZones', 'GridList', 'MasterDetail', 'SortableList'],
  'shared-charts': ['BarChart', 'ChartFigure', 'RadarChart'],
  'shared-choosers': ['ComboBox', 'CommandPalette', 'SearchedFilter', 'TagField'],
  'shared-dates': ['DateField', 'DatePicker'],
  'shared-dialogs': ['ConfirmDialog', 'Dialog', 'NotificationDialog', 'Popover'],
  'shared-fields': ['PasswordField', 'SearchField', 'TextArea', 'TextField'],
  'shared-lists': ['ListFilters', 'Menu', 'Select', 'Tabs'],
};

function chunkOf(component: string): string | null {
  if (AT_START.includes(component)) return null;
  const together = Object.keys(CHUNKS).find((chunk) => CHUNKS[chunk]?.includes(component));
  return together ?? `shared-${component.toLowerCase()}`;
}

/** The folder of the package of a module, as a package that lies in a folder gets it: its own, else the workspace's. */
function packageOf(name: string, folder = WORKSPACE): string {
  const [first = '', second = ''] = name.split('/');
  const packageName = first.startsWith('@') ? `${first}/${second}` : first;
  const own = join(folder, 'node_modules', packageName);
  return existsSync(own) ? own : join(WORKSPACE, 'node_modules', packageName);
}

/** The folders of the React that a package in a folder is built with, by the names that code imports it by. */
export const reactFolders = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(['react', 'react-dom'].map((name) => [name, packageOf(name, folder)]));

/** The version of the package of a module that a package in `folder` is built with. */
function versionOf(name: string, folder?: string): string {
  const manifest = readFileSync(join(packageOf(name, folder), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The folders of the design system that are a subpath: those with an index. */
export function componentsOfDesignSystem(): string[] {
  const folder = packageOf('@shortlist/design-system');
  const [source = '', index = ''] = IS_KIT ? ['dist', 'index.js'] : ['src', 'index.ts'];
  return readdirSync(join(folder, source))
    .filter((component) => existsSync(join(folder, source, component, index)))
    .sort();
}

/** The major of the React that a package in a folder is built with. */
export const reactOf = (folder: string): number => Number.parseInt(versionOf('react', folder), 10);

function share(name: string, rest: Partial<SharedModule> = {}, folder = WORKSPACE): SharedModule {
  const version = versionOf(name, folder);
  return { name, version, requiredVersion: `^${version}`, isSingleton: true, chunk: null, ...rest };
}

/**
 * Every module that the shell provides and a remote may take. The one list: shell, remotes and standalone
 * host read it, so that none can forget what another shares.
 *
 * @param folder of the package that is built: it may have a React of its own.
 */
export function sharedModules(folder?: string): SharedModule[] {
  return [
    ...REACT.map((name) => share(name, {}, folder)),
    ...PLATFORM.map((name) => share(name)),
    share(CONTRACT, { isSingleton: false }),
    share(`${CONTRACT}/schemas`, { isSingleton: false, chunk: 'shared-schemas' }),
    ...componentsOfDesignSystem().map((component) =>
      share(`@shortlist/design-system/${component}`, { chunk: chunkOf(component) }),
    ),
  ];
}

/**
 * The federation runtime, which containers take from their page as they take React: by another way, but with the
 * same question whether it fits. Its insides change between minor versions, so the range keeps the minor.
 */
export function federationRuntime(): Pick<SharedModule, 'name' | 'version' | 'requiredVersion'> {
  const name = '@module-federation/runtime';
  const version = versionOf(name);
  return { name, version, requiredVersion: `~${version}` };
}
