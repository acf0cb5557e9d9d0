import { Button } from '@shortlist/design-system/Button';
import { Upload } from 'lucide-react';
import { countOf, isUnderWay, type UploadQueue } from './upload-queue.ts';

interface UploadButtonProps {
  readonly queue: UploadQueue;
  readonly onStart: () => void;
}

/** Lets go what was chosen, or what failed once more; it says how many. */
export function UploadButton({ queue, onStart }: UploadButtonProps) {
  const chosen = countOf(queue, 'chosen');
  return (
    <Button
      variant="primary"
      icon={<Upload aria-hidden />}
      onPress={onStart}
      isPending={isUnderWay(queue) && chosen === 0}
      pendingLabel="Uploading..."
    >
      {labelOf(chosen, countOf(queue, 'failed'))}
    </Button>
  );
}

function labelOf(chosen: number, failed: number): string {
  if (chosen === 0) return failed > 0 ? 'Try Again' : 'Upload';
  return chosen === 1 ? 'Upload 1 resume' : `Upload ${chosen} resumes`;
}
