import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './moving.module.css';
import type { MovableItem, Moving } from './use-moving.ts';

export interface RefusedBannerProps<T extends MovableItem> {
  moving: Moving<T>;
  /** Instead of our own sentence. */
  text: string | ((error: unknown) => string) | undefined;
}

/** What is said on the page when a move was refused; the next move takes it away, or OK. */
export function DropErrorBanner<T extends MovableItem>({ moving, text }: RefusedBannerProps<T>) {
  const { refused, dismissRefused } = moving;
  if (!refused) return null;
  const own = typeof text === 'function' ? text(refused.error) : text;
  const dismiss = (
    <Button size="small" variant="ghost" onPress={dismissRefused}>
      OK
    </Button>
  );
  return (
    <Banner tone="negative" title="Not moved." className={styles.refused} action={dismiss}>
      {own ?? `${refused.what} returned to ${refused.list}. Failed to save the move. Try again.`}
    </Banner>
  );
}
