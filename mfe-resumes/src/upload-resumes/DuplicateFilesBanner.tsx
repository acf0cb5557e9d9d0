import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { repeatsIn, type UploadQueue } from './upload-queue.ts';

interface RepeatsBannerProps {
  readonly queue: UploadQueue;
  readonly onRemove: () => void;
}

/** Counts the chosen files that would be stored twice, and takes them out of the list at one press. */
export function DuplicateFilesBanner({ queue, onRemove }: RepeatsBannerProps) {
  const count = repeatsIn(queue).length;
  if (count === 0) return null;
  return (
    <Banner
      tone="caution"
      title={count === 1 ? '1 file is a duplicate.' : `${count} files are duplicates.`}
      action={
        <Button size="small" onPress={onRemove}>
          {count === 1 ? 'Skip duplicate' : 'Skip duplicates'}
        </Button>
      }
    />
  );
}
