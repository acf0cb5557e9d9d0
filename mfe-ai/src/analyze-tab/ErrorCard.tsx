import { Button } from '@shortlist/design-system/Button';
import type { Named } from './analyze-session.ts';
import styles from './ResultCard.module.css';
import { ResultCard } from './ResultCard.tsx';

interface ErrorCardProps {
  readonly named: Named | undefined;
  readonly error: string;
  /** The server's own sentence, where it had one. */
  readonly reason: string | null;
  /** Null where asking again can't help. */
  readonly onRetry: (() => void) | null;
  readonly isRunning: boolean;
}

/** A resume that failed, why, and a way to try again. */
export function ErrorCard({ named, error, reason, onRetry, isRunning }: ErrorCardProps) {
  return (
    <ResultCard named={named} isSuccess={false}>
      <p className={styles.error}>{error}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {onRetry && (
        <Button
          size="small"
          className={styles.retry}
          isDisabled={isRunning}
          aria-label={`Retry ${named?.candidate_name ?? 'resume'}`}
          onPress={onRetry}
        >
          Retry
        </Button>
      )}
    </ResultCard>
  );
}
