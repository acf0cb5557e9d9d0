import { lazy, Suspense } from 'react';
import type { StoredQueueProps } from './StoredQueue.tsx';

/** It comes with the press that opens it. */
const StoredQueue = lazy(() => import('./StoredQueue.tsx'));

interface ShownQueueProps extends Omit<StoredQueueProps, 'resumeIds'> {
  /** Null while nobody settles anything. */
  readonly resumeIds: StoredQueueProps['resumeIds'] | null;
}

/** What is to check of matches that a list shows in short. It belongs to the list, not to a row: rows go with their score. */
export function ShownQueue({ resumeIds, ...rest }: ShownQueueProps) {
  return <Suspense>{resumeIds && <StoredQueue resumeIds={resumeIds} {...rest} />}</Suspense>;
}
