import { Button } from '@shortlist/design-system/Button';
import styles from './AnalyzeWidget.module.css';

interface StartButtonProps {
  readonly children: string;
  /** All that is needed is chosen. */
  readonly isReady: boolean;
  readonly onStart: () => void;
  /** Pressed too early: says what is missing. */
  readonly onRefused: () => void;
}

/** Disabled until all is chosen, yet within reach of the keyboard: pressed too early it says what is missing. */
export function StartButton({ children, isReady, onStart, onRefused }: StartButtonProps) {
  return (
    <Button
      variant="primary"
      className={styles.start}
      aria-disabled={!isReady}
      onPress={isReady ? onStart : onRefused}
    >
      {children}
    </Button>
  );
}
