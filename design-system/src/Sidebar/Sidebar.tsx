import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from '../navigation/Anchor.tsx';
import styles from './Sidebar.module.css';

export interface SidebarProps extends ComponentProps<'nav'> {
  /** What is navigated: "Dashboard". */
  label: string;
  /** SidebarLinks, with SidebarSeparators between groups and a SidebarSpacer before the last ones. */
  children: ReactNode;
}

/** The column of links beside a dashboard, 216 px wide; up to 900 px a row above it that can be swiped. */
export function Sidebar({ label, children, className, ...rest }: SidebarProps) {
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.sidebar, className)}>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

export interface SidebarLinkProps extends AnchorProps {
  /** An icon of 16 px. */
  icon?: ReactNode;
  /** This page is the one it leads to. */
  isCurrent?: boolean | undefined;
}

/** One place to go. */
export function SidebarLink({ icon, isCurrent, className, children, ...rest }: SidebarLinkProps) {
  return (
    <li>
      <Anchor
        {...rest}
        className={classNames(styles.link, className)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>{children}</span>
      </Anchor>
    </li>
  );
}

/** A hairline between two groups of links. */
export function SidebarSeparator() {
  return <li aria-hidden="true" className={styles.separator} />;
}

/** Takes the room that is left, so that what follows stands at the foot. */
export function SidebarSpacer() {
  return <li aria-hidden="true" className={styles.spacer} />;
}
