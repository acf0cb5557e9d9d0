import { Button } from '@shortlist/design-system/Button';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import styles from './BatchProgress.module.css';
import type { Batch } from './use-batch.ts';

/** How far the batch is, with a way to end it; after that, a way to go on. */
export function BatchProgress({ batch }: { readonly batch: Batch }) {
  if (batch.status === 'done') return null;
  const count = `${batch.done} of ${batch.total}`;
  return (
    <div className={styles.progress}>
      <ProgressBar
        className={styles.bar}
        label={batch.status === 'running' ? 'Matching resumes' : 'Matching was cancelled'}
        value={(batch.done / batch.total) * 100}
        valueLabel={count}
      />
      {batch.status === 'running' ? (
        <Button onPress={batch.stop}>Cancel</Button>
      ) : (
        <Button onPress={batch.resume}>Match the rest</Button>
      )}
    </div>
  );
}
