import type { RemoteInSet } from '../registry/release-set.ts';
import { policyOf, type RemoteErrorKind } from './failure-policies.ts';

/** The remote as an error names it; for one that was never released only its name is known. */
export type FailedRemote = Pick<RemoteInSet, 'name' | 'title' | 'team' | 'version'>;

/** A remote that could not be loaded or shown. `message` is a sentence for a person. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly kind: RemoteErrorKind;
  readonly remote: FailedRemote;

  constructor(kind: RemoteErrorKind, remote: FailedRemote, cause?: unknown) {
    super(policyOf(kind).message(remote.title), { cause });
    this.kind = kind;
    this.remote = remote;
  }
}

/** Stands in for a remote that the release set does not hold. */
export function unknownRemote(name: string): FailedRemote {
  return { name, title: 'This part of Shortlist', team: 'unknown', version: 'none' };
}
