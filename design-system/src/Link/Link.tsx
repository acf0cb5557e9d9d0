import type { ReactNode, RefAttributes } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import styles from './Link.module.css';

export interface LinkProps
  extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'href'>,
    RefAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
  className?: string | undefined;
  /** inline is underlined and stands in a sentence; quiet takes the ink of its place: names in rows, "See All". */
  variant?: 'inline' | 'quiet';
}

/** A link in running text or a row. Under NavigationProvider it navigates without loading the page. */
export function Link({ children, className, variant = 'inline', ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={classNames(styles.link, className)} data-variant={variant}>
      {children}
    </AriaLink>
  );
}
