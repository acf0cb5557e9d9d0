import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { ItemState } from '../drag-and-drop/MovableList.tsx';
import { MoveButton } from '../drag-and-drop/MoveButton.tsx';
import styles from './DropZones.module.css';
import type { DropZoneItem } from './drop-zone.ts';

export interface ZoneItemProps {
  item: DropZoneItem;
  state: ItemState;
  onOpenMenu: (id: string) => void;
  /** Given where several may be chosen. */
  onToggle: ((id: string) => void) | null;
  children: ReactNode;
}

/** An item as it is seen: its name, what the screen adds, and its menu. */
export function ZoneItem({ item, state, onOpenMenu, onToggle, children }: ZoneItemProps) {
  return (
    <div className={styles.item} data-selected={state.isSelected || undefined}>
      {onToggle ? (
        <Checkbox
          aria-label={`Select ${item.name}`}
          isSelected={state.isSelected}
          tabIndex={state.isTabStop ? 0 : -1}
          onChange={() => onToggle(item.id)}
        />
      ) : null}
      <div className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        {children}
      </div>
      <MoveButton
        name={item.name}
        isTabStop={state.isTabStop}
        isOpen={state.isMenuOpen}
        onOpen={() => onOpenMenu(item.id)}
      />
    </div>
  );
}
