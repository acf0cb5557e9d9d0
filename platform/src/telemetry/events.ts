import { z } from 'zod';
import { policyOf, REMOTE_ERROR_KINDS } from '../loader/failure-policies.ts';
import { MAX_BATCH } from './limits.ts';

export { TELEMETRY_ADDRESS } from './limits.ts';

/**
 * What a page tells the edge of itself. One file without React: the browser writes these events, the edge reads them.
 * None carries an address with ids, an account, or words of a document.
 */

/** Whose event it is. The edge takes the team from the release itself; here it is for the console. */
const Source = {
  /** The container, `mfe_jobs`, or `shell`. */
  remote: z.string().max(60),
  version: z.string().max(60),
  team: z.string().max(60),
};

const sentence = z.string().max(300);

/** How a load fails, as the loader tells it (`RemoteErrorKind`); `other` for what only a newer shell knows. */
const FAILURES = [...REMOTE_ERROR_KINDS, 'other'] as const;

export const FailureKind = z.enum(FAILURES);
export type FailureKind = z.infer<typeof FailureKind>;

export const LoadOutcome = z.enum(['ok', ...FAILURES]);
export type LoadOutcome = z.infer<typeof LoadOutcome>;

/** Something threw. */
export const ErrorEvent = z.object({
  ...Source,
  kind: z.literal('error'),
  name: z.string().max(60),
  message: sentence,
  /** `list.1.js:1:204 JobRow`, innermost first; only lines of released files. */
  stack: z.array(z.string().max(200)).max(8),
  /** The kind of a failed load; null for every other error. */
  failure: FailureKind.nullable().catch('other'),
  /** It was caught by a boundary while something was drawn, so that a person saw a failure in its place. */
  isCrash: z.boolean(),
  /** Pattern of the page, `/joblist/:id`; null where no pattern fits. */
  page: z.string().max(120).nullable(),
});
export type ErrorEvent = z.infer<typeof ErrorEvent>;

/** A part of a remote, or the shell itself, was loaded or could not be. */
export const LoadEvent = z.object({
  ...Source,
  kind: z.literal('load'),
  /** `./JobList`, or the pattern of a page. */
  what: z.string().max(120),
  milliseconds: z.number().min(0).max(600_000),
  attempts: z.int().min(0).max(100),
  /** `ok`, or the kind of the failure. */
  outcome: LoadOutcome.catch('other'),
  /** Its files came, and threw while they were run. */
  hasThrown: z.boolean(),
});
export type LoadEvent = z.infer<typeof LoadEvent>;

/** Whether a load failed by the fault of its release, so that an earlier version would not have failed. */
export function isReleaseFault({ outcome, hasThrown }: Pick<LoadEvent, 'outcome' | 'hasThrown'>): boolean {
  if (outcome === 'ok' || outcome === 'other') return false;
  const fault = policyOf(outcome).isReleaseFault;
  return fault === 'if_thrown' ? hasThrown : fault;
}

/** How the page felt: milliseconds, for CLS a share. */
export const VitalEvent = z.object({
  ...Source,
  kind: z.literal('vital'),
  name: z.enum(['LCP', 'INP', 'CLS', 'TTFB']),
  value: z.number().min(0).max(600_000),
  page: z.string().max(120).nullable(),
});
export type VitalEvent = z.infer<typeof VitalEvent>;

/** Something of the platform was used that is to go. */
export const DeprecatedEvent = z.object({
  ...Source,
  kind: z.literal('deprecated'),
  api: z.string().max(80),
  since: z.string().max(40),
  instead: sentence,
});
export type DeprecatedEvent = z.infer<typeof DeprecatedEvent>;

/** What a remote does, or what is done to it, that nobody catches as an error. */
export const RuntimeIssue = z.enum([
  'render_loop',
  'long_task',
  'hang',
  'leak',
  'changed_global',
  'changed_title',
  'changed_styles',
  'tampered',
  'policy',
  'not_started',
]);
export type RuntimeIssue = z.infer<typeof RuntimeIssue>;

export const RuntimeIssueEvent = z.object({
  ...Source,
  kind: z.literal('sign'),
  sign: RuntimeIssue,
  detail: sentence,
});
export type RuntimeIssueEvent = z.infer<typeof RuntimeIssueEvent>;

/** What a person's page suffers from, so that an earlier release without it helps. */
const OF_RELEASE: ReadonlySet<RuntimeIssue> = new Set([
  'render_loop',
  'hang',
  'leak',
  'changed_global',
  'changed_title',
  'changed_styles',
]);

/** Whether a sign counts for taking its release back. */
export function isReleaseSign(sign: RuntimeIssue): boolean {
  return OF_RELEASE.has(sign);
}

export const TelemetryEvent = z.discriminatedUnion('kind', [
  ErrorEvent,
  LoadEvent,
  VitalEvent,
  DeprecatedEvent,
  RuntimeIssueEvent,
]);
export type TelemetryEvent = z.infer<typeof TelemetryEvent>;

/** The body of a request to the edge. */
export const TelemetryBatch = z.object({
  /** The id that the edge gave this page view, with its signature. */
  page: z.string().max(200),
  events: z.array(TelemetryEvent).min(1).max(MAX_BATCH),
});
export type TelemetryBatch = z.infer<typeof TelemetryBatch>;
