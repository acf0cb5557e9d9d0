import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { FormActions } from '@shortlist/design-system/Form';
import { restoreFocus } from './restore-focus.ts';
import { UploadButton } from './UploadButton.tsx';
import { countOf, isFinished, isUnderWay, type UploadQueue } from './upload-queue.ts';

interface UploadActionsProps {
  readonly queue: UploadQueue;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onMore: () => void;
}

/** The next step, whichever it is: upload, stop, or go on to the list. */
export function UploadActions({ queue, onStart, onCancel, onMore }: UploadActionsProps) {
  if (isFinished(queue)) {
    return (
      <FormActions>
        <Button onPress={onMore}>Upload More</Button>
        <ButtonLink ref={restoreFocus} variant="primary" href="/resumes">
          Go to Resumes
        </ButtonLink>
      </FormActions>
    );
  }
  return (
    <FormActions>
      {isUnderWay(queue) ? (
        <Button onPress={onCancel}>Cancel All</Button>
      ) : (
        <ButtonLink href="/resumes">{countOf(queue, 'done') > 0 ? 'Go to Resumes' : 'Cancel'}</ButtonLink>
      )}
      <UploadButton queue={queue} onStart={onStart} />
    </FormActions>
  );
}
