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
    <section aria-labelledby={titleId} className={styles.column}>
      <h2 id={titleId} className={styles.title}>
        Upload Resume
      </h2>
      {isDone ? <UploadSuccess upload={upload} /> : <FilesToUpload upload={upload} />}
      {isDragging && <PageDropHint />}
    </section>
  );
}
