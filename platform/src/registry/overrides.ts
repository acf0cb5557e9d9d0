import { z } from 'zod';
import { Override } from './override.ts';

export { Override };

/**
 * What crosses between edge and browser about overrides: a remote of this page that does not come from its live
 * release, for one person in one browser, until an hour that is known.
 */

/** Hours that an override lasts unless told, and at most. */
export const OVERRIDE_HOURS = { usual: 8, most: 24 } as const;

/** Address of the screen and of the calls that set, list and remove overrides. */
export const OVERRIDES_ADDRESS = '/platform/overrides';

/** Beside the files of a build that is being worked on: server-sent events, one for each new build. */
export const BUILD_EVENTS = 'builds';

/** The event for a change that does not build; its data is what the compiler says, as JSON. */
export const BUILD_FAILED = 'failed';

/** Beside them: where lines of a stack, `?at=list.1.js:1:204`, lie in the sources, as a JSON list. */
export const BUILD_SOURCES = 'sources';

/** What is to be overridden, and by what: a release of this installation, or a build at an address. */
export const OverrideWish = z.object({
  package: z.string().regex(/^[a-z][a-z0-9-]*$/, 'Enter a remote package name, like mfe-jobs.'),
  /** A version that was released here. */
  version: z.string().optional(),
  /** The folder of a build: its release.json lies there. */
  url: z.string().optional(),
  /** What the browser read there itself: only it reaches the machine of the person. */
  release: z.unknown().optional(),
  hours: z
    .number()
    .positive('Duration must be greater than 0.')
    .max(OVERRIDE_HOURS.most, `Duration can't exceed ${OVERRIDE_HOURS.most} hours.`)
    .default(OVERRIDE_HOURS.usual),
});
export type OverrideWish = z.infer<typeof OverrideWish>;

/** What an override would do, before it is set. */
export const OverridePreview = z.object({
  package: z.string(),
  title: z.string(),
  team: z.string(),
  version: z.string(),
  /** The version that everybody else gets; null for a remote that was never released. */
  live: z.string().nullable(),
  url: z.string().nullable(),
  commit: z.string().nullable(),
  builtAt: z.iso.datetime(),
  /** What stands in the way, each as a sentence; empty when it can be set. */
  problems: z.array(z.string()),
});
export type OverridePreview = z.infer<typeof OverridePreview>;

/** A released version that can be looked at. */
export const PreviewableRelease = z.object({
  version: z.string(),
  /** Since when it is, or was, what everybody gets; null when it never was. */
  since: z.iso.datetime().nullable(),
  commit: z.string().nullable(),
});
export type PreviewableRelease = z.infer<typeof PreviewableRelease>;

/** What the screen shows: what is overridden, and what could be. */
export const OverrideChoices = z.object({
  overrides: z.array(Override),
  /** Origins that builds may come from; empty where only releases can be looked at. */
  origins: z.array(z.string()),
  remotes: z.array(
    z.object({
      package: z.string(),
      title: z.string(),
      live: z.string(),
      releases: z.array(PreviewableRelease),
    }),
  ),
});
export type OverrideChoices = z.infer<typeof OverrideChoices>;
