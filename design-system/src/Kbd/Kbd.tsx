import type { ComponentProps } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { classNames } from '../class-names.ts';
import styles from './Kbd.module.css';
import { currentPlatform, type KeyName, type KeyPlatform, keyNames } from './platform.ts';

export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /**
   * One key or a chord: `Enter`, `Mod+K`, `Shift+ArrowUp`. `Mod` is Command on a Mac and Control elsewhere; write
   * `Plus` for the key +.
   */
  keys: string;
  /** Whose keyboard is drawn; this computer's unless said otherwise. */
  platform?: KeyPlatform;
}

/** A key to press, or several at once, as they read on the reader's own keyboard. */
export function Kbd({ keys, platform = currentPlatform(), className, ...rest }: KbdProps) {
  const names = keyNames(keys, platform);
  return (
    <kbd {...rest} className={classNames(styles.chord, className)} dir="ltr">
      <VisuallyHidden elementType="span">{names.map(({ spoken }) => spoken).join(' ')}</VisuallyHidden>
      {inOrder(names).map(([place, { drawn }]) => (
        <span key={place} className={styles.key} data-letter={drawn.length === 1 || undefined} aria-hidden>
          {drawn}
        </span>
      ))}
    </kbd>
  );
}

/** A chord never changes its order, so that the place of a key names it. */
function inOrder(names: readonly KeyName[]): [place: string, name: KeyName][] {
  return names.map((name, place) => [`${place} ${name.drawn}`, name]);
}
