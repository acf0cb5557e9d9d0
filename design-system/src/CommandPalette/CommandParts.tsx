import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button } from '../Button/Button.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './CommandPalette.module.css';

/** Says Escape where there is a keyboard, and is a cross where there is none. */
export function CloseButton({ onPress }: { onPress: () => void }) {
  return (
    <AriaButton className={styles.close ?? ''} onPress={onPress}>
      <VisuallyHidden elementType="span">Close </VisuallyHidden>
      <span className={styles.escape}>Esc</span>
      <X aria-hidden className={styles.cross} />
    </AriaButton>
  );
}

export interface SearchStatusProps {
  /** A search elsewhere is running; what is here already can be used. */
  isLoading?: boolean;
  /** What is being searched: "Searching resumes...". */
  loadingLabel?: string;
  /** A sentence that says which search failed. */
  errorMessage?: string | undefined;
  /** Searches again; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** One line about the search that runs elsewhere; a screen reader hears it. */
export function SearchStatus({
  isLoading = false,
  loadingLabel = 'Searching...',
  errorMessage,
  onRetry,
  emptyMessage = null,
}: SearchStatusProps & { emptyMessage?: ReactNode }) {
  return (
    <output className={styles.status}>
      {isLoading ? null : <VisuallyHidden>{emptyMessage}</VisuallyHidden>}
      {isLoading ? (
        <span className={styles.line}>
          <Spinner />
          {loadingLabel}
        </span>
      ) : null}
      {errorMessage && !isLoading ? (
        <span className={styles.line} data-tone="negative">
          <CircleAlert aria-hidden />
          <span className={styles.sentence}>{errorMessage}</span>
          {onRetry ? (
            <Button size="small" onPress={onRetry}>
              Retry
            </Button>
          ) : null}
        </span>
      ) : null}
    </output>
  );
}

interface EmptyResultProps {
  /** Null while it is too early to say that nothing fits. */
  message: ReactNode;
  /** Called with true when it comes, with false when it goes. */
  onEmptyChange: (isEmpty: boolean) => void;
}

/** Stands in the list; a live region outside of it says the same, since the list's own changes are not announced. */
export function EmptyResult({ message, onEmptyChange }: EmptyResultProps) {
  useEffect(() => {
    onEmptyChange(true);
    return () => onEmptyChange(false);
  }, [onEmptyChange]);
  return <p className={styles.empty}>{message}</p>;
}

/** The keys, for whoever has a keyboard; a screen reader knows those of a list. */
export function KeyHints() {
  return (
    <div aria-hidden className={styles.hints}>
      <span className={styles.hint}>
        <Kbd keys="ArrowUp" />
        <Kbd keys="ArrowDown" />
        move
      </span>
      <span className={styles.hint}>
        <Kbd keys="Enter" />
        choose
      </span>
      <span className={styles.hint}>
        <Kbd keys="Escape" />
        close
      </span>
    </div>
  );
}
