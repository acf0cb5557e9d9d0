import { RotateCw, Unplug } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { moveFocus } from '../navigation/move-focus.ts';
import styles from './ErrorState.module.css';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed, as a sentence. */
  title: ReactNode;
  /** What still works and what is lost. */
  description?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The heading's level; 2 in a page, 3 in a card with a heading. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** A retry is running. */
  isRetrying?: boolean;
  /** Another way out beside Retry. */
  action?: ReactNode;
}

/**
 * Something failed, said in its own place and nowhere else. Retry takes it away: the focus that stood on the button
 * goes on to what is around it and can have a focus, as a page or a dialog, instead of nowhere.
 */
export function ErrorState({
  title,
  description,
  onRetry,
  headingLevel = 2,
  isRetrying = false,
  action,
  className,
  ...rest
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" {...rest} className={classNames(styles.error, className)}>
      <Unplug className={styles.icon} aria-hidden size={20} />
      <Heading className={styles.title}>{title}</Heading>
      {description ? <p className={styles.description}>{description}</p> : null}
      {onRetry || action ? (
        <div className={styles.actions} ref={moveFocus}>
          {onRetry ? (
            <Button icon={<RotateCw aria-hidden />} onPress={onRetry} isPending={isRetrying}>
              Retry
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
