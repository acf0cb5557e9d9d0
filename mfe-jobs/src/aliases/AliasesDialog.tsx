import { Dialog } from '@shortlist/design-system/Dialog';
import { AddAlias } from './AddAlias.tsx';
import styles from './AliasesDialog.module.css';
import { AliasList } from './AliasList.tsx';

export interface AliasesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The account's own names for things, as "we call it X". */
export function AliasesDialog({ isOpen, onClose }: AliasesDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title="Names Your Company Uses">
      <div className={styles.body}>
        <p className={styles.words}>
          Matches from now on find one name by the other, in every position. Earlier matches don’t change.
        </p>
        <AddAlias />
        <AliasList />
      </div>
    </Dialog>
  );
}
