import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './moving.module.css';
import { ITEM } from './on-page.ts';
import type { MovableItem, Moving } from './use-moving.ts';

export interface MovingListsProps<T extends MovableItem> {
  rootRef: RefObject<HTMLDivElement | null>;
  /** What the lists are together. */
  label: string;
  moving: Moving<T>;
  /** A press on an item, or Enter. */
  onAction?: ((id: string) => void) | undefined;
  /** Another meaning of a press on an item. */
  onPress?: ((id: string, event: MouseEvent) => void) | undefined;
  /** Keys that mean something before moving does; true when one was taken. */
  onKey?: ((event: KeyboardEvent, id: string) => boolean) | undefined;
  isBusy: boolean;
  /** How they lie; for the style sheet. */
  layout?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The element around all lists: it hears the keys and the presses of every item. */
export function MovingLists<T extends MovableItem>(props: MovingListsProps<T>) {
  const { rootRef, label, moving, onAction, onPress, onKey, isBusy, layout, className, children } = props;
  const { carry, handlers } = moving;

  const handleClick = (event: MouseEvent) => {
    const id = itemOf(event.target);
    if (id === null) return;
    onPress?.(id, event);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onAction?.(id);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.getAttribute(ITEM) : null;
    if (id === null) return;
    const isTaken = carry === null && (onKey?.(event, id) ?? false);
    const isAction = !isTaken && carry === null && event.key === 'Enter';
    if (isAction) onAction?.(id);
    // Else the same key would go on to what the action has focused, and send a form at once.
    if (isTaken || isAction) event.preventDefault();
    else handlers.onKeyDown(event);
  };

  // One listener for hundreds of items; the items themselves are in the tab order and have roles.
  const hearing = {
    role: 'group',
    'aria-label': label,
    'aria-busy': isBusy || undefined,
    onClick: handleClick,
    onKeyDown: handleKeyDown,
    onFocus: handlers.onFocus,
    onBlur: handlers.onBlur,
  };
  return (
    <div
      {...hearing}
      ref={rootRef}
      className={classNames(styles.lists, className)}
      data-layout={layout}
      data-carrying={carry?.by}
      data-pressable={onAction || onPress ? '' : undefined}
    >
      {isBusy ? <output data-visually-hidden>Loading {label}</output> : null}
      {children}
    </div>
  );
}

/** The item that a press means; none when it is on a control of the item. */
function itemOf(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  const item = target.closest(`[${ITEM}]`);
  const control = target.closest('a, button, input, select, textarea, label, summary, form');
  return control && item?.contains(control) ? null : (item?.getAttribute(ITEM) ?? null);
}
