import { z } from 'zod';
import { PartId } from '../registry/release-names.ts';

/** What the edge tells people of the platform about itself, at `PLATFORM_STATUS_ADDRESS`. */

const DemotionSeen = z.object({
  version: z.string(),
  channel: z.enum(['stable', 'canary']),
  at: z.iso.datetime(),
  reason: z.string(),
});

/** Seconds that three of four stay under, for CLS a share; null before one was told. */
const Vitals = z.object({
  LCP: z.number().nullable(),
  INP: z.number().nullable(),
  CLS: z.number().nullable(),
  TTFB: z.number().nullable(),
});

const ErrorSeen = z.object({
  name: z.string(),
  message: z.string(),
  page: z.string().nullable(),
  /** Lines of released files, `list.1.js:1:204 JobRow`, innermost first. */
  stack: z.array(z.string()),
  /** Where each line lies in the sources, `mfe-jobs/src/job-list/JobRow.tsx:12:5 JobRow`; null where that is not known. */
  sources: z.array(z.string().nullable()).default([]),
  times: z.int(),
  lastAt: z.iso.datetime(),
});

const LiveVersion = z.object({
  version: z.string(),
  channel: z.enum(['stable', 'canary']),
  /** Of the sessions that get it; null for the version that all others get. */
  percent: z.int().nullable(),
  since: z.iso.datetime(),
  by: z.string(),
  commit: z.string().nullable(),
  /** The major of a remote's React, or of each that a shell offers; empty where the release is missing. */
  reacts: z.array(z.int()).default([]),
  /** The key that signed it, and the address of the CI's run that built it, if one did; null: nobody's is asked for, or it is refused. */
  signature: z
    .object({ key: z.string(), run: z.url({ protocol: /^https?$/ }).nullable() })
    .nullable()
    .default(null),
  /** Why the edge does not publish it, in a sentence; null: it does. */
  refusal: z.string().nullable().default(null),
  health: z.object({
    verdict: z.enum(['unknown', 'healthy', 'failing']),
    visitors: z.int(),
    failing: z.int(),
  }),
  loads: z.int(),
  failedLoads: z.int(),
  /** Seconds; null before there was a load. */
  loadP75: z.number().nullable(),
  vitals: Vitals,
  /** Errors that were reported, by kind. */
  errors: z.record(z.string(), z.int()),
  latestErrors: z.array(ErrorSeen),
  signs: z.record(z.string(), z.int()),
  deprecated: z.array(z.object({ api: z.string(), since: z.string(), instead: z.string(), pages: z.int() })),
  /** Compressed bytes of the heaviest of a kind, and what it may weigh; empty where the build did not measure. */
  weights: z.array(
    z.object({ part: z.enum(['entry', 'page', 'widget']), bytes: z.int(), budget: z.int().nullable() }),
  ),
});
export type LiveVersion = z.infer<typeof LiveVersion>;

const PackageStatus = z.object({
  package: z.string(),
  title: z.string(),
  team: z.string(),
  /** The version for everyone first, then the one that some sessions try. */
  versions: z.array(LiveVersion),
  /** Where a rollback would go; null when there is nothing. */
  rollbackTo: z.string().nullable(),
  /** The calls that it may make from its sandbox; null: it runs in the page. */
  sandboxedCalls: z.array(z.string()).nullable().default(null),
  /** The latest first. */
  demotions: z.array(DemotionSeen),
});
export type PackageStatus = z.infer<typeof PackageStatus>;

const SlotStatus = z.object({
  id: z.string(),
  /** Title of the remote that has it. */
  host: z.string(),
  /** As the slot shows them, those that are off included. */
  widgets: z.array(z.object({ id: z.string(), title: z.string(), team: z.string(), isOn: z.boolean() })),
  /** Its arrangements, the latest first; empty while nobody has arranged it. */
  changes: z.array(
    z.object({
      order: z.array(z.string()),
      off: z.array(z.string()),
      since: z.iso.datetime(),
      by: z.string(),
    }),
  ),
});
export type SlotStatus = z.infer<typeof SlotStatus>;

/** One write that moved versions, as it was recorded. */
const ChangeSeen = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string().nullable(),
  /** The key that the release command held. */
  key: z.string().nullable(),
  /** The environment that the versions were taken from. */
  promotedFrom: z.string().nullable().default(null),
  moves: z.array(
    z.object({
      package: z.string(),
      channel: z.enum(['stable', 'canary']),
      from: z.string().nullable(),
      to: z.string().nullable(),
      percent: z.int().nullable(),
    }),
  ),
});
export type ChangeSeen = z.infer<typeof ChangeSeen>;

/** What is live in another environment over the same releases. */
const EnvironmentSeen = z.object({
  name: z.string(),
  versions: z.array(
    z.object({
      package: z.string(),
      version: z.string(),
      /** Of the sessions that get it; null for the version that all others get. */
      percent: z.int().nullable(),
      since: z.iso.datetime(),
      by: z.string(),
    }),
  ),
});
export type EnvironmentSeen = z.infer<typeof EnvironmentSeen>;

export const PlatformStatus = z.object({
  at: z.iso.datetime(),
  /** Since when it has been counted: what came before is with whoever collects the metrics. */
  countedSince: z.iso.datetime(),
  /** Only releases are published that a key of their package has signed. */
  requiresSignatures: z.boolean().default(false),
  packages: z.array(PackageStatus),
  /** Whose live versions these are. */
  environment: z.string().default('production'),
  /** The others over the same releases. */
  environments: z.array(EnvironmentSeen).default([]),
  slots: z.array(SlotStatus).default([]),
  /** The latest moves of versions, the latest first. */
  history: z.array(ChangeSeen).default([]),
});
export type PlatformStatus = z.infer<typeof PlatformStatus>;

/**
 * Where an error comes from: the innermost place in the sources of its package, else in those of another, else in an
 * installed package; null where none is known.
 */
export function sourceOfError(packageName: string, sources: readonly (string | null)[]): string | null {
  const known = sources.filter((source) => source !== null);
  const own = known.find((source) => source.startsWith(`${packageName}/`));
  return own ?? known.find((source) => !source.startsWith('node_modules/')) ?? known[0] ?? null;
}

export const PLATFORM_STATUS_ADDRESS = '/platform/status.json';

/** How an administrator wants the widgets of a slot, sent to `SLOTS_ADDRESS`. */
export const SlotWish = z.object({
  slot: PartId,
  /** `since` of the arrangement that they saw; null when there was none. */
  seen: z.iso.datetime().nullable(),
  /** All widgets, the first one first. */
  order: z.array(PartId).max(100),
  /** Those that are not to be shown. */
  off: z.array(PartId).max(100),
});
export type SlotWish = z.infer<typeof SlotWish>;

export const SLOTS_ADDRESS = '/platform/slots';
