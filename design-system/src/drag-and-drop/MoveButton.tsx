import { Ellipsis } from 'lucide-react';
import styles from './moving.module.css';
import { MENU_BUTTON } from './on-page.ts';

export interface MoveButtonProps {
  /** What is moved. */
  name: string;
  isTabStop: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

/** The three dots that open "Move to". A plain element: there may be hundreds, and one menu serves all. */
export function MoveButton({ name, isTabStop, isOpen, onOpen }: MoveButtonProps) {
  return (
    <button
      {...{ [MENU_BUTTON]: '' }}
      type="button"
      className={styles.more}
      aria-label={`Move ${name}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onOpen}
    >
      <Ellipsis aria-hidden />
    </button>
  );
}
