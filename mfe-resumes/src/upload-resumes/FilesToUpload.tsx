import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { FileDrop } from '@shortlist/design-system/FileDrop';
import { FormActions } from '@shortlist/design-system/Form';
import { Stack } from '@shortlist/design-system/Stack';
import { useState } from 'react';
import { ACCEPTED } from './check-file.ts';
import { DuplicateFilesBanner } from './DuplicateFilesBanner.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { resumeTab } from './resume-tab.ts';
import { UploadButton } from './UploadButton.tsx';
import { UploadList } from './UploadList.tsx';
import styles from './UploadResumesPage.module.css';
import { UploadSummary } from './UploadSummary.tsx';
import { countOf, isUnderWay } from './upload-queue.ts';
import type { LastingUpload } from './use-lasting-uploader.ts';

/** The files that were chosen, and how far each of them is. */
export function FilesToUpload({
  upload: { uploader, queue, startOver },
}: {
  readonly upload: LastingUpload;
}) {
  const [isPressedInVain, setPressedInVain] = useState(false);

  function start() {
    setPressedInVain(countOf(queue, 'chosen', 'failed') === 0);
    uploader.start();
    uploader.retryFailed();
  }

  return (
    <>
      <FailureBanner queue={queue} prefix="Upload error: " />
      <FileDrop
        className={queue.length === 0 ? styles.nothingYet : undefined}
        label="Drop resumes here or choose files"
        description="PDF, DOC, or DOCX, up to 10 MB each"
        accept={ACCEPTED}
        allowsMultiple
        onFiles={(files) => uploader.add(files)}
      />
      {isPressedInVain && countOf(queue, 'chosen', 'queued', 'sending', 'failed') === 0 && (
        <Banner tone="negative" title="Please upload at least one file" />
      )}
      <DuplicateFilesBanner queue={queue} onRemove={() => uploader.removeRepeats()} />
      <UploadList queue={queue} uploader={uploader} hrefOf={resumeTab} />
      <Stack gap={3.5} className={styles.foot}>
        <UploadSummary queue={queue} />
        <FormActions>
          {isUnderWay(queue) ? (
            <Button onPress={() => uploader.cancelAll()}>Cancel All</Button>
          ) : (
            queue.length > 0 && <Button onPress={startOver}>Start Over</Button>
          )}
          <UploadButton queue={queue} onStart={start} />
        </FormActions>
      </Stack>
    </>
  );
}
