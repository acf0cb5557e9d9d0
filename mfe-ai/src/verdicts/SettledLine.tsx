import { Button } from '@shortlist/design-system/Button';
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
    <div className={styles.settled}>
      <p className={styles.line}>
        <UserPen className={styles.icon} size={14} aria-hidden />
        {settledWords(settled)}
      </p>
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
        <Text as="p" tone="body" wrap="anywhere" className={styles.reason}>
          {settled.reason}
        </Text>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
