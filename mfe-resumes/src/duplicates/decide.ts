import { type DuplicateGroup, duplicates, type Resume } from '@shortlist/api-contract';
import { showToast } from '@shortlist/design-system/Toast';
import { call, messageOf, refresh } from '@shortlist/platform';
import { showFailure } from '../shared/failure-toast.ts';

/** Makes the others of some resumes earlier versions of one; the toast can take it back. */
export async function mergeInto(main: Resume, resumes: readonly Resume[]): Promise<void> {
  const resume_ids = resumes.map(({ id }) => id).filter((id) => id !== main.id);
  await said('Failed to merge the resumes', async () => {
    const { merge_id } = await call(duplicates.merge, { body: { main_id: main.id, resume_ids } });
    await refresh(duplicates.merge);
    showToast({
      message: `Merged into ${main.file_name}. ${resume_ids.length === 1 ? 'The other is saved as an earlier version' : 'The others are saved as earlier versions'}.`,
      action: { label: 'Undo', onAction: () => void undoMerge(merge_id) },
    });
  });
}

/** Takes a merge back. */
export async function undoMerge(id: string): Promise<void> {
  await said('Failed to undo the merge', async () => {
    await call(duplicates.undo, { params: { id } });
    await refresh(duplicates.undo);
    showToast({ message: 'Merge undone' });
  });
}

/** Says that a group is not one person; the toast can take it back. */
export async function dismissDuplicate({ resumes }: DuplicateGroup): Promise<void> {
  const body = { resume_ids: resumes.map(({ id }) => id) };
  await said('Failed to save that. Please try again.', async () => {
    await call(duplicates.dismiss, { body });
    await refresh(duplicates.dismiss);
    showToast({
      message: "Marked as different people. This pair won't be suggested again.",
      action: { label: 'Undo', onAction: () => void reopen(body) },
    });
  });
}

async function reopen(body: { resume_ids: string[] }): Promise<void> {
  await said('Failed to undo that', async () => {
    await call(duplicates.reopen, { body });
    await refresh(duplicates.reopen);
  });
}

async function said(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showFailure(`${failure} ${messageOf(error)}`);
  }
}
