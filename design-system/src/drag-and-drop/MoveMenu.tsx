import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { MenuItem, MenuPopover, MenuSection, MenuSeparator } from '../Menu/index.ts';
import styles from './moving.module.css';

/** A list that an item may be moved to. */
export interface MoveTarget {
  id: string;
  title: string;
  /** Why it may not, or null. */
  refusal: string | null;
}

export interface MoveMenuProps {
  /** What is moved, for a screen reader. */
  name: string;
  triggerRef: RefObject<HTMLElement | null>;
  targets: readonly MoveTarget[];
  /** The list that it stands in. */
  current: string;
  onMoveTo: (listId: string) => void;
  /** Given where places within a list differ; each is missing at its end. */
  onMoveUp?: (() => void) | undefined;
  onMoveDown?: (() => void) | undefined;
  /** More MenuItems, below. */
  more?: ReactNode;
  onClose: () => void;
}

const UP = 'move-up-in-list';
const DOWN = 'move-down-in-list';

/** The way to move something without dragging: a list of where it may go. Digits choose while it is open. */
export function MoveMenu(props: MoveMenuProps) {
  const { name, triggerRef, targets, current, onMoveTo, onMoveUp, onMoveDown, more, onClose } = props;
  const menu = useRef<HTMLDivElement>(null);
  const choose = (listId: string) => {
    onClose();
    if (listId !== current) onMoveTo(listId);
  };
  const chooseByDigit = (event: KeyboardEvent) => {
    const target = targets[Number(event.key) - 1];
    if (!target || target.refusal !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(target.id);
  };
  return (
    <div ref={menu} onKeyDownCapture={chooseByDigit} className={styles.menuHost}>
      <MenuPopover
        triggerRef={triggerRef}
        aria-label={`Move ${name}`}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        firstFocus="first"
        placement="bottom end"
      >
        <MenuSection
          title="Move to"
          selectionMode="single"
          selectedKeys={[current]}
          onSelectionChange={(keys) => choose(keys === 'all' ? current : String([...keys][0] ?? current))}
        >
          {targets.map(({ id, title, refusal }, index) => (
            <MenuItem
              key={id}
              id={id}
              textValue={title}
              isDisabled={refusal !== null}
              {...(index < 9 && { shortcut: String(index + 1) })}
            >
              {title}
              {refusal === null ? null : <span className={styles.why}>{refusal}</span>}
            </MenuItem>
          ))}
        </MenuSection>
        {onMoveUp || onMoveDown ? <MenuSeparator /> : null}
        {onMoveUp ? (
          <MenuItem id={UP} icon={<ArrowUp aria-hidden />} onAction={onMoveUp}>
            Move up
          </MenuItem>
        ) : null}
        {onMoveDown ? (
          <MenuItem id={DOWN} icon={<ArrowDown aria-hidden />} onAction={onMoveDown}>
            Move down
          </MenuItem>
        ) : null}
        {more ? <MenuSeparator /> : null}
        {more}
      </MenuPopover>
    </div>
  );
}
