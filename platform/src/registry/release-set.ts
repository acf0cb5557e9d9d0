import { z } from 'zod';
import { Override } from './override.ts';
import { FileName, Integrity, PackageName, PartId, Version } from './release-names.ts';

export { ownValue } from './own-value.ts';
export { PAGE_DATA_ID, RELEASES_ADDRESS, SANDBOX_ADDRESS } from './page-block.ts';
export { PackageName, PartId, Version } from './release-names.ts';

/**
 * What crosses between build, release, edge and browser. Zod alone: the build writes a release, the
 * edge reads releases and composes a set. The browser takes from here types alone (`page-data.ts`).
 */

/** The files that something needs, relative to its release. */
export const Assets = z.object({ js: z.array(FileName), css: z.array(FileName) });
export type Assets = z.infer<typeof Assets>;

const Page = Assets.extend({
  /** Route pattern, `/joblist/:id`. */
  path: z.string().startsWith('/'),
  /** Widgets of other remotes that the page shows at once, `mfe_jobs/JobList`. */
  widgets: z.array(z.string()),
  /** Slots of its own that the page shows at once, `mfe_jobs/Position`. */
  slots: z.array(z.string()).default([]),
  /** Shared modules that the page's own files import. */
  shared: z.array(z.string()),
});
export type ReleasedPage = z.infer<typeof Page>;

const Exposed = Assets.extend({ shared: z.array(z.string()) });

const SharedRequirement = z.object({
  /** A bounded range, `^1.2.0`. */
  range: z.string(),
  /** Only one copy may exist on a page. */
  singleton: z.boolean(),
});

/** Compressed bytes that a browser fetches before a part of a remote, or a page of the shell, can be shown. */
const Weights = z.object({
  /** The container of a remote, the first files of the shell. */
  entry: z.int().nonnegative(),
  /** The heaviest page, these included. */
  page: z.int().nonnegative(),
  /** The heaviest widget, these included; 0 where there is none. */
  widget: z.int().nonnegative(),
});
export type Weights = z.infer<typeof Weights>;

/** The names of a widget's props, a member of one as `params.job`; whether each may be left out. */
const WidgetShape = z.record(z.string(), z.enum(['required', 'optional']));
export type WidgetShape = z.infer<typeof WidgetShape>;

/** A widget of a remote that it offers for a slot of any remote. */
export const Offer = z.object({
  slot: PartId,
  /** One of its own, `mfe_billing/MyPlan`. */
  widget: PartId,
  /** Its place among the offers for the slot while nobody has arranged them: the smallest number is first. */
  order: z.number(),
});
export type Offer = z.infer<typeof Offer>;

/** A package of somebody else whose code is part of a build. */
const BundledPackage = z.object({
  name: z.string(),
  version: z.string(),
  /** As its manifest says it, an SPDX expression; empty when it says nothing. */
  licence: z.string(),
});
export type BundledPackage = z.infer<typeof BundledPackage>;

/** The React of all releases from before they said it. */
const REACT_BEFORE = 19;

/** What a shell gives to remotes, by module: its version, and the files to fetch where it comes in a chunk of its own. */
const Provided = z.record(z.string(), Assets.extend({ version: z.string() }));
export type Provided = z.infer<typeof Provided>;

