import { Card } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { UploadItem } from './UploadItem.tsx';
import { earlierCopyOf, type UploadQueue } from './upload-queue.ts';
import type { Uploader } from './uploader.ts';

interface UploadListProps {
  readonly queue: UploadQueue;
  readonly uploader: Uploader;
  /** Where a stored resume is shown; its own page unless told. */
  readonly hrefOf?: (id: string) => string;
}

const pageOf = (id: string) => `/resumes/${id}`;

/** Every file that was chosen or dropped, in the order in which it came. */
export function UploadList({ queue, uploader, hrefOf = pageOf }: UploadListProps) {
  if (queue.length === 0) return null;
  return (
    <Card>
      <Stack as="ul" isLined aria-label="Files">
        {queue.map((upload) => (
          <UploadItem
            key={upload.id}
            upload={upload}
            earlierCopy={earlierCopyOf(queue, upload)}
            uploader={uploader}
            hrefOf={hrefOf}
          />
        ))}
      </Stack>
    </Card>
  );
}
