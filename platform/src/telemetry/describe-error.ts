import { type FailedRemote, RemoteError } from '../loader/remote-error.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import type { ErrorEvent } from './events.ts';
import { type Frame, framesOf, remoteOf } from './stack-frames.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** What an error is seen against. */
export interface ErrorPlace {
  readonly releases: ReleaseSet;
  /** Whose boundary caught it; undefined for the shell's own, or where none did. */
  readonly boundary: FailedRemote | undefined;
  readonly isCrash: boolean;
  readonly page: string | null;
  /** Address of the document, to resolve those of entries. */
  readonly base: string;
}

const FRAMES = 8;

/**
 * An error with its remote, version and team. A load that failed knows its remote. For all else the stack decides,
 * because a page shows parts of several remotes and calls handlers of one from another; then the boundary; and what
 * neither knows is the shell's. The address of the page says nothing about it and is never asked.
 */
export function describeError(error: unknown, place: ErrorPlace): ErrorEvent {
  const cause = firstCause(error);
  const frames = framesIn(error, place);
  const failed = error instanceof RemoteError ? error : undefined;
  const isLoad = failed !== undefined && failed.kind !== 'crashed';
  const culprit = isLoad ? failed.remote : (remoteOf(frames) ?? failed?.remote ?? place.boundary);
  return {
    kind: 'error',
    ...sourceOf(culprit, place.releases),
    name: nameOf(cause).slice(0, 60),
    message: withoutPersonalData(messageOf(failed && !isLoad ? cause : error)),
    stack: frames.slice(0, FRAMES).map((frame) => lineOf(frame, culprit).slice(0, 200)),
    failure: failed?.kind ?? null,
    isCrash: place.isCrash && !isLoad && !isAnswer(cause),
    page: place.page,
  };
}

/** A line of another remote says whose file it is: files of two remotes may have the same name. */
function lineOf({ remote, text }: Frame, culprit: Pick<FailedRemote, 'name'> | undefined): string {
  return remote && remote.name !== culprit?.name ? `${remote.name}/${remote.version}/${text}` : text;
}

/** Remote, version and team of an event; the shell where no remote is meant. */
export function sourceOf(
  remote: Pick<FailedRemote, 'name' | 'team' | 'version'> | undefined,
  { shell }: ReleaseSet,
): { remote: string; version: string; team: string } {
  if (!remote) return { remote: 'shell', version: shell.version, team: 'Shell' };
  return { remote: remote.name, version: remote.version, team: remote.team };
}

/** The first error of a chain: where it really happened. */
function firstCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? firstCause(error.cause) : error;
}

/** Of the innermost error of a chain that begins in a remote; else of the innermost. */
function framesIn(error: unknown, place: ErrorPlace): Frame[] {
  if (!(error instanceof Error)) return [];
  const inner = framesIn(error.cause, place);
  const own = framesOf(error.stack ?? '', place.releases, place.base);
  return remoteOf(inner) || (inner.length > 0 && !remoteOf(own)) ? inner : own;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The server said no, or was not reached: the page shows it, but nothing of the release is wrong. */
function isAnswer(error: unknown): boolean {
  if (error instanceof Error) return error.name === 'ApiError';
  // What the router makes of a Response that a loader throws.
  return typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error;
}
