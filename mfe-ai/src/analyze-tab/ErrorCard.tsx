import { Button } from '@shortlist/design-system/Button';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { Named } from './analyze-session.ts';
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
      <Text as="p" size="dense" tone="negative" weight={580}>
        {error}
      </Text>
      {reason && (
        <Text as="p" size="dense" tone="body" wrap="anywhere">
          {reason}
        </Text>
      )}
      {onRetry && (
        <Inline>
          <Button
            size="small"
            isDisabled={isRunning}
            aria-label={`Retry ${named?.candidate_name ?? 'resume'}`}
            onPress={onRetry}
          >
            Retry
          </Button>
        </Inline>
      )}
    </ResultCard>
  );
}
