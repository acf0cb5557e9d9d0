import { useState, useSyncExternalStore } from 'react';
import type { UploadQueue } from './upload-queue.ts';
import { Uploader } from './uploader.ts';

/** An uploader for the life of a page, and its queue as it stands. */
export function useUploader(): { uploader: Uploader; queue: UploadQueue } {
  const [uploader] = useState(() => new Uploader());
  const queue = useSyncExternalStore(uploader.subscribe, uploader.snapshot);
  return { uploader, queue };
}
