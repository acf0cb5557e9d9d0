import type { RemoteInSet } from '../registry/release-set.ts';
import { verdictsIn } from './failed-files.ts';
import { entryFolderOf } from './page-tags.ts';
import { RemoteError } from './remote-error.ts';

/** The error of a load, made precise by what became of the files of the remote that failed meanwhile. */
export async function diagnose(remote: RemoteInSet, error: RemoteError, since: number): Promise<RemoteError> {
  const verdicts = await verdictsIn(entryFolderOf(remote.entry), since);
  if (verdicts.includes('tampered')) return new RemoteError('tampered', remote, error);
  const isReplaced = error.kind === 'unreachable' && verdicts.includes('replaced');
  return isReplaced ? new RemoteError('broken_entry', remote, error) : error;
}
