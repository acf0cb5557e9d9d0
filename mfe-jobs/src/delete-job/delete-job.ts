import { type Job, jobs } from '@shortlist/api-contract';
import { ApiError, deleteWithUndo, notify } from '@shortlist/platform';

/** What people read where they delete a position. */
export interface DeleteWords {
  /** Beside Undo. */
  readonly deletedOf: (job: Job) => string;
  /** Why it was kept. */
  readonly refusalOf: (error: unknown) => string;
}

/** On the pages of positions. */
export const pageWords: DeleteWords = {
  deletedOf: ({ title }) => `${title} deleted`,
  refusalOf: (error) => (isAnswered(error) ? error.message : 'Delete failed or unauthorized'),
};

/** On the tabs of the dashboard. */
export const tabWords: DeleteWords = {
  deletedOf: () => 'Position deleted successfully!',
  refusalOf: (error) =>
    isAnswered(error)
      ? 'Failed to delete position. Please try again.'
      : 'An error occurred while deleting the position.',
};

/** Takes a position out of all lists, and deletes it once it can no longer be taken back. */
export function deleteJob(job: Job, { deletedOf, refusalOf }: DeleteWords): void {
  deleteWithUndo({
    id: job.id,
    endpoint: jobs.remove,
    message: deletedOf(job),
    onRefused: (error) => notify({ tone: 'error', title: 'Delete Failed', message: refusalOf(error) }),
  });
}

/** Whether the server refused: false where nothing, or nothing that makes sense, came back. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code !== 'network' && error.code !== 'invalid_answer';
}
