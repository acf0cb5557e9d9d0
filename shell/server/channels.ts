import { ownValue, PackageName, PartId, Version } from '@shortlist/platform/release-set';
import { z } from 'zod';
import { Environment, PRODUCTION } from './environments.ts';

/** A version in a place where people get it. */
export const Placement = z.object({
  version: Version,
  /** Since when it is there. */
  since: z.iso.datetime(),
  /** Who put it there. */
  by: z.string(),
  /** The commit that it was built of; null outside of git. */
  commit: z.string().nullable(),
});
export type Placement = z.infer<typeof Placement>;

/** A version that some sessions get ahead of all others. */
export const Canary = Placement.extend({ percent: z.int().min(1).max(100) });
export type Canary = z.infer<typeof Canary>;

/** A version that was taken away because it failed too often, without a person. */
export const Demotion = z.object({
  version: Version,
  channel: z.enum(['stable', 'canary']),
  at: z.iso.datetime(),
  reason: z.string(),
});
export type Demotion = z.infer<typeof Demotion>;

/** A version that passed the checks in a browser. */
export const Verdict = z.object({
  version: Version,
  /** Names what was live beside it. */
  beside: z.string(),
});
export type Verdict = z.infer<typeof Verdict>;

/** The versions of one package. */
export const Line = z.object({
  /** What page loads get; null while there is a canary alone. */
  stable: Placement.nullable(),
  canary: Canary.nullable(),
  /** What was stable before, the latest first: where a rollback goes. */
  earlier: z.array(Placement),
  /** The latest first. */
  demotions: z.array(Demotion),
  /** The edge took a version away, and no person has moved the line since: it takes no other. */
  isHeld: z.boolean().default(false),
  /** Of versions that are or were here, withdrawn ones too, the latest first: what was checked is not checked again. */
  verdicts: z.array(Verdict).default([]),
});
export type Line = z.infer<typeof Line>;

/** How an administrator arranged the widgets of a slot. */
export const Arrangement = z.object({
  /** Ids of widgets, the first one first. A widget that is offered later is not among them and comes after them. */
  order: z.array(PartId),
  /** Those that are not shown. */
  off: z.array(PartId),
  since: z.iso.datetime(),
  /** Who arranged them. */
  by: z.string(),
});
export type Arrangement = z.infer<typeof Arrangement>;

/** One write of the channels that moved pointers: who did what, when, and why. It is never changed. */
export const ChangeRecord = z.object({
  /** Names the write. */
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  /** In their words; null where they said nothing. */
  why: z.string().nullable(),
  /** The key that the release command held; null without one. */
  key: z.string().nullable(),
  /** Where they moved. */
  environment: Environment.default(PRODUCTION),
  /** The environment that the versions were taken from; null: they were built, or were there. */
  promotedFrom: Environment.nullable().default(null),
  moves: z.array(
    z.object({
      package: PackageName,
      channel: z.enum(['stable', 'canary']),
      /** The version that was there before, and the one after; null: none. */
      from: Version.nullable(),
      to: Version.nullable(),
      /** Of the sessions that get a canary; null for all others. */
      percent: z.int().nullable(),
    }),
  ),
});
export type ChangeRecord = z.infer<typeof ChangeRecord>;

/** What page views are made of: the only thing in a release place that ever changes. */
export const Channels = z.object({
  /** By package name, `mfe-jobs`. */
  packages: z.record(PackageName, Line),
  /** The arrangements of a slot by its id, the latest first: it is the one that counts. */
  slots: z.record(PartId, z.array(Arrangement)).default({}),
  /** The latest moves, the latest first. All of them lie beside the releases. */
  history: z.array(ChangeRecord).default([]),
});
export type Channels = z.infer<typeof Channels>;

/** Before the first release. */
export const NO_CHANNELS: Channels = { packages: {}, slots: {}, history: [] };

const NO_LINE: Line = {
  stable: null,
  canary: null,
  earlier: [],
  demotions: [],
  isHeld: false,
  verdicts: [],
};

/** The line of a package; an empty one when it was never released. */
export const lineOf = ({ packages }: Channels, packageName: string): Line =>
  ownValue(packages, packageName) ?? NO_LINE;

/** Of placements from before it was written down. */
export const UNKNOWN_SINCE: string = new Date(0).toISOString();

/** As releases were written down before there were canaries. */
const OnePointer = z.object({
  stable: z.record(z.string(), z.object({ live: z.string(), earlier: z.array(z.string()) })),
});

/**
 * Reads channels from text, also those of a data folder from before there were canaries.
 *
 * @throws ZodError, SyntaxError
 */
export function parseChannels(text: string): Channels {
  const json: unknown = JSON.parse(text);
  const old = OnePointer.safeParse(json);
  return Channels.parse(old.success ? channelsOfPointers(old.data) : json);
}

const placementOf = (version: string): Placement => ({
  version,
  since: UNKNOWN_SINCE,
  by: 'unknown',
  commit: null,
});

function channelsOfPointers({ stable }: z.infer<typeof OnePointer>): Channels {
  const lines = Object.entries(stable).map(([name, { live, earlier }]): [string, Line] => [
    name,
    { ...NO_LINE, stable: placementOf(live), earlier: earlier.map(placementOf) },
  ]);
  return { ...NO_CHANNELS, packages: Object.fromEntries(lines) };
}
