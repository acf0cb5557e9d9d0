import type { ComponentProps, MouseEvent } from 'react';
import { useFollow } from './navigation.ts';

export interface AnchorProps extends ComponentProps<'a'> {
  href: string;
  /** Called as the link is followed, before the page changes. */
  onPress?: (() => void) | undefined;
}

/** A plain `<a>` that follows itself on the client under a NavigationProvider. */
export function Anchor({ href, onPress, onClick, children, ...rest }: AnchorProps) {
  const follow = useFollow();
  const handlers = {
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      onPress?.();
      follow(event);
    },
  };
  return (
    <a href={href} {...rest} {...handlers}>
      {children}
    </a>
  );
}
