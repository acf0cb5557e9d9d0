import { Banner } from '@shortlist/design-system/Banner';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { FileDrop } from '@shortlist/design-system/FileDrop';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useLeaveGuard } from '@shortlist/platform/router';
import { useState } from 'react';
import { PageDropHint } from '../page-drop/PageDropHint.tsx';
import { usePageDrop } from '../page-drop/use-page-drop.ts';
import { ACCEPTED } from './check-file.ts';
import { DuplicateFilesBanner } from './DuplicateFilesBanner.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { UploadActions } from './UploadActions.tsx';
import { UploadList } from './UploadList.tsx';
import styles from './UploadResumesPage.module.css';
import { UploadSummary } from './UploadSummary.tsx';
import { countOf, isUnderWay } from './upload-queue.ts';
import { useUploader } from './use-uploader.ts';

/** /resumes/new: any number of files, each with its progress and its own end. */
export function UploadResumesPage() {
  useDocumentTitle('Upload Resumes');
  useBreadcrumbs([{ label: 'Resumes', href: '/resumes' }, { label: 'Upload' }]);
  const { uploader, queue } = useUploader();
  const [isNothingChosen, setIsNothingChosen] = useState(false);
  const leaving = useLeaveGuard(
    () => isUnderWay(uploader.snapshot()),
    () => uploader.cancelAll(),
  );

  function add(files: readonly File[]) {
    setIsNothingChosen(false);
    uploader.add(files);
  }

  const isDragging = usePageDrop(add);

  function start() {
    setIsNothingChosen(countOf(queue, 'chosen', 'failed') === 0);
    uploader.start();
    uploader.retryFailed();
  }

  return (
    <Page>
      <PageHeader
        title="Upload Resumes"
        description="Shortlist extracts the name, contact details, and skills from each file."
      />
      <Stack gap={3.5} className={styles.column}>
        <FailureBanner queue={queue} />
        <FileDrop
          label="Drop resumes here or choose files"
          description="PDF, DOC, or DOCX, up to 10 MB each"
          accept={ACCEPTED}
          allowsMultiple
          onFiles={add}
        />
        {isNothingChosen && <Banner tone="negative" title="Please select at least one file" />}
        <DuplicateFilesBanner queue={queue} onRemove={() => uploader.removeRepeats()} />
        <UploadList queue={queue} uploader={uploader} />
        <Stack gap={3.5} className={styles.foot}>
          <UploadSummary queue={queue} />
          <UploadActions
            queue={queue}
            onStart={start}
            onCancel={() => uploader.cancelAll()}
            onMore={() => uploader.clear()}
          />
        </Stack>
      </Stack>
      {isDragging && <PageDropHint />}
      <ConfirmDialog {...leaving} title="Stop uploading?" confirmLabel="Stop and leave">
        Some files are still uploading. Finished uploads are kept.
      </ConfirmDialog>
    </Page>
  );
}

export { UploadResumesPage as Component };
