import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  OverlayArrow,
} from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ClientNavigation } from '../Menu/ClientNavigation.tsx';
import overlay from '../overlay/overlay.module.css';
import styles from './Popover.module.css';

export interface PopoverProps
  extends Omit<
    AriaPopoverProps,
    | 'className'
    | 'style'
    | 'children'
    | 'render'
    | 'placement'
    | 'trigger'
    | 'triggerRef'
    | 'isOpen'
    | 'onOpenChange'
  > {
  /** A Button or an IconButton. */
  trigger: ReactElement;
  /** What it is about, above the content; a screen reader says it as the focus moves in. */
  title: string;
  /** The title is for screen readers only: the content says by itself what it is about. */
  isTitleHidden?: boolean;
  /** What it shows; a function gets `close`, for a button that ends it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string | undefined;
  /** Where it opens; it turns to the other side where there is no room. */
  placement?: AriaPopoverProps['placement'];
  /** A small arrow that points at the trigger, where several triggers stand close together. */
  hasArrow?: boolean;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A little more about a thing, beside it, without leaving the page. The focus moves in, stays in, and returns. */
export function Popover({ trigger, isOpen, onOpenChange, ...rest }: PopoverProps) {
  const control = { ...(isOpen !== undefined && { isOpen }), ...(onOpenChange && { onOpenChange }) };
  return (
    <DialogTrigger {...control}>
      {trigger}
      <Surface {...rest} />
    </DialogTrigger>
  );
}

export interface PopoverPanelProps extends Omit<PopoverProps, 'trigger' | 'isOpen' | 'onOpenChange'> {
  /** The button that it hangs on; it takes the focus back on close. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A popover without its button, for a button that has to be on the page before this code is: draw the button with
 * aria-haspopup="dialog" and aria-expanded, and import this when it is about to be used.
 */
export function PopoverPanel(props: PopoverPanelProps) {
  return (
    <ClientNavigation>
      <Surface {...props} />
    </ClientNavigation>
  );
}

type SurfaceProps = Omit<PopoverProps, 'trigger'> & Partial<Pick<PopoverPanelProps, 'triggerRef'>>;

function Surface({
  title,
  isTitleHidden = false,
  children,
  className,
  placement = 'bottom start',
  hasArrow = false,
  isOpen,
  onOpenChange,
  triggerRef,
  ...rest
}: SurfaceProps) {
  const control = {
    ...(isOpen !== undefined && { isOpen }),
    ...(onOpenChange && { onOpenChange }),
    ...(triggerRef && { triggerRef }),
  };
  return (
    <AriaPopover
      offset={hasArrow ? 10 : 4}
      {...rest}
      {...control}
      placement={placement ?? 'bottom start'}
      className={classNames(overlay.surface, className)}
      data-content="dialog"
      data-arrow={hasArrow || undefined}
    >
      {hasArrow ? <Arrow /> : null}
      <Dialog className={styles.dialog ?? ''} {...(isTitleHidden && { 'aria-label': title })}>
        {(dialog) => {
          // Without a trigger around it the dialog does not know what it is in.
          const close = () => (triggerRef ? onOpenChange?.(false) : dialog.close());
          return (
            <>
              {isTitleHidden ? null : <Header title={title} onClose={close} />}
              <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
            </>
          );
        }}
      </Dialog>
    </AriaPopover>
  );
}

function Header({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <header className={styles.header}>
      <Heading slot="title" className={styles.title ?? ''}>
        {title}
      </Heading>
      <IconButton size="small" label="Close" icon={<X aria-hidden />} onPress={onClose} />
    </header>
  );
}

function Arrow() {
  return (
    <OverlayArrow className={styles.arrow ?? ''}>
      <svg width={16} height={8} viewBox="0 0 16 8" aria-hidden="true">
        <path d="M0 0 8 8 16 0" />
      </svg>
    </OverlayArrow>
  );
}
