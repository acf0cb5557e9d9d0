import type { ReactNode, RefObject } from 'react';
import {
  Menu as AriaMenu,
  type MenuProps as AriaMenuProps,
  Popover,
  type PopoverProps,
} from 'react-aria-components/Menu';
import { classNames } from '../class-names.ts';
import overlay from '../overlay/overlay.module.css';
import { ClientNavigation } from './ClientNavigation.tsx';
import styles from './Menu.module.css';

export interface MenuPopoverProps
  extends Omit<
    AriaMenuProps<object>,
    'className' | 'style' | 'children' | 'items' | 'onClose' | 'autoFocus'
  > {
  /** The button that it hangs on; it takes the focus back on close. */
  triggerRef: RefObject<HTMLElement | null>;
  /** What the menu is, for a screen reader. */
  'aria-label': string;
  /** MenuItems, MenuSections, MenuSeparators. */
  children: ReactNode;
  className?: string | undefined;
  placement?: PopoverProps['placement'];
  /** What takes the focus as it opens: an item for the keyboard, the menu itself for the pointer. */
  firstFocus?: 'first' | 'last' | 'menu';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The list of a menu without its button, for a button that has to be on the page before this code is:
 * draw the button with aria-haspopup="menu" and aria-expanded, and import this when it is about to be used.
 */
export function MenuPopover({
  triggerRef,
  children,
  className,
  placement = 'bottom start',
  firstFocus = 'menu',
  isOpen,
  onOpenChange,
  ...rest
}: MenuPopoverProps) {
  const focus = { autoFocus: firstFocus === 'menu' ? true : firstFocus };
  return (
    <ClientNavigation>
      <Popover
        className={overlay.surface ?? ''}
        triggerRef={triggerRef}
        placement={placement ?? 'bottom start'}
        offset={4}
        aria-label={rest['aria-label']}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <AriaMenu
          {...rest}
          {...focus}
          className={classNames(styles.menu, className)}
          onClose={() => onOpenChange(false)}
        >
          {children}
        </AriaMenu>
      </Popover>
    </ClientNavigation>
  );
}
