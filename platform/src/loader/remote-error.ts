import type { RemoteInSet } from '../registry/release-set.ts';

/** Every way in which a remote can fail to be there. A new one does not compile until it has its sentence. */
export type RemoteErrorKind =
  | 'not_released'
  | 'unreachable'
  | 'timeout'
  | 'broken_entry'
  | 'tampered'
  | 'forbidden_origin'
  | 'missing_part'
  | 'not_exposed'
  | 'incompatible'
  | 'suspended'
  | 'crashed';

/** The remote as an error names it; for one that was never released only its name is known. */
export type FailedRemote = Pick<RemoteInSet, 'name' | 'title' | 'team' | 'version'>;

const SENTENCES: Record<RemoteErrorKind, (title: string) => string> = {
  not_released: (title) => `${title} is not part of this installation`,
  unreachable: (title) => `${title} can't be reached`,
  timeout: (title) => `${title} took too long to load`,
  broken_entry: (title) => `${title} arrived damaged`,
  tampered: (title) => `${title} is not what was released, so it was not started`,
  forbidden_origin: (title) => `${title} comes from an address that this installation does not allow`,
  missing_part: (title) => `A part of ${title} could not be loaded`,
  not_exposed: (title) => `${title} does not offer this part`,
  incompatible: (title) => `${title} does not fit this version of Shortlist`,
  suspended: (title) => `${title} can't be reached for now`,
  crashed: (title) => `${title} stopped working`,
};

/** A remote that could not be loaded or shown. `message` is a sentence for a person. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly kind: RemoteErrorKind;
  readonly remote: FailedRemote;

  constructor(kind: RemoteErrorKind, remote: FailedRemote, cause?: unknown) {
    super(SENTENCES[kind](remote.title), { cause });
    this.kind = kind;
    this.remote = remote;
  }
}

/** Stands in for a remote that the release set does not hold. */
export function unknownRemote(name: string): FailedRemote {
  return { name, title: 'This part of Shortlist', team: 'unknown', version: 'none' };
}
