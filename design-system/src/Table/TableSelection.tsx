import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Column } from './Column.tsx';
import styles from './Table.module.css';
import { Cell } from './Table.tsx';

export interface SelectAllColumnProps {
  /** What a press chooses: "Select all candidates". */
  label: string;
  /** How much of what is shown is chosen. */
  chosen: 'none' | 'some' | 'all';
  /** Called with true to choose all that is shown, with false to choose none of it. */
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
}

/** The head of the column of checkboxes: chosen, not chosen, or some of them. */
export function SelectAllColumn({ label, chosen, onChange, isDisabled = false }: SelectAllColumnProps) {
  return (
    <Column className={styles.check}>
      <Checkbox
        aria-label={label}
        isSelected={chosen === 'all'}
        isIndeterminate={chosen === 'some'}
        isDisabled={isDisabled}
        onChange={() => onChange(chosen !== 'all')}
      />
    </Column>
  );
}

export interface SelectCellProps {
  /** Which row it chooses: "Select Ines Okafor". */
  label: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
}

/** The cell with the checkbox of its row; give the Row isSelected too. */
export function SelectCell({ label, ...checkbox }: SelectCellProps) {
  return (
    <Cell className={styles.check}>
      <Checkbox aria-label={label} {...checkbox} />
    </Cell>
  );
}
