import type { ComponentProps } from 'react';
import { useFollow } from './navigation.ts';

export interface AnchorProps extends ComponentProps<'a'> {
  href: string;
  /** Called as the link is followed, before the page changes. */
  onPress?: (() => void) | undefined;
}

/** A plain `<a>` that follows itself on the client under a NavigationProvider. */
export function Anchor({ onPress, onClick, children, ...rest }: AnchorProps) {
  const follow = useFollow();
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        onPress?.();
        follow(event);
      }}
    >
      {children}
    </a>
  );
}
