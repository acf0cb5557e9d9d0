import { findRemoteHost } from '../loader/host.ts';
import type { LoadReport } from '../loader/loader.ts';
import type { FailedRemote } from '../loader/remote-error.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import { describeError, sourceOf } from './describe-error.ts';
import type { RuntimeIssue, VitalEvent } from './events.ts';
import { recordEvent } from './outbox.ts';
import { pagePattern } from './page-pattern.ts';
import { type Frame, framesOf, remoteOf } from './stack-frames.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/**
 * Where the platform says what happens. Every function here returns at once, never throws, and does nothing in a
 * story or a unit test, where no host provides remotes.
 */

type Culprit = Pick<FailedRemote, 'name' | 'team' | 'version'> | undefined;

export interface ErrorSource {
  /** The remote whose part the boundary stands around; undefined for the shell's own, or where none caught it. */
  readonly boundary: FailedRemote | undefined;
  /** A person saw the failure in its place. */
  readonly isCrash: boolean;
}

const reported = new WeakSet<object>();

/** Reports an error once, however many boundaries it passes. */
export function reportError(error: unknown, { boundary, isCrash }: ErrorSource): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  report((releases) =>
    recordEvent(
      describeError(error, { releases, boundary, isCrash, page: pagePattern(), base: document.baseURI }),
    ),
  );
}

/** How the bundler's runtime calls the failure of a file that did not come. */
const CHUNK_IS_AWAY = 'ChunkLoadError';

/** Reports how a load ended: what the loader calls when it has settled. */
export function reportLoad({ remote, what, attempts, milliseconds, error }: LoadReport): void {
  report((releases) =>
    recordEvent({
      kind: 'load',
      ...sourceOf(remote, releases),
      // The address of a page may hold ids; its pattern does not.
      what: (what.startsWith('/') ? (pagePattern(what) ?? 'unknown page') : what).slice(0, 120),
      attempts,
      milliseconds,
      outcome: error?.kind ?? 'ok',
      hasThrown: error?.cause instanceof Error && error.cause.name !== CHUNK_IS_AWAY,
    }),
  );
}

/** Reports that the shell itself is there. */
export function reportStart(milliseconds: number): void {
  report((releases) =>
    recordEvent({
      kind: 'load',
      ...sourceOf(undefined, releases),
      what: 'shell',
      attempts: 1,
      milliseconds,
      outcome: 'ok',
      hasThrown: false,
    }),
  );
}

const signsSeen = new Set<string>();

/**
 * Reports what a remote does that nobody catches as an error: once a page for each remote and sign.
 *
 * @param detail one sentence with figures, and no words of a document.
 */
export function reportRuntimeIssue(sign: RuntimeIssue, detail: string, remote: Culprit): void {
  report((releases) => {
    const source = sourceOf(remote, releases);
    if (!isFirst(signsSeen, `${source.remote} ${sign}`)) return;
    recordEvent({ kind: 'sign', ...source, sign, detail: withoutPersonalData(detail) });
  });
}

/** Reports a released file that arrived with other bytes, of whomever it is. */
export function reportTampered(address: string): void {
  const file = new URL(address).pathname.split('/').at(-1);
  reportRuntimeIssue('tampered', `${file} is not what was released.`, remoteOfStack(`${address}:1:1`));
}

/** Reports a web vital of the remote that it belongs to. */
export function reportVital(name: VitalEvent['name'], value: number, remote: Culprit): void {
  report((releases) =>
    recordEvent({ kind: 'vital', ...sourceOf(remote, releases), name, value, page: pagePattern() }),
  );
}

const deprecatedSeen = new Set<string>();

export interface Deprecation {
  /** The version since which it is to go, `1.2`. */
  readonly since: string;
  /** What to use, as a sentence. */
  readonly instead: string;
}

/**
 * The first line of whatever is to go. It reports each remote that uses it, once a page; who calls is read from the
 * stack, so a remote needs to do nothing.
 *
 * @param api the name that its users know, `useHeaderStart`.
 */
export function deprecated(api: string, { since, instead }: Deprecation): void {
  const stack = new Error(api).stack ?? '';
  report((releases) => {
    const source = sourceOf(remoteOf(framesOf(stack, releases, document.baseURI)), releases);
    if (!isFirst(deprecatedSeen, `${source.remote} ${api}`)) return;
    recordEvent({ kind: 'deprecated', ...source, api, since, instead });
  });
}

/** The remote that a stack or the address of a script belongs to, as the release set of this page knows it. */
export function remoteOfStack(stack: string): ReturnType<typeof remoteOf> {
  return remoteOf(framesOfPage(stack));
}

function framesOfPage(stack: string): Frame[] {
  const releases = findRemoteHost()?.registry.releases;
  return releases ? framesOf(stack, releases, document.baseURI) : [];
}

/**
 * The remote whose own line called a function of the platform, which is the first of the stack. Undefined where the
 * shell, or something it shares, stands between.
 */
export function callerOfStack(stack: string): ReturnType<typeof remoteOf> {
  return framesOfPage(stack)[1]?.remote;
}

/** As `callerOfStack`, where the shell's code called the remote's: React, for an effect or a handler. */
export function calledCallerOfStack(stack: string): ReturnType<typeof remoteOf> {
  const [, caller, ...outer] = framesOfPage(stack);
  return outer.some(({ remote }) => remote === undefined) ? caller?.remote : undefined;
}

function isFirst(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function report(write: (releases: ReleaseSet) => void): void {
  const host = findRemoteHost();
  if (!host) return;
  try {
    write(host.registry.releases);
  } catch {
    // An error that can't even be described must not take the place of the one that was to be told.
  }
}
