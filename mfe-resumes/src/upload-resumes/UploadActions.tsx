import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { FormActions } from '@shortlist/design-system/Form';
import { Upload } from 'lucide-react';
import { countOf, isUnderWay, type UploadQueue } from './upload-queue.ts';

interface UploadActionsProps {
  readonly queue: UploadQueue;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onMore: () => void;
}

/** The next step, whichever it is: upload, stop, or go on to the list. */
export function UploadActions({ queue, onStart, onCancel, onMore }: UploadActionsProps) {
  const chosen = countOf(queue, 'chosen');
  const isBusy = isUnderWay(queue);
  const isDone = !isBusy && countOf(queue, 'chosen', 'failed') === 0 && countOf(queue, 'done') > 0;
  if (isDone) {
    return (
      <FormActions>
        <Button onPress={onMore}>Upload more</Button>
        <ButtonLink ref={takeLostFocus} variant="primary" href="/resumes">
          Go to Resumes
        </ButtonLink>
      </FormActions>
    );
  }
  return (
    <FormActions>
      {isBusy ? (
        <Button onPress={onCancel}>Cancel all</Button>
      ) : (
        <ButtonLink href="/resumes">{countOf(queue, 'done') > 0 ? 'Go to Resumes' : 'Cancel'}</ButtonLink>
      )}
      <Button
        variant="primary"
        icon={<Upload aria-hidden />}
        onPress={onStart}
        isPending={isBusy && chosen === 0}
        pendingLabel="Uploading..."
      >
        {labelOf(chosen, countOf(queue, 'failed'))}
      </Button>
    </FormActions>
  );
}

/** The button that was pressed is gone when the last file arrives: the keyboard goes on at the next step. */
function takeLostFocus(link: HTMLElement | null): void {
  if (document.activeElement === document.body) link?.focus();
}

function labelOf(chosen: number, failed: number): string {
  if (chosen === 0) return failed > 0 ? 'Try again' : 'Upload';
  return chosen === 1 ? 'Upload 1 resume' : `Upload ${chosen} resumes`;
}
