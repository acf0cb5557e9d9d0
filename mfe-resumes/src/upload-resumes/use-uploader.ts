import { currentUser } from '@shortlist/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { takeNavigationPayload } from '../page-drop/navigation-payload.ts';
import type { UploadQueue } from './upload-queue.ts';
import { Uploader } from './uploader.ts';

/** The files of whose page went away because the session ended, until the same person is back. */
let kept: { readonly ownerId: string | undefined; readonly uploader: Uploader } | null = null;

/**
 * An uploader for the life of a page, and its queue as it stands, which begins with what was handed over. Leaving the page empties it; a session that ended
 * does not, since the same person comes back here after the login.
 */
export function useUploader(): { uploader: Uploader; queue: UploadQueue } {
  const [ownerId] = useState(() => currentUser()?.id);
  const [uploader] = useState(() => keptFor(ownerId) ?? new Uploader());
  const queue = useSyncExternalStore(uploader.subscribe, uploader.snapshot);

  useEffect(() => {
    kept = { ownerId, uploader };
    uploader.add(takeNavigationPayload());
    return () => {
      if (currentUser() !== null) kept = null;
    };
  }, [ownerId, uploader]);

  return { uploader, queue };
}

function keptFor(ownerId: string | undefined): Uploader | null {
  return kept !== null && kept.ownerId === ownerId ? kept.uploader : null;
}
