import { type Job, jobs } from '@shortlist/api-contract';
import { deleteWithUndo, notify, wasRefused } from '@shortlist/platform';

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
  refusalOf: (error) => (wasRefused(error) ? error.message : 'Delete failed or unauthorized'),
};

/** On the tabs of the dashboard. */
export const tabWords: DeleteWords = {
  deletedOf: () => 'Position deleted successfully!',
  refusalOf: (error) =>
    wasRefused(error)
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
