import { Button } from '@shortlist/design-system/Button';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Spinner } from '@shortlist/design-system/Spinner';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import layout from './MatchReport.module.css';
import styles from './MatchWaiting.module.css';

interface MatchWaitingProps {
  /** What is being waited for, as a sentence. */
  readonly label: string;
  readonly onStop?: () => void;
}

/** The place of a match that is on its way. */
export function MatchWaiting({ label, onStop }: MatchWaitingProps) {
  return (
    <section className={layout.page}>
      <Stack className={layout.side}>
        <h1 className={layout.name}>Match</h1>
        <Inline as="output" isOneLine className={styles.label}>
          <Spinner /> {label}
        </Inline>
        {onStop && <Button onPress={onStop}>Stop</Button>}
        <div className={styles.ring} aria-hidden="true" />
        <Skeleton width="80%" />
        <Skeleton width="64%" />
      </Stack>
      <Stack className={layout.why} />
      <Stack gap={3} className={layout.requirements} aria-hidden="true">
        <Skeleton width={180} height={20} />
        <SkeletonRows rows={8} />
      </Stack>
    </section>
  );
}
