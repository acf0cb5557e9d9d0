import { Button } from '@shortlist/design-system/Button';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Spinner } from '@shortlist/design-system/Spinner';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import styles from './MatchReport.module.css';

interface MatchWaitingProps {
  /** What is being waited for, as a sentence. */
  readonly label: string;
  readonly onStop?: () => void;
}

/** The place of a match that is on its way. */
export function MatchWaiting({ label, onStop }: MatchWaitingProps) {
  return (
    <section className={styles.page}>
      <Stack className={styles.side}>
        <Text as="h1" size="title">
          Match
        </Text>
        <Inline as="output" isOneLine>
          <Spinner /> {label}
        </Inline>
        {onStop && <Button onPress={onStop}>Stop</Button>}
        <div className={styles.ringPlace} aria-hidden="true" />
        <Skeleton width="80%" />
        <Skeleton width="64%" />
      </Stack>
      <Stack className={styles.why} />
      <Stack gap={3} className={styles.requirements} aria-hidden="true">
        <Skeleton width={180} height={20} />
        <SkeletonRows rows={8} />
      </Stack>
    </section>
  );
}
