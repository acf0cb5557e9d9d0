import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { TabProps } from '@shortlist/platform';
import { type ReactElement, useId } from 'react';
import { PageDropHint } from '../page-drop/PageDropHint.tsx';
import { usePageDrop } from '../page-drop/use-page-drop.ts';
import { FilesToUpload } from './FilesToUpload.tsx';
import styles from './UploadResumesPage.module.css';
import { UploadSuccess } from './UploadSuccess.tsx';
import { isFinished } from './upload-queue.ts';
import { useLastingUploader } from './use-lasting-uploader.ts';

/** Part of the dashboard's upload tab: files, their upload, its success. It goes on while another tab is shown. */
export default function UploadResumesWidget(_: TabProps): ReactElement {
  const upload = useLastingUploader();
  const { uploader, queue, earlierSuccess } = upload;
  const isDragging = usePageDrop((files) => uploader.add(files));
  const titleId = useId();
  const isDone = earlierSuccess !== null || isFinished(queue);

  return (
    <Stack as="section" gap={3.5} aria-labelledby={titleId} className={styles.column}>
      <Text as="h2" size="heading" tone="strong" id={titleId}>
        Upload Resume
      </Text>
      {isDone ? <UploadSuccess upload={upload} /> : <FilesToUpload upload={upload} />}
      {isDragging && <PageDropHint />}
    </Stack>
  );
}
