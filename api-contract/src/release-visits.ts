import { z } from 'zod';

/** Where the BFF merges what edges count; not under `/api`, so that no edge hands requests of browsers there. */
export const RELEASE_VISITS_ADDRESS = '/edges/visits';

/** The longest that a visit is remembered: a day, milliseconds. */
const MOST_MS = 24 * 60 * 60_000;

const Milliseconds = z.int().min(0).max(MOST_MS);

/** At most so many are sent at a time. */
export const MOST_VISITS = 2_000;

/** That a visitor had a version of a package, as an edge tells it to the others. */
export const ReleaseVisit = z.object({
  package: z.string().min(1).max(100),
  version: z.string().min(1).max(100),
  /** Random; leads to nobody. */
  visitor: z.string().min(1).max(100),
  /** Names the network of the visitor, the same for all edges, and doesn't say which it is. */
  network: z.string().min(1).max(100),
  hasFailed: z.boolean(),
});
export type ReleaseVisit = z.infer<typeof ReleaseVisit>;

/** What an edge has counted since it last told. */
export const VisitsTold = z.object({
  visits: z.array(ReleaseVisit).max(MOST_VISITS),
  /** For how long a visit counts. */
  windowMs: Milliseconds,
  /** Wants those of all edges that came within this time. */
  withinMs: Milliseconds,
});
export type VisitsTold = z.infer<typeof VisitsTold>;

/** What all edges have told, the earliest first. */
export const VisitsOfAll = z.object({
  visits: z.array(ReleaseVisit.extend({ /** How long ago it was told. */ ageMs: z.int().min(0) })),
});
export type VisitOfAny = z.infer<typeof VisitsOfAll>['visits'][number];
