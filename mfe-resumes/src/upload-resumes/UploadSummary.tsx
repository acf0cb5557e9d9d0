import { Banner } from '@shortlist/design-system/Banner';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { countOf, isUnderWay, progressOf, type UploadQueue } from './upload-queue.ts';

/** All files together: how far they are, and at the end what became of them. */
export function UploadSummary({ queue }: { readonly queue: UploadQueue }) {
  if (isUnderWay(queue)) {
    const { total, settled, fraction } = progressOf(queue);
    return (
      <ProgressBar
        label={total === 1 ? 'Uploading 1 file' : `Uploading ${total} files`}
        value={fraction * 100}
        valueLabel={`${settled} of ${total}`}
      />
    );
  }
  const taken = countOf(queue, 'done');
  if (taken === 0) return null;
  const left = countOf(queue, 'refused', 'failed', 'cancelled');
  return (
    <Banner tone="positive" title={taken === 1 ? '1 resume uploaded.' : `${taken} resumes uploaded.`}>
      {left > 0 &&
        (left === 1
          ? "1 file wasn't uploaded. See the reason below."
          : `${left} files weren't uploaded. See the reasons below.`)}
    </Banner>
  );
}
