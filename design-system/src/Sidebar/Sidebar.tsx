import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from '../navigation/Anchor.tsx';
import styles from './Sidebar.module.css';
import { SidebarDrawer } from './SidebarDrawer.tsx';

export interface SidebarProps extends ComponentProps<'nav'> {
  /** What is navigated: "Dashboard". */
  label: string;
  /** SidebarLinks, and SidebarGroups of them, with a SidebarSpacer before the last ones. */
  children: ReactNode;
  /** Only the icons are shown; their words come beside them under the pointer and on focus. */
  isCollapsed?: boolean;
  /** Called by the button at the foot, which is there only with it; remembering is the caller's. */
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
  /** Where the menu button of a narrow screen stands, as an icon: the start of a header. Without it above the page. */
  openerPlace?: Element | null | undefined;
}

/**
 * The column of links beside a page, 216 px wide, or 56 px as icons. Below 960 px it is a menu button, above the page
 * or in its header, that opens the same links in a drawer.
 */
export function Sidebar({
  label,
  children,
  isCollapsed = false,
  onCollapsedChange,
  openerPlace,
  className,
  ...rest
}: SidebarProps) {
  const list = useId();
  const drawer = (
    <SidebarDrawer label={label} isIcon={Boolean(openerPlace)}>
      {children}
    </SidebarDrawer>
  );
  return (
    <>
      {openerPlace ? createPortal(drawer, openerPlace) : drawer}
      <nav
        aria-label={label}
        {...rest}
        className={classNames(styles.sidebar, className)}
        data-collapsed={isCollapsed || undefined}
      >
        <ul id={list} className={styles.list}>
          {children}
        </ul>
        {onCollapsedChange ? (
          <button
            type="button"
            className={styles.link}
            aria-expanded={!isCollapsed}
            aria-controls={list}
            onClick={() => onCollapsedChange(!isCollapsed)}
          >
            <span className={styles.icon}>
              {isCollapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
            </span>
            <span className={styles.words}>{isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}</span>
          </button>
        ) : null}
      </nav>
    </>
  );
}

export interface SidebarLinkProps extends AnchorProps {
  /** An icon of 16 px; a sidebar that collapses shows it alone. */
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

export interface SidebarGroupProps {
  /** What its places have in common: "Positions". A collapsed sidebar shows a hairline instead. */
  label: string;
  /** SidebarLinks. */
  children: ReactNode;
}

/** Links that belong together, under a quiet title. */
export function SidebarGroup({ label, children }: SidebarGroupProps) {
  const title = useId();
  return (
    <li className={styles.group}>
      <span id={title} className={styles.title}>
        {label}
      </span>
      <ul aria-labelledby={title}>{children}</ul>
    </li>
  );
}

/** Takes the room that is left, so that what follows stands at the foot. */
export function SidebarSpacer() {
  return <li aria-hidden="true" className={styles.spacer} />;
}
