import { Button } from '@shortlist/design-system/Button';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { UserPen } from 'lucide-react';
import styles from './SettledLine.module.css';
import { settledWords } from './settled-words.ts';
import { type SettleOptions, useSettle } from './use-settle.ts';

/** Who said what, what was read, and the way back; nothing where nobody said anything. */
export function SettledLine(at: SettleOptions) {
  const { pending, error, takeBack } = useSettle(at);
  const { settled, text } = at.requirement;
  if (settled === null) return null;
  return (
    <Text as={Inline} size="caption" rowGap={0}>
      <Inline as="p" gap={1} isOneLine className={styles.line}>
        <UserPen size={14} aria-hidden />
        {settledWords(settled)}
      </Inline>
      <Button
        size="small"
        variant="ghost"
        className={styles.back}
        aria-label={`Undo the verdict: ${text}`}
        isPending={pending !== null}
        pendingLabel="Undoing..."
        onPress={() => void takeBack()}
      >
        Undo
      </Button>
      {settled.reason && (
        <Text as="p" tone="body" wrap="anywhere" className={styles.whole}>
          {settled.reason}
        </Text>
      )}
      {error && (
        <Text as="p" tone="negative" className={styles.whole} role="alert">
          {error}
        </Text>
      )}
    </Text>
  );
}
