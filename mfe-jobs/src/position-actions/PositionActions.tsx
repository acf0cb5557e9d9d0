import { Button } from '@shortlist/design-system/Button';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PositionActionsProps } from '../contract.ts';
import { DeletePositionDialog } from '../position-management/DeletePositionDialog.tsx';
import { EditPositionDialog } from '../position-management/EditPositionDialog.tsx';
import styles from './PositionActions.module.css';

/** Edit and Delete of a position with their dialogs, in whichever remote shows one. */
export default function PositionActions({ job, onDeleted }: PositionActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      <Button icon={<Pencil aria-hidden />} onPress={() => setOpen('edit')}>
        Edit
      </Button>
      <Button icon={<Trash2 aria-hidden />} onPress={() => setOpen('delete')}>
        Delete
      </Button>
      <EditPositionDialog job={job} isOpen={open === 'edit'} onClose={close} />
      <DeletePositionDialog job={job} isOpen={open === 'delete'} onClose={close} onDeleted={onDeleted} />
    </div>
  );
}
