import { type DuplicateGroup, duplicates, type Resume } from '@shortlist/api-contract';
import { showToast } from '@shortlist/design-system/Toast';
import { call, messageOf, refresh } from '@shortlist/platform';
import { showFailure } from '../shared/failure-toast.ts';

/** Makes the others of some resumes earlier versions of one; the toast can take it back. */
export async function mergeInto(main: Resume, resumes: readonly Resume[]): Promise<void> {
  const resume_ids = resumes.map(({ id }) => id).filter((id) => id !== main.id);
  await said('The resumes could not be merged.', async () => {
    const { merge_id } = await call(duplicates.merge, { body: { main_id: main.id, resume_ids } });
    await refresh(duplicates.merge);
    showToast({
      message: `Merged into ${main.file_name}. ${resume_ids.length === 1 ? 'The other is kept as an earlier version' : 'The others are kept as earlier versions'}.`,
      action: { label: 'Undo', onAction: () => void undoMerge(merge_id) },
    });
  });
}

/** Takes a merge back. */
export async function undoMerge(id: string): Promise<void> {
  await said('The merge could not be undone.', async () => {
    await call(duplicates.undo, { params: { id } });
    await refresh(duplicates.undo);
    showToast({ message: 'The merge is undone' });
  });
}

/** Says that a group is not one person; the toast can take it back. */
export async function dismissDuplicate({ resumes }: DuplicateGroup): Promise<void> {
  const body = { resume_ids: resumes.map(({ id }) => id) };
  await said('That could not be kept.', async () => {
    await call(duplicates.dismiss, { body });
    await refresh(duplicates.dismiss);
    showToast({
      message: 'Kept apart. They are not suggested again.',
      action: { label: 'Undo', onAction: () => void reopen(body) },
    });
  });
}

async function reopen(body: { resume_ids: string[] }): Promise<void> {
  await said('That could not be undone.', async () => {
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
