/** Between the looks whether a remote is back. */
const SOON = [3_000, 5_000, 8_000, 10_000];

/** A look here fetches and starts the container once more, so there are fewer. */
const SELDOM = [3_000, 8_000, 20_000, 60_000];

/** What follows from the way in which a remote failed. */
export interface FailurePolicy {
  /** What a person reads, without the period; `title` names the remote. */
  readonly message: (title: string) => string;
  /** What a person reads below it, where there is more to say than that the rest of the page works. */
  readonly hint?: string;
  /** Whether Retry is offered. */
  readonly hasRetry: boolean;
  /** Whether a second attempt follows within the same load: it may pass by itself in a moment. */
  readonly hasSecondAttempt: boolean;
  /** What it says of the remote as a whole: it counts toward an open breaker, closes it, or leaves it as it is. */
  readonly breaker: 'counts' | 'closes' | 'ignored';
  /** The pauses between looks whether it has passed, in milliseconds; null where it waits for a person or a release. */
  readonly recoveryPauses: readonly number[] | null;
  /** Whether the release is at fault, so that an earlier one would help: `if_thrown` where its code ran and threw. */
  readonly isReleaseFault: boolean | 'if_thrown';
}

/** Every way in which a remote can fail to be there, and all that follows from it. */
const FAILURE_POLICIES = {
  not_released: {
    message: (title) => `${title} isn't installed`,
    hasRetry: false,
    hasSecondAttempt: false,
    breaker: 'ignored',
    recoveryPauses: null,
    isReleaseFault: false,
  },
  unreachable: {
    message: (title) => `Failed to load ${title}`,
    hasRetry: true,
    hasSecondAttempt: true,
    breaker: 'counts',
    recoveryPauses: SOON,
    isReleaseFault: false,
  },
  timeout: {
    message: (title) => `${title} took too long to load`,
    hasRetry: true,
    hasSecondAttempt: false,
    breaker: 'counts',
    recoveryPauses: SOON,
    isReleaseFault: false,
  },
  broken_entry: {
    message: (title) => `${title} couldn't be read`,
    hasRetry: true,
    hasSecondAttempt: true,
    breaker: 'counts',
    recoveryPauses: SELDOM,
    isReleaseFault: true,
  },
  tampered: {
    message: (title) => `${title} failed a security check and wasn't loaded`,
    hasRetry: true,
    hasSecondAttempt: true,
    breaker: 'counts',
    recoveryPauses: SELDOM,
    isReleaseFault: true,
  },
  forbidden_origin: {
    message: (title) => `${title} comes from a blocked address`,
    hasRetry: true,
    hasSecondAttempt: false,
    breaker: 'ignored',
    recoveryPauses: null,
    isReleaseFault: false,
  },
  missing_part: {
    message: (title) => `Part of ${title} couldn't be loaded`,
    hasRetry: true,
    hasSecondAttempt: true,
    breaker: 'closes',
    recoveryPauses: SELDOM,
    isReleaseFault: 'if_thrown',
  },
  not_exposed: {
    message: (title) => `${title} doesn't include this view`,
    hasRetry: true,
    hasSecondAttempt: false,
    breaker: 'closes',
    recoveryPauses: null,
    isReleaseFault: true,
  },
  incompatible: {
    message: (title) => `${title} isn't compatible with this version of Shortlist`,
    hint: 'The rest of the page works. Reload the page to get the newest version.',
    hasRetry: true,
    hasSecondAttempt: false,
    breaker: 'closes',
    recoveryPauses: null,
    isReleaseFault: true,
  },
  suspended: {
    message: (title) => `${title} is temporarily unavailable`,
    hint: 'This will retry automatically. The rest of the page works.',
    hasRetry: true,
    hasSecondAttempt: false,
    breaker: 'ignored',
    recoveryPauses: SOON,
    isReleaseFault: false,
  },
  unresponsive: {
    message: (title) => `${title} stopped the page from responding`,
    hint: "It wasn't started again. Retry starts it. The rest of the page works.",
    hasRetry: true,
    hasSecondAttempt: false,
    breaker: 'ignored',
    recoveryPauses: null,
    isReleaseFault: true,
  },
  crashed: {
    message: (title) => `${title} stopped working`,
    hasRetry: true,
    hasSecondAttempt: false,
    breaker: 'closes',
    recoveryPauses: null,
    isReleaseFault: false,
  },
} as const satisfies Record<string, FailurePolicy>;

export type RemoteErrorKind = keyof typeof FAILURE_POLICIES;

export const REMOTE_ERROR_KINDS = Object.keys(FAILURE_POLICIES) as readonly RemoteErrorKind[];

/** What follows from a kind of failure. */
export function policyOf(kind: RemoteErrorKind): FailurePolicy {
  return FAILURE_POLICIES[kind];
}
