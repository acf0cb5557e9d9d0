import type { ReactNode } from 'react';
import type { ItemState } from '../drag-and-drop/MovableList.tsx';
import { MoveButton } from '../drag-and-drop/MoveButton.tsx';
import type { BoardCard } from './board-column.ts';
import styles from './CardFace.module.css';

export interface CardFaceProps {
  card: BoardCard;
  state: ItemState;
  onOpenMenu: (cardId: string) => void;
  /** Below the name. */
  children: ReactNode;
}

/** A card as it is seen: tab, name, menu, and the content that the screen gives it. */
export function CardFace({ card, state, onOpenMenu, children }: CardFaceProps) {
  return (
    <div className={styles.card} data-tab={card.tab}>
      <div className={styles.head}>
        <span className={styles.name}>{card.name}</span>
        <MoveButton
          name={card.name}
          isTabStop={state.isTabStop}
          isOpen={state.isMenuOpen}
          onOpen={() => onOpenMenu(card.id)}
        />
      </div>
      {children}
    </div>
  );
}