/** `release.json` of a remote. */
export const RemoteRelease = z.object({
  kind: z.literal('remote'),
  /** The container and its global, `mfe_jobs`. */
  name: z.string(),
  /** The package, and the folder of its releases, `mfe-jobs`. */
  package: PackageName,
  title: z.string(),
  team: z.string(),
  /** `<version of the package>-<10 hex of the hash of what it holds>`. */
  version: Version,
  /** The commit that was checked out; null outside of git. */
  commit: z.string().nullable(),
  builtAt: z.iso.datetime(),
  entry: FileName,
  pages: z.array(Page),
  /** By exposed name, `./JobList`. */
  exposes: z.record(z.string(), Exposed),
  /** The major of the React that it was built and tested with. */
  react: z.int().positive().default(REACT_BEFORE),
  /** What it takes from the shell, by module. */
  shared: z.record(z.string(), SharedRequirement),
  /** First words of its addresses, `/joblist`: no page of another remote may begin so. */
  prefixes: z.array(z.string().startsWith('/')).default([]),
  /** Widgets of other remotes that it shows anywhere, `mfe_jobs/JobList`. */
  uses: z.array(z.string()).default([]),
  /** Props of its own widgets as it promises them, and of those it uses as they were when it was built; by id. */
  contracts: z.record(z.string(), WidgetShape).default({}),
  /** What its own slots pass to the widgets in them, by id, `mfe_jobs/Position`. */
  slots: z.record(z.string(), WidgetShape).default({}),
  /** The types of its `contracts` and `slots`, by id, as tooling's `TypeShape`; nobody else reads them. */
  types: z.record(z.string(), z.unknown()).default({}),
  offers: z.array(Offer).default([]),
  /** What it may weigh; null when it was built before there were budgets. */
  budget: Weights.nullable().default(null),
  /** What it weighs. */
  measured: Weights.nullable().default(null),
  /** Packages of others that it carries. */
  packages: z.array(BundledPackage).default([]),
  /** Bytes of each file. */
  sizes: z.record(FileName, z.int().nonnegative()),
  /** Bytes of each file as gzip writes it. */
  compressed: z.record(FileName, z.int()).default({}),
  /** `sha384-...` of each file; of none where a dev server makes them again. */
  integrity: z.record(FileName, Integrity),
  /** `sha384-...` of the source map of each script, which is kept beside the releases and served to nobody. */
  maps: z.record(FileName, Integrity).default({}),
});
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** `release.json` of the shell. */
export const ShellRelease = RemoteRelease.pick({
  package: true,
  version: true,
  commit: true,
  builtAt: true,
  packages: true,
  budget: true,
  measured: true,
  sizes: true,
  compressed: true,
  integrity: true,
  maps: true,
}).extend({
  kind: z.literal('shell'),
  /** Files that every page starts with. */
  main: Assets,
  /** By package, what it weighs in the first of their scripts: bytes of its code as gzip writes them. */
  shares: z.record(z.string(), z.int()).default({}),
  /** The pages that the shell draws itself. */
  pages: z.array(
    Assets.extend({
      path: z.string().startsWith('/'),
      /** What who is not signed in sees first, rendered ahead; addresses of its files begin with `RELEASE_FILES`. */
      html: z.string().optional(),
    }),
  ),
  /** What it gives to the remotes of its own React. */
  provides: Provided,
  /** What it gives to those of other Reacts, by major. */
  otherReacts: z.record(z.string().regex(/^[0-9]+$/), Provided).default({}),
});
export type ShellRelease = z.infer<typeof ShellRelease>;

export const Release = z.discriminatedUnion('kind', [RemoteRelease, ShellRelease]);
export type Release = z.infer<typeof Release>;
/** A release as somebody writes it: what has a default may be left out. */
export type WrittenRelease = z.input<typeof Release>;

/** How a page came to a release: for everyone, tried on some sessions, or put there by a developer for one browser. */
export const Channel = z.enum(['stable', 'canary', 'override']);
export type Channel = z.infer<typeof Channel>;

/** A remote as the browser knows it: enough to route to it, load it and name it in an error. */
export const RemoteInSet = z.object({
  name: z.string(),
  title: z.string(),
  team: z.string(),
  version: z.string(),
  channel: Channel.default('stable'),
  /** Absolute address of the container's file. */
  entry: z.string(),
  /** `sha384-...` of the container's file, which knows those of its chunks; null for what a dev server makes again. */
  integrity: z.string().nullable().default(null),
  /** Route patterns that it owns. */
  paths: z.array(z.string().startsWith('/')),
  /** Widgets that this release exposes to other remotes, `JobList`. */
  widgets: z.array(z.string()).default([]),
  /** The major of its React; the page's own where it's not said. */
  react: z.int().positive().optional(),
  /** The operator doesn't trust it: it runs in frames, and may make these calls, `jobs` or `jobs.list`. */
  sandboxed: z.object({ calls: z.array(z.string()) }).optional(),
});
export type RemoteInSet = z.infer<typeof RemoteInSet>;

/** The releases that this page view is made of. */
export const ReleaseSet = z.object({
  shell: z.object({ version: z.string() }),
  remotes: z.array(RemoteInSet),
  /** Widgets that each slot shows, in their order; a slot that shows none is missing. */
  slots: z.record(z.string(), z.array(z.string())).optional(),
  /** Other origins that entries may come from; that of the page always may. */
  origins: z.array(z.string()).optional(),
});
export type ReleaseSet = z.infer<typeof ReleaseSet>;

/** What the edge tells a page in its JSON block. */
export const PageData = z.object({
  releases: ReleaseSet,
  /** The browser sent a session cookie: it pays to ask who is signed in. */
  mayBeSignedIn: z.boolean(),
  /** The id of this page view with the edge's signature, for what the page tells of itself; null: it tells nothing. */
  telemetry: z.string().nullable().default(null),
  /** Remotes of this page that do not come from their live release, for this person alone. */
  overrides: z.array(Override).default([]),
});
export type PageData = z.infer<typeof PageData>;

/** Stands in HTML that is rendered ahead for where the files of its release will be. */
export const RELEASE_FILES = 'release-files:/';
