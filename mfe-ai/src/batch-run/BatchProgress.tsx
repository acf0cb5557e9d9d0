import { Button } from '@shortlist/design-system/Button';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { Inline } from '@shortlist/design-system/Stack';
import styles from './BatchProgress.module.css';

interface BatchProgressProps {
  readonly batch: {
    readonly status: 'running' | 'stopped' | 'done';
    readonly done: number;
    readonly total: number;
    readonly stop: () => void;
    readonly resume: () => void;
  };
  readonly words: BatchWords;
}

/** What the work is called. */
export interface BatchWords {
  /** While it runs: "Matching resumes". */
  readonly running: string;
  readonly stopped: string;
  /** The button that goes on. */
  readonly rest: string;
}

export const MATCHING: BatchWords = {
  running: 'Matching resumes',
  stopped: 'Matching canceled',
  rest: 'Match remaining',
};

/** How far the batch is, with a way to end it; after that, a way to go on. */
export function BatchProgress({ batch, words }: BatchProgressProps) {
  if (batch.status === 'done') return null;
  const count = `${batch.done} of ${batch.total}`;
  return (
    <Inline gap={4} align="end" isOneLine>
      <ProgressBar
        className={styles.bar}
        label={batch.status === 'running' ? words.running : words.stopped}
        value={(batch.done / batch.total) * 100}
        valueLabel={count}
      />
      {batch.status === 'running' ? (
        <Button onPress={batch.stop}>Cancel</Button>
      ) : (
        <Button onPress={batch.resume}>{words.rest}</Button>
      )}
    </Inline>
  );
}
