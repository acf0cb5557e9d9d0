import { useSession } from '@shortlist/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { persistentUploaderOf } from './persistent-uploader.ts';
import type { UploadQueue } from './upload-queue.ts';
import { keepSuccess, keptSuccess } from './upload-success.ts';
import type { Uploader } from './uploader.ts';

export interface LastingUpload {
  readonly uploader: Uploader;
  readonly queue: UploadQueue;
  /** How many resumes an upload before the last reload brought; null without one. */
  readonly earlierSuccess: number | null;
  /** An empty list, and nothing kept. */
  readonly startOver: () => void;
}

/** The uploader of the dashboard, which outlives its screen. */
export function useLastingUploader(): LastingUpload {
  const ownerId = useSession()?.id ?? '';
  const { uploader, show } = persistentUploaderOf(ownerId);
  const queue = useSyncExternalStore(uploader.subscribe, uploader.snapshot);
  const [earlierSuccess, setEarlierSuccess] = useState(() => keptSuccess(ownerId));

  useEffect(() => show(), [show]);

  function startOver() {
    uploader.clear();
    keepSuccess(null);
    setEarlierSuccess(null);
  }

  return { uploader, queue, earlierSuccess: queue.length === 0 ? earlierSuccess : null, startOver };
}
