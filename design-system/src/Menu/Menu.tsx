import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  Header,
  Keyboard,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Separator,
} from 'react-aria-components/Menu';
import { classNames } from '../class-names.ts';
import overlay from '../overlay/overlay.module.css';
import { ClientNavigation } from './ClientNavigation.tsx';
import styles from './Menu.module.css';

export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'style' | 'children' | 'items'> {
  /** A Button or an IconButton; its label names the menu. */
  trigger: ReactElement;
  /** MenuItems, MenuSections, MenuSeparators. */
  children: ReactNode;
  className?: string | undefined;
  /** Where it opens; "bottom end" under the last button of a row. */
  placement?: PopoverProps['placement'];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button that opens a list of actions. For a choice among values use Select. */
export function Menu({
  trigger,
  children,
  className,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  ...rest
}: MenuProps) {
  const control = {
    ...(isOpen !== undefined && { isOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  return (
    <ClientNavigation>
      <MenuTrigger {...control}>
        {trigger}
        <Popover className={overlay.surface ?? ''} placement={placement ?? 'bottom start'} offset={4}>
          <AriaMenu {...rest} className={classNames(styles.menu, className)}>
            {children}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </ClientNavigation>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  className?: string | undefined;
  /** An icon of 16 px before the words. */
  icon?: ReactNode;
  /** The key that does the same, drawn at the end. */
  shortcut?: string;
  /** danger for what deletes. */
  tone?: 'neutral' | 'danger';
}

/** One action, or with href one link. In a Menu with selectionMode a chosen one carries a tick. */
export function MenuItem({ children, className, icon, shortcut, tone = 'neutral', ...rest }: MenuItemProps) {
  const text = typeof children === 'string' ? { textValue: children } : {};
  return (
    <AriaMenuItem
      {...text}
      {...rest}
      className={classNames(overlay.item, styles.item, className)}
      data-tone={tone}
    >
      {({ isSelected }) => (
        <>
          <span className={overlay.lead}>{isSelected ? <Check aria-hidden /> : icon}</span>
          <span className={overlay.text}>{children}</span>
          {shortcut ? <Keyboard className={styles.key}>{shortcut}</Keyboard> : null}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps
  extends Pick<AriaMenuSectionProps<object>, 'selectionMode' | 'selectedKeys' | 'onSelectionChange'> {
  title: string;
  children: ReactNode;
}

/** Items under a quiet title. With selectionMode the choice is among them alone, and other items stay actions. */
export function MenuSection({ title, children, ...rest }: MenuSectionProps) {
  return (
    <AriaMenuSection {...rest} className={styles.section ?? ''}>
      <Header className={styles.title}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A hairline between groups. */
export function MenuSeparator() {
  return <Separator className={styles.separator ?? ''} />;
}
