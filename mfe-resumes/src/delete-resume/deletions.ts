import { type Resume, resumes } from '@shortlist/api-contract';
import {
  ApiError,
  call,
  deleteWithUndo,
  isGoneAlready,
  markDeleted,
  messageOf,
  queryClient,
  queryOf,
  refresh,
} from '@shortlist/platform';
import { showFailure } from '../shared/failure-toast.ts';

/** Takes a resume out of the lists, and deletes it once the toast with Undo has gone or the page is left. */
export function deleteResume(resume: Resume): void {
  deleteWithUndo({
    id: resume.id,
    endpoint: resumes.remove,
    message: `${resume.candidate_name}'s resume deleted`,
    onRefused: (error) => showFailure(refusalOf(error, resume)),
  });
}

/**
 * Deletes a resume at once, and takes it out of every list before they are asked again. One that is gone already is
 * deleted too.
 *
 * @throws ApiError what the server refused, or that it could not be asked; the resume stays where it was.
 */
export async function deleteNow({ id }: Resume): Promise<void> {
  await call(resumes.remove, { params: { id } }).catch((error: unknown) => {
    if (!isGoneAlready(error)) throw error;
  });
  markDeleted(id, true);
  // Until the screens have let go of it: nobody shall ask for what is gone.
  await new Promise((resolve) => setTimeout(resolve));
  queryClient.removeQueries({ queryKey: queryOf(resumes.get, { params: { id } }).queryKey });
  await refresh(resumes.remove);
  markDeleted(id, false);
}

function refusalOf(error: unknown, { candidate_name }: Resume): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.code === 'invalid_answer') return `Delete failed with status ${error.status}`;
  return `Failed to delete ${candidate_name}'s resume. ${error.message}`;
}
